// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::test {

/// Number of rows in a large file and of accounts in a deep chain: 100,000, or 10,000 under the sanitizers,
/// which find the same in fewer rows.
constexpr int Many = MANY;

} // namespace fairshare::test
