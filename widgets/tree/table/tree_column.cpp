// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_column.h"
#include "widgets/text/shown_text.h"

#include "widgets/table/algorithm_help.h"

#include "widgets/text/language.h"

#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

struct TreeColumnTexts {
    Q_DECLARE_TR_FUNCTIONS(TreeColumn)
};

struct TreeColumnWords {
    const char* id;
    const char* title;
    const char* subtitle;
    const char* meaning;
};

/// In the order of ColumnKind.
constexpr auto ColumnTexts = std::to_array<TreeColumnWords>({
    {"name", QT_TRANSLATE_NOOP("TreeColumn", "Account or user"), "",
        QT_TRANSLATE_NOOP("TreeColumn", "Accounts and their users, as a tree.")},
    {"shares", QT_TRANSLATE_NOOP("TreeColumn", "Shares"), "",
        QT_TRANSLATE_NOOP("TreeColumn",
            "Raw shares among siblings: a whole number from 0, or parent to share the account's. Editable.")},
    {"usage", QT_TRANSLATE_NOOP("TreeColumn", "Usage"), QT_TRANSLATE_NOOP("TreeColumn", "TRES-h"),
        QT_TRANSLATE_NOOP("TreeColumn",
            "Decayed raw usage in TRES-hours, 0 or more. Accounts show the total including everything below "
            "them; editing it scales all of that.")},
    {"share_fraction", QT_TRANSLATE_NOOP("TreeColumn", "Share S"),
        QT_TRANSLATE_NOOP("TreeColumn", "effective"),
        QT_TRANSLATE_NOOP(
            "TreeColumn", "Normalized shares within the whole tree, 0 to 1, as used by Classic.")},
    {"usage_fraction", QT_TRANSLATE_NOOP("TreeColumn", "Usage U"),
        QT_TRANSLATE_NOOP("TreeColumn", "effective"),
        QT_TRANSLATE_NOOP(
            "TreeColumn", "Effective usage within the whole tree, 0 to 1, as used by Classic.")},
    {"factor", "", "", QT_TRANSLATE_NOOP("TreeColumn", "Fairshare factor; the bar runs from 0 to 1.")},
    {"rank", "", "",
        QT_TRANSLATE_NOOP("TreeColumn",
            "1 is served first; tied users share a rank. The triangle shows ranks gained or lost compared "
            "with the baseline.")},
    {"", "", "", ""},
    {"", "", "", ""},
});

/// Under a heading, words are in lower case; names such as LevelFS are not.
QString asPart(const QString& title)
{
    const bool isName = title.mid(1) != title.mid(1).toLower();
    return isName ? title : title.toLower();
}

const TreeColumnWords& treeColumnWords(ColumnKind kind)
{
    return ColumnTexts[static_cast<std::size_t>(kind)];
}

} // namespace

QString TreeColumn::id() const
{
    if (kind == ColumnKind::Limit)
        return QStringLiteral("limit.") + fromCore(namesOf(limit).column);
    const QString own =
        kind == ColumnKind::Detail ? fromCore(detail.id) : QString(QLatin1String(treeColumnWords(kind).id));
    return algorithm == nullptr ? own : fromCore(algorithm->id) + QLatin1Char('.') + own;
}

QString TreeColumn::title() const
{
    if (kind == ColumnKind::Limit)
        return limit == LimitKind::Priority ? TreeColumnTexts::tr("Association priority")
                                            : fromCore(namesOf(limit).name);
    return algorithm == nullptr ? TreeColumnTexts::tr(treeColumnWords(kind).title)
                                : algorithmTitle(*algorithm);
}

QString TreeColumn::symbol() const
{
    if (kind == ColumnKind::ShareFraction)
        return QStringLiteral("S");
    return kind == ColumnKind::UsageFraction ? QStringLiteral("U") : QString();
}

QString TreeColumn::subtitle() const
{
    if (algorithm == nullptr)
        return *treeColumnWords(kind).subtitle == '\0' ? QString()
                                                       : TreeColumnTexts::tr(treeColumnWords(kind).subtitle);
    return algorithm->meaning == FactorMeaning::ValueDecides ? TreeColumnTexts::tr("value decides")
                                                             : TreeColumnTexts::tr("rank decides");
}

