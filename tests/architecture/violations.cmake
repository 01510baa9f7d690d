# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Common to the rule scripts: collect violations, then print them all and fail.
cmake_minimum_required(VERSION 3.25)
set(violation_count 0)

macro(violation file message)
    math(EXPR violation_count "${violation_count} + 1")
    message(NOTICE "${file}: ${message}")
endmacro()

macro(report_violations rules)
    if(violation_count)
        message(FATAL_ERROR "${rules}: ${violation_count} violations")
    endif()
    message(STATUS "${rules}: no violations")
endmacro()
