// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

inline constexpr int ProgressSteps = 1000; ///< maximum value of a progress bar
inline constexpr int ProgressRefreshMilliseconds = 100; ///< between two updates of the progress

} // namespace fairshare::gui
