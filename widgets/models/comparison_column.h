// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/rank_comparison.h"
#include "core/fairshare/algorithm.h"

#include <QString>

#include <vector>

namespace fairshare::gui {

/// One column of the comparison.
struct ComparisonColumn {
    enum class Kind {
        Name,
        Before, ///< the rank compared with
        Now,
        Move,
        Factor,
        OtherMove, ///< under one of the algorithms
        Cause, ///< the edit that alone moves the user so
    };

    Kind kind = Kind::Name;
    const Algorithm* algorithm = nullptr; ///< of OtherMove

    /// First line of the heading.
    QString title() const;
    /// Second line of the heading. @param shown the algorithm of the table, or null
    QString subtitle(const Algorithm* shown) const;
    /// All in one line, for copies: "Rank before", "Move under Classic".
    QString fullTitle() const;
    /// What it is, its range, what decides, for the heading's card.
    QString meaning(const Algorithm* shown) const;
    ComparisonKey key() const;
    bool isMove() const { return kind == Kind::Move || kind == Kind::OtherMove; }
};

using ComparisonKind = ComparisonColumn::Kind;

/// All columns in the order shown; moves under the algorithms stand in the order of the registry.
const std::vector<ComparisonColumn>& comparisonColumns();

} // namespace fairshare::gui
