// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace fairshare::gui {

/// A choice of a chart's parameter as people read it, in their language: `usage_ratio` becomes "Usage ratio".
QString choiceText(std::string_view choice);

/// What the smallest number of a parameter means instead of itself; "" where it is only a number.
QString minimumText(std::string_view parameterId);

} // namespace fairshare::gui
