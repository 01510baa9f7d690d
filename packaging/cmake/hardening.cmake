# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Optimized builds read files from strangers: checked library calls, stack canaries, read-only relocations.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT FAIRSHARE_SANITIZE)
    add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong)
    add_link_options(-Wl,-z,relro,-z,now)
endif()
