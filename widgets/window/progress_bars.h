// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

inline constexpr int ProgressSteps = 1000; ///< of a bar, from nothing done to everything
inline constexpr int ProgressRefreshMilliseconds = 100; ///< between two looks at how far work is

} // namespace fairshare::gui
