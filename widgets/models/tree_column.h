// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"
#include "core/table/column.h"

#include <QString>

#include <string_view>
#include <vector>

namespace fairshare::gui {

enum class ColumnKind { Name, Shares, Usage, ShareFraction, UsageFraction, Factor, Rank, Detail };

/// One column of the tree table. An algorithm has its factor and rank and then, hidden until somebody wants
/// them, all other columns of its result, under one heading.
struct TreeColumn {
    ColumnKind kind = ColumnKind::Name;
    const Algorithm* algorithm = nullptr; ///< of factor, rank and details
    std::size_t place = 0; ///< of the algorithm among all
    ColumnSpec detail{}; ///< of a detail: as the algorithm describes it
    bool isWord = false; ///< a detail of 64 bits
    bool hasLevelFs = false; ///< a factor beside which accounts have a LevelFS

    /// Stable, for remembered layouts: `name`, `shares`, `fair_tree.factor`.
    QString id() const;
    /// Heading: "Shares", "Fair Tree".
    QString title() const;
    /// Second line: unit or what decides; "" for none.
    QString subtitle() const;
    /// What the column itself holds, under an algorithm's heading: "factor", "rank".
    QString part() const;
    /// All in one line, for lists and copies: "Fair Tree factor", "Usage (TRES-s)".
    QString fullTitle() const;
    /// One or two sentences for the header's tool tip.
    QString meaning() const;
    /// Id of the result's column that holds the figures; "" where none does.
    std::string_view resultColumn() const;
    /// Id of the algorithm whose result holds the figures.
    std::string_view sourceAlgorithm() const;
    bool isHiddenAtFirst() const { return kind == ColumnKind::Detail; }
    bool isNumber() const { return kind != ColumnKind::Name; }
    bool isEditable() const { return kind == ColumnKind::Shares || kind == ColumnKind::Usage; }
};

/// All columns in the order shown. Algorithms always stand in the same order.
const std::vector<TreeColumn>& treeColumns();

/// The algorithm's title in the user's language.
QString algorithmTitle(const Algorithm& algorithm);

} // namespace fairshare::gui
