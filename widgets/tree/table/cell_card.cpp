// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/cell_card.h"

#include "widgets/table/algorithm_help.h"
#include "widgets/text/shown_text.h"

#include "core/analysis/explain/figure_steps.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/edits/quantity.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/row_way.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <cmath>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr qsizetype LongestName = 60; ///< in characters
constexpr std::size_t NamesAtStart = 2; ///< of a path that is too long to show
constexpr std::size_t NamesAtEnd = 4;

struct CellCardTexts {
    Q_DECLARE_TR_FUNCTIONS(CellCardTexts)
};

QString shortName(std::string_view name)
{
    QString text = shownName(name);
    if (text.size() <= LongestName)
        return text;
    return text.left(LongestName / 2) + QChar(0x2026) + text.right(LongestName / 2 - 1);
}

Figure figureOf(const TreeColumn& column)
{
    if (column.resultColumn() == "shares_norm")
        return Figure::Shares;
    return column.resultColumn() == "usage_efctv" ? Figure::Usage : Figure::Factor;
}

} // namespace

TreeCellCard::TreeCellCard(const Document& document, const ScenarioResults& results, const CellText& cells)
    : m_document(document)
    , m_results(results)
    , m_cells(cells)
{
}

const ShareTree& TreeCellCard::tree() const
{
    return m_document.scenario()->tree;
}

const AlgorithmResult* TreeCellCard::result(const TreeColumn& column) const
{
    return m_results.current() ? m_results.current()->find(column.sourceAlgorithm()) : nullptr;
}

bool TreeCellCard::hasFigures(const TreeColumn& column, NodeRow row) const
{
    return result(column) != nullptr && m_results.figureRow(row) != NoRow;
}

QString TreeCellCard::path(NodeRow row) const
{
    std::vector<NodeRow> way;
    for (NodeRow at = row; at != NoRow; at = tree().parent(at))
        way.push_back(at);
    QStringList names;
    const std::size_t told = NamesAtStart + NamesAtEnd;
    for (std::size_t at = way.size(); at-- > 0;) {
        const std::size_t fromRoot = way.size() - 1 - at;
        const bool counted = way.size() > told + 1 && fromRoot >= NamesAtStart && at >= NamesAtEnd;
        if (!counted)
            names << shortName(tree().name(way[at]));
        else if (fromRoot == NamesAtStart)
            names << CellCardTexts::tr("… %1 more …").arg(way.size() - told);
    }
    return names.join(QStringLiteral(" › "));
}

QString TreeCellCard::kindOf(NodeRow row) const
{
    if (tree().isUser(row))
        return CellCardTexts::tr("user");
    const std::size_t below = tree().subtreeEnd(row) - row - 1;
    return CellCardTexts::tr("account, associations below: %1").arg(NumberText().count(below));
}

QString TreeCellCard::valueLine(const TreeColumn& column, NodeRow row) const
{
    QString value = m_cells.exact(column, row);
    if (value.isEmpty() && column.kind == ColumnKind::Limit)
        value = CellCardTexts::tr("no limit set here");
    if (value.isEmpty() && column.kind != ColumnKind::Shares && hasFigures(column, row))
        value = QChar(0x2013);
    return value.isEmpty() ? QString() : CellCardTexts::tr("%1: %2").arg(column.fullTitle(), value);
}

QString TreeCellCard::oldValue(const TreeColumn& column, NodeRow row) const
{
    if (!m_cells.isChanged(column, row))
        return {};
    const QString before = m_cells.before(column, row);
    return column.kind == ColumnKind::Shares ? CellCardTexts::tr("Baseline: %1").arg(before)
                                             : CellCardTexts::tr("Baseline: %1 TRES-h").arg(before);
}

QString TreeCellCard::placeBefore(const TreeColumn& column, NodeRow row) const
{
    if (!m_cells.isChanged(column, row))
        return {};
    const ShareTree& before = m_document.baseline()->tree;
    const NodeRow there = m_results.baselineRow(row);
    if (there >= before.size())
        return CellCardTexts::tr("Not in the baseline");
    const QString name = shownName(shownWay(before, there));
    return before.partition(there).empty()
        ? CellCardTexts::tr("Baseline: %1").arg(name)
        : CellCardTexts::tr("Baseline: %1")
              .arg(name + QStringLiteral(" (") + shownName(before.partition(there)) + QLatin1Char(')'));
}

