// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"

#include "core/fairshare/algorithm.h"

#include <QStringList>

namespace fairshare::gui {

/// Whether the value of a factor matters or only its rank, in one sentence.
QString decidingText(const Algorithm& algorithm);

/// Where the formula comes from, in one line.
QString sourceText(const Algorithm& algorithm);

/// What headings and cards say about a column, a line each: what it is with its range; of a factor or rank
/// whether the one or the other decides; of what is computed where its formula comes from.
QStringList columnHelp(const TreeColumn& column);

/// The same about a column of an algorithm's result.
QStringList columnHelp(const ColumnSpec& column, const Algorithm& algorithm);

} // namespace fairshare::gui
