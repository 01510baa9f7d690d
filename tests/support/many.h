// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::test {

/// Rows of a large file and accounts of a deep chain: 100,000, under the sanitizers 10,000, in which they
/// find the same in a tenth of the time.
constexpr int Many = MANY;

} // namespace fairshare::test
