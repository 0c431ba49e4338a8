#!/bin/sh
# From dist/Staufer.app to a disk image that Gatekeeper lets through; runs on macOS only.
#   VERSION=0.1.0 [SIGN_AS="Developer ID Application: ..."] [NOTARY_PROFILE=staufer] installer/macos/make_dmg.sh
# Without SIGN_AS the program is signed for this computer only, and whoever downloads it has to allow it by hand.
# NOTARY_PROFILE names what `xcrun notarytool store-credentials` has kept in the keychain.
set -eu
cd "$(dirname "$0")/../.."
app=dist/Staufer.app
image=dist/staufer-$VERSION-macos-$(uname -m).dmg

codesign --force --deep --timestamp --options runtime \
  --entitlements installer/macos/entitlements.plist --sign "${SIGN_AS:--}" "$app"
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Staufer -srcfolder "$stage" -ov -format UDZO "$image"
rm -rf "$stage"

if [ -n "${SIGN_AS:-}" ]; then
  codesign --timestamp --sign "$SIGN_AS" "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
  xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
  xcrun stapler staple "$image"
fi
echo "$image"
