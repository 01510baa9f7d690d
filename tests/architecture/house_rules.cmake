# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What a file of this tree looks like. Run: cmake -DROOT=<source folder> -P house_rules.cmake
include(${CMAKE_CURRENT_LIST_DIR}/violations.cmake)

set(longest_file 400)

# The top level stays readable at one glance.
set(top_level CMakeLists.txt CMakePresets.json LICENSE README.md app core packaging resources tests widgets)
file(GLOB entries RELATIVE ${ROOT} ${ROOT}/*)
foreach(entry IN LISTS entries)
    if(NOT entry IN_LIST top_level AND NOT entry MATCHES "^\\.|^build")
        violation(${entry} "not one of the entries of the top level")
    endif()
endforeach()

# Sources of ours: named in snake_case, short, licensed, guarded, and built.
set(cmake_text "")
file(GLOB_RECURSE cmake_files ${ROOT}/app/CMakeLists.txt ${ROOT}/core/CMakeLists.txt ${ROOT}/widgets/CMakeLists.txt)
foreach(file IN LISTS cmake_files)
    file(READ ${file} text)
    string(APPEND cmake_text "${text}\n")
endforeach()

file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/core/*.h ${ROOT}/core/*.cpp
    ${ROOT}/widgets/*.h ${ROOT}/widgets/*.cpp)
foreach(file IN LISTS sources)
    file(READ ${ROOT}/${file} text)
    string(REGEX MATCHALL "\n" line_ends "${text}")
    list(LENGTH line_ends lines)
    if(lines GREATER longest_file)
        violation(${file} "${lines} lines, at most ${longest_file}")
    endif()
    get_filename_component(name ${file} NAME)
    if(NOT name MATCHES "^[a-z0-9_]+\\.(h|cpp)$")
        violation(${file} "file names are snake_case")
    endif()
    if(file MATCHES "\\.h$" AND NOT text MATCHES "#pragma once")
        violation(${file} "no #pragma once")
    endif()
    if(file MATCHES "\\.cpp$" AND NOT file MATCHES "/(algorithms|charts|formats|generators|policies|schedulers|workloads)/[^/]+$" AND NOT cmake_text MATCHES "${name}")
        violation(${file} "in no CMakeLists.txt, so it is not built")
    endif()
endforeach()

# Every text of ours says whose it is and on which terms.
file(GLOB_RECURSE licensed RELATIVE ${ROOT} ${ROOT}/app/CMakeLists.txt ${ROOT}/core/CMakeLists.txt
    ${ROOT}/widgets/CMakeLists.txt ${ROOT}/packaging/* ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h ${ROOT}/tests/*.cmake
    ${ROOT}/tests/*.sh ${ROOT}/tests/CMakeLists.txt)
file(GLOB dot_files RELATIVE ${ROOT} ${ROOT}/CMakeLists.txt ${ROOT}/.clang-format ${ROOT}/.clang-tidy
    ${ROOT}/.codespellrc ${ROOT}/.ci/run)
foreach(file IN LISTS sources licensed dot_files)
    file(READ ${ROOT}/${file} head LIMIT 600)
    if(NOT head MATCHES "SPDX-FileCopyrightText: " OR NOT head MATCHES "SPDX-License-Identifier: GPL-3.0-or-later")
        violation(${file} "lacks the two SPDX lines")
    endif()
endforeach()

# A test runs or does not exist. (The words are split so that this file does not find itself.)
file(GLOB_RECURSE tests RELATIVE ${ROOT} ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h)
foreach(file IN LISTS tests)
    file(READ ${ROOT}/${file} text)
    if(text MATCHES "GTEST_SK[I]P|DIS[A]BLED_|QSK[I]P")
        violation(${file} "switches a test off")
    endif()
endforeach()

# Each registered folder, its declarations and its registry hold the same names.
function(check_registry folder declarations registry)
    if(NOT EXISTS ${ROOT}/${registry})
        return()
    endif()
    file(READ ${ROOT}/${declarations} declared)
    file(READ ${ROOT}/${registry} registered)
    file(GLOB files ${ROOT}/${folder}/*.cpp)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        if(NOT declared MATCHES "[ ]${name}\\(\\);")
            violation(${folder}/${name}.cpp "not declared in ${declarations}")
        endif()
        if(NOT registered MATCHES "::${name}\\(\\)")
            violation(${folder}/${name}.cpp "not registered in ${registry}")
        endif()
    endforeach()
    set(violation_count ${violation_count} PARENT_SCOPE)
endfunction()
check_registry(core/fairshare/algorithms core/fairshare/algorithms/algorithms.h core/fairshare/algorithm_registry.cpp)
check_registry(core/io/formats core/io/formats/formats.h core/io/format_registry.cpp)
check_registry(core/io/workloads core/io/workloads/workload_formats.h core/io/workload_import.cpp)
check_registry(core/simulator/generators core/simulator/generators/generators.h core/simulator/workload_generators.cpp)
check_registry(core/chart/charts core/chart/charts/charts.h core/chart/chart_registry.cpp)
check_registry(widgets/export/formats widgets/export/formats/formats.h widgets/export/picture_format_registry.cpp)
report_violations("house rules")