QString TreeColumn::part() const
{
    if (kind == ColumnKind::Detail)
        return asPart(coreText(detail.title));
    if (kind == ColumnKind::Factor)
        return TreeColumnTexts::tr("factor");
    return kind == ColumnKind::Rank ? TreeColumnTexts::tr("rank") : QString();
}

QString TreeColumn::fullTitle() const
{
    if (algorithm != nullptr)
        return title() + QLatin1Char(' ') + part();
    return kind == ColumnKind::Usage ? TreeColumnTexts::tr("Usage (TRES-h)") : title();
}

QString TreeColumn::meaning() const
{
    if (kind == ColumnKind::Detail)
        return coreText(detail.meaning);
    if (kind == ColumnKind::Limit)
        return coreText(namesOf(limit).meaning);
    QString own = TreeColumnTexts::tr(treeColumnWords(kind).meaning);
    if (algorithm == nullptr)
        return own;
    return QStringLiteral("%1\n%2\n%3").arg(coreText(algorithm->summary), coreText(algorithm->formula), own);
}

std::string_view TreeColumn::resultColumn() const
{
    switch (kind) {
    case ColumnKind::ShareFraction:
        return "shares_norm";
    case ColumnKind::UsageFraction:
        return "usage_efctv";
    case ColumnKind::Factor:
        return "factor";
    case ColumnKind::Rank:
        return "rank";
    case ColumnKind::Detail:
        return detail.id;
    default:
        return {};
    }
}

std::string_view TreeColumn::sourceAlgorithm() const
{
    return algorithm == nullptr ? factorCurveAlgorithm() : algorithm->id;
}

namespace {

/// Appends factor and rank, then the remaining columns of the algorithm.
void appendColumns(const AlgorithmResult& result, std::size_t place, std::vector<TreeColumn>& list)
{
    const bool hasLevelFs = result.table.find("level_fs") != nullptr;
    list.push_back({.kind = ColumnKind::Factor,
        .algorithm = result.algorithm,
        .place = place,
        .hasLevelFs = hasLevelFs});
    list.push_back({.kind = ColumnKind::Rank, .algorithm = result.algorithm, .place = place});
    for (const Column& column : result.table.columns) {
        const bool shown = std::any_of(list.begin(), list.end(), [&](const TreeColumn& listed) {
            return listed.sourceAlgorithm() == result.algorithm->id
                && listed.resultColumn() == column.spec.id;
        });
        if (!shown)
            list.push_back({.kind = ColumnKind::Detail,
                .algorithm = result.algorithm,
                .place = place,
                .detail = column.spec,
                .isWord = std::holds_alternative<Words>(column.values)});
    }
}

} // namespace

const std::vector<TreeColumn>& treeColumns()
{
    static const std::vector<TreeColumn> columns = [] {
        std::vector<TreeColumn> list{{ColumnKind::Name}, {ColumnKind::Shares}, {ColumnKind::Usage},
            {ColumnKind::ShareFraction}, {ColumnKind::UsageFraction}};
        // An algorithm describes its columns in its result, so the smallest tree is sufficient.
        const auto smallest = evaluate(Scenario(), allAlgorithmIds());
        std::size_t place = 0;
        for (const AlgorithmResult& result : (*smallest)->results)
            appendColumns(result, place++, list);
        for (const LimitNames& names : limitNames())
            list.push_back({.kind = ColumnKind::Limit, .place = place - 1, .limit = names.kind});
        return list;
    }();
    return columns;
}

QStringList columnHelp(const TreeColumn& column)
{
    QStringList lines = column.meaning().split(QLatin1Char('\n'));
    if (column.kind == ColumnKind::Factor || column.kind == ColumnKind::Rank)
        lines << decidingText(*column.algorithm);
    if (column.algorithm != nullptr)
        lines << sourceText(*column.algorithm);
    else if (!column.resultColumn().empty())
        lines << sourceText(*findAlgorithm(column.sourceAlgorithm()));
    return lines;
}

} // namespace fairshare::gui
