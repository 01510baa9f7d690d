// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/memory_reuse.h"

#include <malloc.h>

namespace fairshare {

void reuseFreedMemory()
{
    // NOLINTBEGIN(concurrency-mt-unsafe): called before there are threads
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_TOP_PAD, 16 << 20);
    // NOLINTEND(concurrency-mt-unsafe)
}

} // namespace fairshare
