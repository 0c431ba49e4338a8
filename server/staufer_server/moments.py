"""The type of columns that hold a time: more than 32 bits, where a database makes a difference."""

from __future__ import annotations

from sqlalchemy import BigInteger, Dialect, Integer
from sqlalchemy.types import TypeDecorator, TypeEngine


class Moment(TypeDecorator[int]):
    """Seconds since 1970, or milliseconds of a match."""

    impl = BigInteger
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[int]:
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else BigInteger())
