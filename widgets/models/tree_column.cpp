// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/tree_column.h"

#include "core/fairshare/algorithm_registry.h"

#include <QCoreApplication>

namespace fairshare::gui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("TreeColumn", text);
}

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct ColumnWords {
    const char* id;
    const char* title;
    const char* subtitle;
    const char* meaning;
};

/// In the order of ColumnKind.
constexpr ColumnWords Words[] = {
    {"name", QT_TRANSLATE_NOOP("TreeColumn", "Account or user"), "",
        QT_TRANSLATE_NOOP("TreeColumn", "The tree of accounts with their users")},
    {"shares", QT_TRANSLATE_NOOP("TreeColumn", "Shares"), "",
        QT_TRANSLATE_NOOP("TreeColumn", "Raw shares among siblings; parent shares the account's. Editable")},
    {"usage", QT_TRANSLATE_NOOP("TreeColumn", "Usage"), QT_TRANSLATE_NOOP("TreeColumn", "TRES-h"),
        QT_TRANSLATE_NOOP("TreeColumn",
            "Decayed raw usage in TRES-hours; accounts show the total with everything below them, and an "
            "edit sets their own. "
            "Edited in TRES-seconds")},
    {"share_fraction", QT_TRANSLATE_NOOP("TreeColumn", "Share S"),
        QT_TRANSLATE_NOOP("TreeColumn", "effective"),
        QT_TRANSLATE_NOOP("TreeColumn", "Normalized shares of the whole tree, as Classic uses them")},
    {"usage_fraction", QT_TRANSLATE_NOOP("TreeColumn", "Usage U"),
        QT_TRANSLATE_NOOP("TreeColumn", "effective"),
        QT_TRANSLATE_NOOP("TreeColumn", "Effective usage of the whole tree, as Classic uses it")},
    {"factor", "", "", QT_TRANSLATE_NOOP("TreeColumn", "Fairshare factor; the bar goes from 0 to 1")},
    {"rank", "", "",
        QT_TRANSLATE_NOOP("TreeColumn",
            "1 is the best; users with equal factors share a rank. The triangle tells "
            "the places gained or lost against the baseline")},
};

const ColumnWords& wordsOf(ColumnKind kind)
{
    return Words[static_cast<int>(kind)];
}

} // namespace

QString algorithmTitle(const Algorithm& algorithm)
{
    return QCoreApplication::translate("Algorithm", std::string(algorithm.title).c_str());
}

QString TreeColumn::id() const
{
    const QString own = QLatin1String(wordsOf(kind).id);
    return algorithm == nullptr ? own : fromCore(algorithm->id) + QLatin1Char('.') + own;
}

QString TreeColumn::title() const
{
    return algorithm == nullptr ? tr(wordsOf(kind).title) : algorithmTitle(*algorithm);
}

QString TreeColumn::subtitle() const
{
    if (algorithm == nullptr)
        return *wordsOf(kind).subtitle == '\0' ? QString() : tr(wordsOf(kind).subtitle);
    return algorithm->meaning == FactorMeaning::ValueDecides ? tr("value decides") : tr("rank decides");
}

QString TreeColumn::part() const
{
    if (kind == ColumnKind::Factor)
        return tr("factor");
    return kind == ColumnKind::Rank ? tr("rank") : QString();
}

QString TreeColumn::fullTitle() const
{
    if (algorithm != nullptr)
        return title() + QLatin1Char(' ') + part();
    return kind == ColumnKind::Usage ? tr("Usage (TRES-s)") : title();
}

QString TreeColumn::meaning() const
{
    const QString own = tr(wordsOf(kind).meaning);
    if (algorithm == nullptr)
        return own;
    return QStringLiteral("%1\n%2\n%3").arg(fromCore(algorithm->summary), fromCore(algorithm->formula), own);
}

std::string_view TreeColumn::sourceAlgorithm() const
{
    // Share S and Usage U are those of the algorithm that says so in their tool tips.
    return algorithm == nullptr ? std::string_view("classic") : algorithm->id;
}

const std::vector<TreeColumn>& treeColumns()
{
    static const std::vector<TreeColumn> columns = [] {
        std::vector<TreeColumn> list{{ColumnKind::Name}, {ColumnKind::Shares}, {ColumnKind::Usage},
            {ColumnKind::ShareFraction}, {ColumnKind::UsageFraction}};
        std::size_t place = 0;
        for (const Algorithm& algorithm : algorithms()) {
            list.push_back({ColumnKind::Factor, &algorithm, place});
            list.push_back({ColumnKind::Rank, &algorithm, place});
            ++place;
        }
        return list;
    }();
    return columns;
}

} // namespace fairshare::gui
