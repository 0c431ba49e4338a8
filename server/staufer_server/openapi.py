"""The OpenAPI document of the HTTP interface, made from its calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus

from pydantic import TypeAdapter

from staufer_server.answers import RefusalSaid
from staufer_server.calls import JSON, Binary, Call, InPath, adapter

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]
JsonObject = dict[str, Json]
REFERENCE = "#/components/schemas/{model}"
ANY_CALL = (400, 408, 413, 415, 429, 500, 503)  # what any call may be refused with
ABOUT = (
    "Accounts, ladders, players and matches of one Staufer server. Whoever is refused gets a stable code and a "
    "sentence. Live play speaks msgpack over the WebSocket at /ws and is not part of this document."
)


def document(calls: Sequence[Call], version: str) -> JsonObject:
    schemas: JsonObject = {}
    paths: dict[str, JsonObject] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Staufer", "version": version, "description": ABOUT},
        "paths": dict(paths),
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(call: Call, schemas: JsonObject) -> JsonObject:
    said: JsonObject = {
        "operationId": call.handler.__name__,
        "summary": call.summary,
        "parameters": [*(in_path(name, part) for name, part in call.path_parts.items()), *in_query(call, schemas)],
        "responses": responses(call, schemas),
    }
    if call.takes is not None:
        if isinstance(call.takes, Binary):
            content: JsonObject = {call.takes.media: {"schema": {"type": "string", "format": "binary"}}}
        else:
            content = {JSON: {"schema": schema_of(call.takes, schemas, is_answer=False)}}
        said["requestBody"] = {"required": True, "content": content}
    if call.who == "owner":
        said["security"] = [{"token": []}]
    elif call.who == "anybody":
        said["security"] = [{"token": []}, {}]
    return said


def in_path(name: str, part: InPath) -> JsonObject:
    shape: JsonObject = {"type": "string", "pattern": f"^{part.pattern}$"}
    if part.is_number:
        shape = {"type": "integer", "minimum": 0, "maximum": 10**15 - 1}
    return {"name": name, "in": "path", "required": True, "description": part.meaning, "schema": shape}


def in_query(call: Call, schemas: JsonObject) -> list[Json]:
    if call.query is None:
        return []
    whole = TypeAdapter(call.query).json_schema()
    return [{"name": name, "in": "query", "schema": shape} for name, shape in whole["properties"].items()]


def responses(call: Call, schemas: JsonObject) -> JsonObject:
    said: JsonObject = {}
    if call.gives is None:
        said["204"] = {"description": "Done."}
    elif isinstance(call.gives, Binary):
        content: JsonObject = {call.gives.media: {"schema": {"type": "string", "format": "binary"}}}
        said[str(call.status)] = {"description": "A file.", "content": content}
    else:
        content = {JSON: {"schema": schema_of(call.gives, schemas, is_answer=True)}}
        said[str(call.status)] = {"description": "As asked.", "content": content}
    by_token = (401, 403) if call.who != "stranger" else ()
    by_path = (404,) if call.path_parts else ()
    for status in sorted({*ANY_CALL, *by_token, *by_path, *call.refusals}):
        content = {JSON: {"schema": schema_of(RefusalSaid, schemas, is_answer=True)}}
        said[str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
    return said


def schema_of(kind: type, schemas: JsonObject, is_answer: bool) -> JsonObject:
    """A reference to the schema of *kind*, which is entered among *schemas* with those that it refers to."""
    whole = adapter(kind).json_schema(ref_template=REFERENCE, mode="serialization" if is_answer else "validation")
    schemas.update(whole.pop("$defs", {}))
    schemas[kind.__name__] = whole
    return {"$ref": REFERENCE.format(model=kind.__name__)}
