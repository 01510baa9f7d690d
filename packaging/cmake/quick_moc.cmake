# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's moc needs the headers that a file includes only where a class with Q_OBJECT uses a macro of ours, which none does.
# Reading them takes nearly all of its time, so it is not told where they are.
function(quicken_moc target)
    get_target_property(moc Qt6::moc LOCATION)
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/moc @ONLY CONTENT [=[#!/bin/bash
for argument; do
    shift
    [[ $argument == -I* ]] || set -- "$@" "$argument"
done
exec @moc@ "$@"
]=])
    file(CHMOD ${CMAKE_CURRENT_BINARY_DIR}/moc FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${CMAKE_CURRENT_BINARY_DIR}/moc)
endfunction()
