#!/bin/sh
# Takes back what install.sh did; the unpacked folder, your matches and settings stay.
set -eu
share=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$HOME/.local/bin/staufer" "$HOME/.local/bin/staufer-console"
rm -f "$share/applications/staufer.desktop" "$share/mime/packages/staufer.xml"
find "$share/icons/hicolor" \( -name staufer.png -o -name application-x-staufer-replay.png \) -delete 2>/dev/null || true
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
echo "Staufer is no longer in the menu. Its folder can be thrown away now."
