; The installer for Windows, for one user and without administrator's rights.
;   makensis -DVERSION=0.1.0 -DFOLDER=dist\staufer -DOUTPUT=dist\staufer-0.1.0-windows-x64.exe installer\windows\staufer.nsi

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"

!ifndef VERSION | FOLDER | OUTPUT
  !error "VERSION, FOLDER and OUTPUT are to be given with -D"
!endif
!ifndef SLASH  ; as the system writes paths on which this is compiled
  !define SLASH "\"
!endif
!ifndef ICON
  !define ICON "build\icons\staufer.ico"
!endif

Name "Staufer"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Staufer"
InstallDirRegKey HKCU "Software\Staufer" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Staufer"
VIAddVersionKey "FileDescription" "Installs Staufer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The developers of Staufer"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\staufer.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Staufer"

Section "Staufer"
  ; An update takes the place of the old program whole: nothing of it may be found by the new one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}${SLASH}*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Staufer" "Folder" "$INSTDIR"

  CreateShortcut "$SMPROGRAMS\Staufer.lnk" "$INSTDIR\staufer.exe"

  ; Replays open with a double click, invitations from the browser.
  WriteRegStr HKCU "Software\Classes\.staufer" "" "Staufer.Replay"
  WriteRegStr HKCU "Software\Classes\Staufer.Replay" "" "Staufer replay"
  WriteRegStr HKCU "Software\Classes\Staufer.Replay\DefaultIcon" "" "$INSTDIR\staufer.exe,0"
  WriteRegStr HKCU "Software\Classes\Staufer.Replay\shell\open\command" "" '"$INSTDIR\staufer.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\staufer" "" "URL:Staufer invitation"
  WriteRegStr HKCU "Software\Classes\staufer" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\staufer\shell\open\command" "" '"$INSTDIR\staufer.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Staufer"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\staufer.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The developers of Staufer"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; Matches, replays and settings lie elsewhere, and stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\staufer.exe"
  Delete "$INSTDIR\staufer-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Staufer.lnk"
  DeleteRegKey HKCU "Software\Classes\.staufer"
  DeleteRegKey HKCU "Software\Classes\Staufer.Replay"
  DeleteRegKey HKCU "Software\Classes\staufer"
  DeleteRegKey HKCU "Software\Staufer"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
