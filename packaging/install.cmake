# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts beside the programs. Check the artwork after a change with desktop-file-validate,
# appstreamcli validate --no-net, and update-mime-database on a copy.
include(GNUInstallDirs)

install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY resources/samples DESTINATION ${CMAKE_INSTALL_DOCDIR})

if(FAIRSHARE_EXPLORER)
    set(desktop packaging/desktop)
    install(FILES ${desktop}/fairshare-explorer.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop}/org.fairshare_explorer.Explorer.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/fairshare-explorer.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    install(FILES resources/icons/fairshare-explorer.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
