// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Tells the C library to keep freed memory for the next evaluation instead of giving it back to the system
/// and fetching it again page by page, which costs as much as the arithmetic. Call once at the start of a
/// program that evaluates again and again. Keeps at most 512 MiB.
void reuseFreedMemory();

} // namespace fairshare
