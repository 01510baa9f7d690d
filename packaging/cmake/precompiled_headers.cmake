# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads these headers once for all units of a target.
function(precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # Behind a precompiled header GCC 12 sees joined strings end outside of their bounds.
    target_compile_options(${target} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread>)
endfunction()
