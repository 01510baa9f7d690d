// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_column.h"

#include "widgets/table/algorithm_help.h"
#include "widgets/text/elided_text.h"
#include "widgets/tree/table/tree_column.h"

#include "core/fairshare/algorithm_registry.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct ComparisonColumnTexts {
    Q_DECLARE_TR_FUNCTIONS(ComparisonColumnTexts)
};

/// Returns what the shown ranks are: the proposed ones, or those of an algorithm that is compared with
/// another.
QString sideShown(const RankComparison* shown)
{
    return shown != nullptr && shown->question.comparesAlgorithms()
        ? firstWord(algorithmTitle(*shown->result().algorithm))
        : ComparisonColumnTexts::tr("proposed");
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

QString ComparisonColumn::subtitle(const RankComparison* shown) const
{
    switch (kind) {
    case Kind::Before:
        return shown != nullptr && shown->question.comparesAlgorithms()
            ? firstWord(algorithmTitle(*shown->now().find(shown->question.against)->algorithm))
            : ComparisonColumnTexts::tr("current");
    case Kind::Now:
        // "proposed" would cost the causes their room in a window of 1200 pixels.
        return shown != nullptr && shown->question.comparesAlgorithms() ? sideShown(shown)
                                                                        : ComparisonColumnTexts::tr("new");
    case Kind::Factor:
        if (shown == nullptr)
            return ComparisonColumnTexts::tr("new");
        return shown->result().algorithm->meaning == FactorMeaning::ValueDecides
            ? ComparisonColumnTexts::tr("value decides")
            : ComparisonColumnTexts::tr("rank decides");
    case Kind::OtherMove:
        return ComparisonColumnTexts::tr("move");
    case Kind::Cause:
        return ComparisonColumnTexts::tr("change");
    default:
        return {};
    }
}

QString ComparisonColumn::fullTitle(const RankComparison* shown) const
{
    switch (kind) {
    case Kind::Name:
        return ComparisonColumnTexts::tr("Account or user");
    case Kind::Before:
        return ComparisonColumnTexts::tr("Rank, %1").arg(subtitle(shown));
    case Kind::Now:
        return ComparisonColumnTexts::tr("Rank, %1").arg(sideShown(shown));
    case Kind::Move:
        return ComparisonColumnTexts::tr("Move");
    case Kind::Factor:
        return ComparisonColumnTexts::tr("Factor, %1").arg(sideShown(shown));
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
        return ComparisonColumnTexts::tr("One row per user, grouped by account. A corner mark shows that the "
                                         "user differs from the baseline or is new.");
    case Kind::Before:
        return ComparisonColumnTexts::tr(
            "The rank to compare with: 1 is served first; tied users share a rank.");
    case Kind::Now:
        return ComparisonColumnTexts::tr(
            "The rank in the open scenario: 1 is served first; tied users share a rank.");
    case Kind::Move:
        return ComparisonColumnTexts::tr(
            "Ranks gained (+, to the right) or lost (−, to the left): "
            "the left rank minus the right one. Group rows show the mean of their users.");
    case Kind::Factor: {
        const QString text = ComparisonColumnTexts::tr(
            "Fairshare factor in the open scenario, 0 to 1; higher is served first.");
        return shown == nullptr
            ? text
            : text + QLatin1Char('\n') + decidingText(*shown) + QLatin1Char('\n') + sourceText(*shown);
    }
    case Kind::Cause:
        return ComparisonColumnTexts::tr("The change that alone moves the user in the same direction, named "
                                         "after its row; “combined changes” if no single change does.");
    case Kind::OtherMove:
        break;
    }
    return ComparisonColumnTexts::tr("Ranks gained (+) or lost (−) under %1 relative to the same baseline. "
                                     "Teal marks gains, brown losses; darker means more ranks.")
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