QStringList TreeCellCard::steps(const TreeColumn& column, NodeRow row) const
{
    const AlgorithmResult* figures = result(column);
    const bool hasSteps = !column.isEditable() && column.kind != ColumnKind::Limit
        && (column.kind != ColumnKind::Rank || tree().isUser(row));
    const NodeRow at = m_results.figureRow(row);
    if (figures == nullptr || at == NoRow || !hasSteps)
        return {};
    QStringList lines;
    const Figure figure = figureOf(column);
    if (column.kind == ColumnKind::Detail && figure == Figure::Factor)
        return {};
    for (const std::string& step : figureSteps(*m_results.current(), figures->algorithm->id, figure, at))
        lines << groupedFormula(printedFormula(step));
    if (const std::string words = figure == Figure::Factor
            ? servedWords(*m_results.current(), figures->algorithm->id, at)
            : std::string();
        !lines.isEmpty() && !words.empty())
        lines << fromCore(words);
    if (lines.isEmpty() && figure == Figure::Factor && !isUndefined(m_cells.number(column, row)))
        lines << printedFormula(said(figures->algorithm->formula));
    return lines;
}

QString TreeCellCard::reason(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Shares)
        return tree().hasParentShares(row) ? CellCardTexts::tr("parent: competes on the level of its account")
                                           : CellCardTexts::tr("raw shares, relative to siblings");
    if (column.kind == ColumnKind::Usage)
        return usageReason(row);
    if (column.kind == ColumnKind::Limit)
        return {};
    if (column.kind == ColumnKind::Detail && hasFigures(column, row) && m_cells.exact(column, row).isEmpty())
        return CellCardTexts::tr("–: not defined for this row");
    const double value = m_cells.number(column, row);
    if (column.kind == ColumnKind::Detail && isUndefined(value))
        return {};
    if (column.kind == ColumnKind::Rank ? m_cells.exact(column, row).isEmpty() : isUndefined(value))
        return undefinedReason(column, row);
    if (isUndefined(value))
        return {};
    if (std::isnan(value))
        return CellCardTexts::tr("nan: the calculation divided 0 by 0");
    if (std::isinf(value))
        return CellCardTexts::tr("∞: shares but no usage");
    if (m_cells.isSuspect(column, row))
        return column.kind == ColumnKind::Factor
            ? CellCardTexts::tr("outside 0 to 1, impossible in a well-formed tree; the bar ends at 1")
            : CellCardTexts::tr("above 1: the sum of the raw shares on a level overflows 32 bits");
    return {};
}

QString TreeCellCard::usageReason(NodeRow row) const
{
    if (const EvaluationPtr& evaluation = m_results.current();
        m_results.figureRow(row) != NoRow && std::isinf((*evaluation->usageTotal)[m_results.figureRow(row)]))
        return CellCardTexts::tr("∞: the total usage is too large to represent");
    if (tree().isUser(row))
        return CellCardTexts::tr("the user's own decayed usage, editable in TRES-h");
    if (tree().givenTotal(row) != nullptr)
        return CellCardTexts::tr("total from the file; edits scale all usage below");
    const QString own = QString::fromStdString(usageIn(TimeUnit::Hour, tree().usage(row)));
    return CellCardTexts::tr("total of the account, of which %1 TRES-h are its own, such as those of deleted "
                             "users; edits scale all of it")
        .arg(own);
}

QString TreeCellCard::undefinedReason(const TreeColumn& column, NodeRow row) const
{
    if (!hasFigures(column, row))
        return {};
    if (column.algorithm == nullptr)
        return CellCardTexts::tr("–: not defined for this row");
    return tree().isUser(row)
        ? CellCardTexts::tr("–: %1 does not rank this user").arg(column.title())
        : CellCardTexts::tr("–: %1 ranks users; accounts have no %2").arg(column.title(), column.part());
}

QString TreeCellCard::text(const TreeColumn& column, NodeRow row) const
{
    QStringList lines;
    if (column.kind == ColumnKind::Name) {
        lines << kindOf(row) << placeBefore(column, row);
    } else if (const QString value = valueLine(column, row); !value.isEmpty()) {
        lines << value;
        const auto move = column.algorithm == nullptr ? std::nullopt : m_results.move(column.place, row);
        if (move && *move != 0)
            lines << CellCardTexts::tr("Rank change from the baseline: %1").arg(NumberText().move(*move));
        lines << oldValue(column, row) << steps(column, row) << reason(column, row) << columnHelp(column);
        lines.removeDuplicates();
    }
    QString card = QStringLiteral("<b>%1</b>").arg(path(row).toHtmlEscaped());
    for (const QString& line : lines)
        card += cardParagraph(line);
    return card;
}

} // namespace fairshare::gui
