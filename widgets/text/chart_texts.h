// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// What the descriptions of charts say, in the user's language.
namespace fairshare::gui {

/// Title, summary or meaning of a chart or of one of its parameters.
QString chartText(std::string_view english);

/// A choice of a parameter as people read it: `usage_ratio` becomes "Usage ratio".
QString choiceText(std::string_view choice);

} // namespace fairshare::gui
