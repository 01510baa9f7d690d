# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Plants one violation of each rule in an empty tree and expects the scripts to name all of them.
file(REMOVE_RECURSE ${PLANTED})
cmake_minimum_required(VERSION 3.25)
set(spdx "// SPDX-FileCopyrightText: x\n// SPDX-License-Identifier: GPL-3.0-or-later\n")
set(skip SKIP)

# Writes `file` and expects `message` about it from `rules` (include_rules or house_rules).
function(plant rules file text message)
    file(WRITE ${PLANTED}/${file} "${text}")
    set(expected_${rules} ${expected_${rules}} "${file}: ${message}" PARENT_SCOPE)
endfunction()

file(WRITE ${PLANTED}/core/scenario/scenario.h "${spdx}#pragma once\n")
file(WRITE ${PLANTED}/core/io/import/format.h "${spdx}#pragma once\n")
file(WRITE ${PLANTED}/widgets/tree/view.h "${spdx}#pragma once\n")
plant(include_rules core/base/a.h "${spdx}#pragma once\n#include <QString>\n" "<QString> is Qt, which core/base does not know")
plant(include_rules core/tree/b.h "${spdx}#pragma once\n#include \"core/scenario/scenario.h\"\n"
    "core/tree must not include \"core/scenario/scenario.h\"")
plant(include_rules core/analysis/lint/c.h "${spdx}#pragma once\n#include \"core/io/import/format.h\"\n"
    "core/analysis/lint must not include \"core/io/import/format.h\"")
plant(include_rules core/chart/q.h "${spdx}#pragma once\n#include \"core/io/import/format.h\"\n"
    "core/chart must not include \"core/io/import/format.h\"")
plant(include_rules core/analysis/lint/r.h "${spdx}#pragma once\n#include \"core/chart/q.h\"\n"
    "core/analysis/lint must not include \"core/chart/q.h\"")
plant(include_rules core/chart/s.h "${spdx}#pragma once\n#include <qcustomplot.h>\n"
    "<qcustomplot.h> is Qt, which core/chart does not know")
plant(include_rules core/odd/d.h "${spdx}#pragma once\n#include \"core/io/import/format.h\"\n"
    "is in no room of include_rules.cmake")
plant(include_rules core/io/e.h "${spdx}#pragma once\n#include \"widgets/tree/view.h\"\n"
    "core must not include \"widgets/tree/view.h\"")
plant(include_rules core/io/f.h "${spdx}#pragma once\n#include \"format.h\"\n" "\"format.h\" is not written from the top folder")
plant(include_rules core/io/g.h "${spdx}#pragma once\n#include <thread>\n" "<thread>: only core/simulation/sweep starts threads")
plant(include_rules widgets/table/h.h "${spdx}#pragma once\n#include \"widgets/tree/view.h\"\n"
    "widgets/table must not include \"widgets/tree/view.h\"")
plant(include_rules widgets/tree/i.h "${spdx}#pragma once\n#include <qcustomplot.h>\n"
    "only widgets/plotting/canvas includes <qcustomplot.h>")
plant(include_rules app/cli/j.cpp "${spdx}#include <QApplication>\n" "<QApplication> is Qt, which app/cli does not know")

plant(house_rules README.md "[a](core/missing.md)\n" "links to core/missing.md, which does not exist")
plant(house_rules notes.txt "x\n" "not one of the entries of the top level")
plant(house_rules core/base/Camel.h "${spdx}#pragma once\n" "file names are snake_case")
plant(house_rules core/base/l.h "${spdx}" "no #pragma once")
plant(house_rules core/base/m.cpp "${spdx}" "in no CMakeLists.txt, so it is not built")
plant(house_rules core/base/n.h "#pragma once\n" "lacks the two SPDX lines")
file(WRITE ${PLANTED}/core/fairshare/algorithms/usual.cpp "${spdx}")
plant(house_rules core/base/u.h "${spdx}#pragma once\nid == \"usual\"\n" "names the algorithm \"usual\"")
plant(house_rules tests/core/o.cpp "${spdx}GTEST_${skip}()\n" "switches a test off")
file(WRITE ${PLANTED}/core/io/format_registry.cpp "${spdx}format_files::other()\n")
file(WRITE ${PLANTED}/core/io/formats/formats.h "${spdx}#pragma once\n")
plant(house_rules core/io/formats/p.cpp "${spdx}" "not declared in core/io/formats/formats.h")
file(WRITE ${PLANTED}/core/chart/chart_registry.cpp "${spdx}chart_files::other()\n")
file(WRITE ${PLANTED}/core/chart/charts/charts.h "${spdx}#pragma once\n")
plant(house_rules core/chart/charts/t.cpp "${spdx}" "not declared in core/chart/charts/charts.h")
list(APPEND expected_house_rules
    "core/io/formats/p.cpp: not registered in core/io/format_registry.cpp"
    "core/chart/charts/t.cpp: not registered in core/chart/chart_registry.cpp")

foreach(command "init;--quiet" "add;--all;--force")
    execute_process(COMMAND git -C ${PLANTED} ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(WRITE ${PLANTED}/left_here.txt "not tracked, so no violation\n")

set(missing 0)
foreach(rules include_rules house_rules)
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${PLANTED} -P ${CMAKE_CURRENT_LIST_DIR}/${rules}.cmake
        OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
    if(result EQUAL 0)
        message(FATAL_ERROR "${rules} passed a tree full of violations")
    endif()
    if(output MATCHES "left_here")
        message(FATAL_ERROR "${rules} looks at a file that git does not track")
    endif()
    foreach(sentence IN LISTS expected_${rules})
        string(FIND "${output}" "${sentence}" where)
        if(where EQUAL -1)
            message(NOTICE "${rules} did not say: ${sentence}")
            set(missing 1)
        endif()
    endforeach()
endforeach()
if(missing)
    message(FATAL_ERROR "the rules missed planted violations; they said:\n${output}")
endif()
