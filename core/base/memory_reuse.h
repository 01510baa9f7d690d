// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Makes the C library keep freed memory for the next evaluation. Otherwise the memory is returned to the
/// system and fetched again page by page, which costs as much as the arithmetic. Call once at the start of a
/// program that evaluates repeatedly. Keeps at most 512 MiB.
void reuseFreedMemory();

} // namespace fairshare
