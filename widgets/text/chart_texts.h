// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace fairshare::gui {

/// Returns a choice of a chart parameter as display text, translated: `usage_ratio` becomes "Usage ratio".
QString choiceText(std::string_view choice);

/// Returns the special meaning of a parameter's smallest number; "" if it is only a number.
QString minimumText(std::string_view parameterId);

} // namespace fairshare::gui
