// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <QString>

#include <string_view>
#include <vector>

namespace fairshare::gui {

enum class ColumnKind { Name, Shares, Usage, ShareFraction, UsageFraction, Factor, Rank };

/// One column of the tree table. An algorithm has two, factor and rank, under one heading.
struct TreeColumn {
    ColumnKind kind = ColumnKind::Name;
    const Algorithm* algorithm = nullptr; ///< of factor and rank
    std::size_t place = 0; ///< of the algorithm among all

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
    /// Id of the algorithm whose result holds the figures.
    std::string_view sourceAlgorithm() const;
    bool isNumber() const { return kind != ColumnKind::Name; }
    bool isEditable() const { return kind == ColumnKind::Shares || kind == ColumnKind::Usage; }
};

/// All columns in the order shown. Algorithms always stand in the same order.
const std::vector<TreeColumn>& treeColumns();

/// The algorithm's title in the user's language.
QString algorithmTitle(const Algorithm& algorithm);

} // namespace fairshare::gui
