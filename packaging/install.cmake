# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts beside the programs. Check the artwork after a change with desktop-file-validate,
# appstreamcli validate --no-net, and update-mime-database on a copy.
include(GNUInstallDirs)

install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY resources/schemas DESTINATION ${CMAKE_INSTALL_DATADIR}/fairshare)
install(DIRECTORY resources/samples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY resources/manual resources/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR}/resources) # as README.md names them

if(FAIRSHARE_EXPLORER)
    set(desktop packaging/desktop)
    install(FILES ${desktop}/fairshare-explorer.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop}/org.fairshare_explorer.Explorer.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/fairshare-explorer.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    install(FILES resources/icons/fairshare-explorer.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()

# The engine as a library: headers, a package for CMake and one for pkg-config.
include(CMakePackageConfigHelpers)
set(development COMPONENT development)
set_target_properties(core PROPERTIES EXPORT_NAME core OUTPUT_NAME fairshare-core)
install(TARGETS core EXPORT fairshare ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${development})
install(DIRECTORY core DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/fairshare ${development} FILES_MATCHING PATTERN "*.h")
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/fairshare)
install(EXPORT fairshare NAMESPACE fairshare:: FILE fairshare-targets.cmake DESTINATION ${package_folder} ${development})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/fairshare-config-version.cmake COMPATIBILITY SameMinorVersion)
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(packaging/cmake/fairshare.pc.in fairshare.pc @ONLY)
install(FILES packaging/cmake/fairshare-config.cmake ${PROJECT_BINARY_DIR}/fairshare-config-version.cmake
    DESTINATION ${package_folder} ${development})
install(FILES ${PROJECT_BINARY_DIR}/fairshare.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig ${development})
