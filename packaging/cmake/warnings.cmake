# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Interface targets: every target of ours links project_warnings.
add_library(project_warnings INTERFACE)
target_compile_options(project_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wsuggest-override
        -Wno-restrict> # GCC 12 sees overlaps in joined strings where there are none
    # Double to long double is meant; std::stable_sort of GCC 12 calls what clang knows to be deprecated.
    $<$<CXX_COMPILER_ID:Clang>:-Wdocumentation -Wno-double-promotion -Wno-deprecated-declarations>
    $<$<BOOL:${FAIRSHARE_WERROR}>:-Werror>
    # The schedulers' last digits depend on each rounding step: no fused multiply-add, no reordering.
    # Clang replaces pow(2, x) by exp2(x), whose last digit is another.
    -ffp-contract=off $<$<CXX_COMPILER_ID:Clang>:-fno-builtin-pow>)
if(FAIRSHARE_SANITIZE)
    set(sanitizers -fsanitize=${FAIRSHARE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_compile_options(${sanitizers})
    add_link_options(${sanitizers})
endif()
if(FAIRSHARE_FUZZ)
    # Tells the fuzzer which branches an input took.
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
