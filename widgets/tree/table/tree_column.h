// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"
#include "core/table/column.h"
#include "core/tree/association_limits.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace fairshare::gui {

enum class ColumnKind { Name, Shares, Usage, ShareFraction, UsageFraction, Factor, Rank, Detail, Limit };

/// One column of the tree table. An algorithm has its factor and rank. All other columns of its result follow
/// under the same heading, hidden by default. Limits follow last, hidden by default too.
struct TreeColumn {
    ColumnKind kind = ColumnKind::Name;
    const Algorithm* algorithm = nullptr; ///< algorithm of factor, rank and details
    std::size_t place = 0; ///< index of the algorithm in the registry; for limits, that of the last one
    ColumnSpec detail{}; ///< of a detail: its description by the algorithm
    bool isWord = false; ///< a detail with a 64-bit value
    bool hasLevelFs = false; ///< a factor for which accounts show a LevelFS
    LimitKind limit{}; ///< of a limit

    /// Returns a stable ID, for saved layouts: `name`, `shares`, `fair_tree.factor`.
    QString id() const;
    /// Returns the heading: "Shares", "Fair Tree".
    QString title() const;
    /// Returns its symbol in formulas, for strips: "S"; "" for none.
    QString symbol() const;
    /// Returns the second line of the heading: the unit or what decides; "" for none.
    QString subtitle() const;
    /// Returns the caption of the column under an algorithm's heading: "factor", "rank".
    QString part() const;
    /// Returns the heading in one line, for lists and copies: "Fair Tree factor", "Usage (TRES-s)".
    QString fullTitle() const;
    /// Returns one or two sentences for the header's tool tip.
    QString meaning() const;
    /// Returns the ID of the result column with the figures; "" if there is none.
    std::string_view resultColumn() const;
    /// Returns the ID of the algorithm whose result contains the figures.
    std::string_view sourceAlgorithm() const;
    bool isHiddenAtFirst() const { return kind == ColumnKind::Detail || kind == ColumnKind::Limit; }
    bool isNumber() const { return kind != ColumnKind::Name; }
    bool isEditable() const { return kind == ColumnKind::Shares || kind == ColumnKind::Usage; }
};

/// Returns all columns in the order shown. The order of the algorithms never changes.
const std::vector<TreeColumn>& treeColumns();

/// Returns the help for headings and cards, one line each: what the column is, with its range; for a factor
/// or rank, which of the two decides; for computed figures, the source of the formula.
QStringList columnHelp(const TreeColumn& column);

} // namespace fairshare::gui
