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
        Before, ///< rank in the compared state
        Now,
        Move,
        Factor,
        OtherMove, ///< move under one of the algorithms
        Cause, ///< the single edit that on its own moves the user this way
    };

    Kind kind = Kind::Name;
    const Algorithm* algorithm = nullptr; ///< algorithm of OtherMove

    /// Returns the first line of the heading.
    QString title() const;
    /// Returns the second line of the heading.
    /// @param shown the comparison of the table, or null
    QString subtitle(const RankComparison* shown) const;
    /// Returns the heading in one line, for copies: "Rank, current", "Move under Classic".
    /// @param shown likewise
    QString fullTitle(const RankComparison* shown) const;
    /// Returns the text of the heading's card: what the column is, its range, and what decides.
    QString meaning(const Algorithm* shown) const;
    ComparisonKey key() const;
    bool isMove() const { return kind == Kind::Move || kind == Kind::OtherMove; }
};

using ComparisonKind = ComparisonColumn::Kind;

/// Returns all columns in the order shown; moves under the algorithms are in registry order.
const std::vector<ComparisonColumn>& comparisonColumns();

} // namespace fairshare::gui
