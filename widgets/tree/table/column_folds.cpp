// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/column_folds.h"

#include "widgets/text/shown_text.h"
#include "widgets/tree/table/tree_column.h"

#include "core/fairshare/result_columns.h"

namespace fairshare::gui {
namespace {

/// In the order in which the columns give way.
enum FoldLevel { TiedNarrow, TiedStrips, FractionStrips, RanksOnly, RankStrips, NoStrips };

static_assert(NoStrips + 1 == FoldLevels);

/// The columns of one algorithm.
struct ColumnGroup {
    std::size_t first = 0;
    std::size_t last = 0; ///< after the last one
    std::size_t factor = 0;
    std::size_t rank = 0;
};

ColumnGroup groupFrom(std::size_t first)
{
    const auto& columns = treeColumns();
    ColumnGroup group{.first = first, .last = first, .factor = first, .rank = first};
    for (; group.last < columns.size() && columns[group.last].algorithm == columns[first].algorithm;
        ++group.last) {
        if (columns[group.last].kind == ColumnKind::Factor)
            group.factor = group.last;
        if (columns[group.last].kind == ColumnKind::Rank)
            group.rank = group.last;
    }
    return group;
}

bool canFold(const ColumnGroup& group, const FoldQuestion& question)
{
    const auto& columns = treeColumns();
    if (fromCore(columns[group.first].algorithm->id) == question.chosen)
        return false;
    for (std::size_t at = group.first; at < group.last; ++at) {
        const bool detail = columns[at].kind == ColumnKind::Detail && !question.hidden[at];
        if (detail || question.kept[at] || question.sorted == static_cast<int>(at))
            return false;
    }
    return !question.hidden[group.factor] || !question.hidden[group.rank];
}

void foldGroup(int level, const ColumnGroup& group, const FoldQuestion& question, std::vector<Fold>& folds)
{
    const bool tied = question.tied[treeColumns()[group.first].place];
    // One column stands for the algorithm.
    const std::size_t shown = question.hidden[group.rank] ? group.factor : group.rank;
    const std::size_t other = shown == group.rank ? group.factor : group.rank;
    if (tied || level >= RanksOnly)
        folds[other] = Fold::Away;
    if (tied)
        folds[shown] = level >= TiedStrips ? Fold::Strip : Fold::Tied;
    if (level >= RankStrips)
        folds[shown] = Fold::Strip;
    if (level >= NoStrips)
        folds[shown] = Fold::Away;
}

} // namespace

std::vector<Fold> foldsAt(int level, const FoldQuestion& question)
{
    const auto& columns = treeColumns();
    std::vector<Fold> folds(columns.size(), Fold::Open);
    for (std::size_t at = 0; at < columns.size();) {
        if (columns[at].algorithm != nullptr) {
            const ColumnGroup group = groupFrom(at);
            if (canFold(group, question))
                foldGroup(level, group, question, folds);
            at = group.last;
            continue;
        }
        const bool fraction =
            columns[at].kind == ColumnKind::ShareFraction || columns[at].kind == ColumnKind::UsageFraction;
        if (fraction && level >= FractionStrips && !question.kept[at]
            && question.sorted != static_cast<int>(at))
            folds[at] = level >= NoStrips ? Fold::Away : Fold::Strip;
        ++at;
    }
    return folds;
}

bool ranksAllTheSame(const AlgorithmResult& result)
{
    std::size_t users = 0;
    std::uint32_t first = 0;
    for (const std::uint32_t rank : *result.rank) {
        if (rank == UndefinedCount)
            continue;
        first = users == 0 ? rank : first;
        if (rank != first)
            return false;
        ++users;
    }
    return users > 1;
}

} // namespace fairshare::gui
