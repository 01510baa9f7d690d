# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# GCC frees its memory less often: a tenth of the time of a joined unit, for a quarter more memory.
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-expand=200 --param=ggc-min-heapsize=400000)
endif()

# With CMAKE_UNITY_BUILD, compiles up to `most` files of one room as one: headers are read once for all of them. A room
# is a folder directly below `top`, with all folders in it. So names without linkage are unique in a room, and a new
# file of one room leaves the units of all others as they are. Call it once the target has all its sources.
function(join_rooms target top most)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(rooms "")
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${top})
        string(REGEX MATCH "^(\\.\\./)?[a-z_]+/" room ${path})
        string(MAKE_C_IDENTIFIER "${target}_${room}" room)
        list(APPEND rooms ${room})
        list(APPEND files_of_${room} ${source})
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    foreach(room IN LISTS rooms)
        list(LENGTH files_of_${room} count)
        math(EXPR units "(${count} + ${most} - 1) / ${most}")
        math(EXPR size "(${count} + ${units} - 1) / ${units}")
        set(at 0)
        foreach(source IN LISTS files_of_${room})
            math(EXPR unit "${at} / ${size}")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room}${unit})
            math(EXPR at "${at} + 1")
        endforeach()
    endforeach()
endfunction()

# Optimizes these rooms and files in joined Debug builds: without that, simulations under the sanitizers take eight times
# as long. These do without the precompiled header, which fits only units with the same optimization.
function(optimize target)
    if(NOT CMAKE_UNITY_BUILD OR NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        get_source_file_property(group ${source} UNITY_GROUP)
        if(source IN_LIST ARGN)
            set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
                COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
        elseif(group MATCHES "^${target}_([a-z_]+)_[0-9]+$" AND CMAKE_MATCH_1 IN_LIST ARGN)
            set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/Unity/unity_${group}_cxx.cxx
                PROPERTIES COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
        endif()
    endforeach()
endfunction()
