# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets `variable` to the files of ROOT that git tracks and that match the patterns, in which * spans folders. What else
# lies in the checkout is nobody's business.
function(tracked_files variable)
    execute_process(COMMAND git -c safe.directory=* -c core.quotePath=false -C ${ROOT} ls-files --cached -- ${ARGN}
        OUTPUT_VARIABLE output RESULT_VARIABLE result)
    if(result)
        message(FATAL_ERROR "git cannot list the files of ${ROOT}")
    endif()
    string(REGEX REPLACE "\n$" "" output "${output}")
    string(REPLACE "\n" ";" files "${output}")
    set(present "")
    foreach(file IN LISTS files)
        if(EXISTS ${ROOT}/${file}) # not one that was just deleted
            list(APPEND present ${file})
        endif()
    endforeach()
    set(${variable} ${present} PARENT_SCOPE)
endfunction()
