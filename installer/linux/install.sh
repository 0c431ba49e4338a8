#!/bin/sh
# Registers the unpacked program for the present user: menu entry, icons, replays, invitation links.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
mkdir -p "$bin" "$share/applications" "$share/mime/packages" "$share/icons/hicolor"
ln -sf "$here/staufer/staufer" "$bin/staufer"
ln -sf "$here/staufer/staufer-console" "$bin/staufer-console"
sed "s|^Exec=staufer|Exec=\"$here/staufer/staufer\"|" "$here/share/applications/staufer.desktop" >"$share/applications/staufer.desktop"
cp "$here/share/mime/packages/staufer.xml" "$share/mime/packages/staufer.xml"
cp -R "$here/share/icons/hicolor/." "$share/icons/hicolor/"
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
echo "Staufer is in the menu now, and as the command $bin/staufer. To undo this: $here/uninstall.sh"
