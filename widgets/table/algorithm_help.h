// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"
#include "core/table/column.h"

#include <QStringList>

namespace fairshare::gui {

/// Returns the algorithm's title in the user's language.
QString algorithmTitle(const Algorithm& algorithm);

/// Returns one sentence about whether the value of a factor matters or only its rank.
QString decidingText(const Algorithm& algorithm);

/// Returns the source of the formula, in one line.
QString sourceText(const Algorithm& algorithm);

/// Returns the help for a column of an algorithm's result, one line each: what the column is, with its range;
/// which decides, value or rank; the source of the formula.
QStringList columnHelp(const ColumnSpec& column, const Algorithm& algorithm);

} // namespace fairshare::gui
