// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/comparison_column.h"

#include "widgets/models/algorithm_help.h"
#include "widgets/models/tree_column.h"

#include "core/fairshare/algorithm_registry.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct ComparisonColumnTexts {
    Q_DECLARE_TR_FUNCTIONS(ComparisonColumnTexts)
};

/// Enough of a title to tell it from the others in a narrow column: "Depth-oblivious" is "Depth".
QString firstWord(const QString& title)
{
    qsizetype end = 0;
    while (end < title.size() && title.at(end).isLetterOrNumber())
        ++end;
    return end == 0 ? title : title.left(end);
}

} // namespace

QString ComparisonColumn::title() const
{
    switch (kind) {
    case Kind::Name:
        return ComparisonColumnTexts::tr("Account or user");
    case Kind::Before:
    case Kind::Now:
        return ComparisonColumnTexts::tr("Rank");
    case Kind::Move:
        return ComparisonColumnTexts::tr("Move");
    case Kind::Factor:
        return ComparisonColumnTexts::tr("Factor");
    case Kind::Cause:
        return ComparisonColumnTexts::tr("Cause");
    case Kind::OtherMove:
        break;
    }
    return firstWord(algorithmTitle(*algorithm));
}

QString ComparisonColumn::subtitle(const Algorithm* shown) const
{
    switch (kind) {
    case Kind::Before:
        return ComparisonColumnTexts::tr("before");
    case Kind::Now:
        return ComparisonColumnTexts::tr("now");
    case Kind::Factor:
        if (shown == nullptr)
            return ComparisonColumnTexts::tr("now");
        return shown->meaning == FactorMeaning::ValueDecides ? ComparisonColumnTexts::tr("value decides")
                                                             : ComparisonColumnTexts::tr("rank decides");
    case Kind::OtherMove:
        return ComparisonColumnTexts::tr("move");
    case Kind::Cause:
        return ComparisonColumnTexts::tr("which edit");
    default:
        return {};
    }
}

QString ComparisonColumn::fullTitle() const
{
    switch (kind) {
    case Kind::Name:
        return ComparisonColumnTexts::tr("Account or user");
    case Kind::Before:
        return ComparisonColumnTexts::tr("Rank before");
    case Kind::Now:
        return ComparisonColumnTexts::tr("Rank now");
    case Kind::Move:
        return ComparisonColumnTexts::tr("Move");
    case Kind::Factor:
        return ComparisonColumnTexts::tr("Factor now");
    case Kind::Cause:
        return ComparisonColumnTexts::tr("Cause");
    case Kind::OtherMove:
        break;
    }
    return ComparisonColumnTexts::tr("Move under %1").arg(algorithmTitle(*algorithm));
}

QString ComparisonColumn::meaning(const Algorithm* shown) const
{
    switch (kind) {
    case Kind::Name:
        return ComparisonColumnTexts::tr(
            "One row a user, below the account that it is gathered by. A mark in the corner: shares, "
            "usage, place or waiting jobs differ from the baseline.");
    case Kind::Before:
        return ComparisonColumnTexts::tr(
            "The rank that it is compared with: 1 is served first, ties share a rank.");
    case Kind::Now:
        return ComparisonColumnTexts::tr(
            "The rank of the open scenario: 1 is served first, ties share a rank.");
    case Kind::Move:
        return ComparisonColumnTexts::tr(
            "Ranks gained (+, to the right) or lost (−, to the left): the rank before less the rank now. "
            "At the head of a group stands the mean of its users.");
    case Kind::Factor: {
        const QString text = ComparisonColumnTexts::tr(
            "The fairshare factor of the open scenario, 0 to 1, higher is served first.");
        return shown == nullptr
            ? text
            : text + QLatin1Char('\n') + decidingText(*shown) + QLatin1Char('\n') + sourceText(*shown);
    }
    case Kind::Cause:
        return ComparisonColumnTexts::tr(
            "The edit that moves the user the same way when it is made alone, by the name of its row; "
            "together: no edit does alone.");
    case Kind::OtherMove:
        break;
    }
    return ComparisonColumnTexts::tr(
        "Ranks gained (+) or lost (−) under %1 against the same baseline. Teal gains, brown loses; the "
        "darker, the further.")
        .arg(algorithmTitle(*algorithm));
}

ComparisonKey ComparisonColumn::key() const
{
    switch (kind) {
    case Kind::Name:
        return ComparisonKey::Name;
    case Kind::Before:
        return ComparisonKey::Before;
    case Kind::Now:
        return ComparisonKey::Now;
    case Kind::Factor:
        return ComparisonKey::Factor;
    default:
        return ComparisonKey::Move;
    }
}

const std::vector<ComparisonColumn>& comparisonColumns()
{
    static const std::vector<ComparisonColumn> columns = [] {
        std::vector<ComparisonColumn> list{{ComparisonKind::Name}, {ComparisonKind::Before},
            {ComparisonKind::Now}, {ComparisonKind::Move}, {ComparisonKind::Factor}};
        for (const Algorithm& algorithm : algorithms())
            list.push_back({ComparisonKind::OtherMove, &algorithm});
        list.push_back({ComparisonKind::Cause});
        return list;
    }();
    return columns;
}

} // namespace fairshare::gui
