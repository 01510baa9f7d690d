// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"

#include "core/fairshare/algorithm.h"

#include <QStringList>

namespace fairshare::gui {

/// Returns one sentence about whether the value of a factor matters or only its rank.
QString decidingText(const Algorithm& algorithm);

/// Returns the source of the formula, in one line.
QString sourceText(const Algorithm& algorithm);

/// Returns the help for headings and cards, one line each: what the column is, with its range; for a factor
/// or rank, which of the two decides; for computed figures, the source of the formula.
QStringList columnHelp(const TreeColumn& column);

/// Returns the same help for a column of an algorithm's result.
QStringList columnHelp(const ColumnSpec& column, const Algorithm& algorithm);

} // namespace fairshare::gui
