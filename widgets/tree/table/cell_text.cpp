// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/cell_text.h"

#include "widgets/text/shown_text.h"

#include "core/base/numbers.h"
#include "core/scenario/edits/quantity.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/table/column_text.h"
#include "core/tree/association_limits.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

struct CellTexts {
    Q_DECLARE_TR_FUNCTIONS(CellTexts)
};

double valueAt(const AlgorithmResult* result, std::string_view id, NodeRow row)
{
    if (result == nullptr)
        return Undefined;
    const Column* column = result->table.find(id);
    if (column == nullptr || !std::holds_alternative<Reals>(column->values))
        return Undefined;
    const auto& values = *std::get<Reals>(column->values);
    return row < values.size() ? values[row] : Undefined;
}

} // namespace

QString shownPartition(const ShareTree& tree, NodeRow row)
{
    const std::string_view partition = tree.partition(row);
    return partition.empty() ? QString() : CellTexts::tr(" (partition %1)").arg(shownName(partition));
}

QString shownNode(const ShareTree& tree, NodeRow row)
{
    return shownName(tree.name(row)) + shownPartition(tree, row);
}

QString shownReal(const NumberText& numbers, const ColumnSpec& column, double value)
{
    if (column.decimals == 0)
        return numbers.real(value, 0);
    return column.id.starts_with("factor") ? numbers.factor(value) : numbers.fraction(value);
}

QString shownLevelFs(const NumberText& numbers, double value)
{
    return CellTexts::tr("LevelFS %1").arg(numbers.fraction(value));
}

CellText::CellText(const Document& document, const ScenarioResults& results)
    : m_document(document)
    , m_results(results)
{
}

const ShareTree& CellText::tree() const
{
    return m_document.scenario()->tree;
}

const AlgorithmResult* CellText::result(const TreeColumn& column) const
{
    const auto& evaluation = m_results.current();
    if (!evaluation)
        return nullptr;
    return evaluation->find(column.sourceAlgorithm());
}

double CellText::number(const TreeColumn& column, NodeRow row) const
{
    switch (column.kind) {
    case ColumnKind::Usage: {
        const auto& evaluation = m_results.current();
        if (tree().isUser(row) || !evaluation || figureRow(row) == NoRow)
            return static_cast<double>(tree().usage(row));
        return (*evaluation->usageTotal)[figureRow(row)];
    }
    case ColumnKind::ShareFraction:
        return valueAt(result(column), "shares_norm", figureRow(row));
    case ColumnKind::UsageFraction:
        return valueAt(result(column), "usage_efctv", figureRow(row));
    case ColumnKind::Factor:
        return isCaption(column, row) ? valueAt(result(column), "level_fs", figureRow(row))
                                      : valueAt(result(column), "factor", figureRow(row));
    case ColumnKind::Detail:
        return valueAt(result(column), column.detail.id, figureRow(row));
    default:
        return Undefined;
    }
}

QString CellText::shown(const TreeColumn& column, NodeRow row) const
{
    switch (column.kind) {
    case ColumnKind::Name:
        return shownNode(tree(), row);
    case ColumnKind::Shares:
        return row == RootRow ? QString() : m_numbers.shares(tree().shares(row));
    case ColumnKind::Usage:
        return tree().isUser(row) || !m_results.current()
            ? m_numbers.usage(tree().usage(row))
            : m_numbers.usage(static_cast<long double>(number(column, row)));
    case ColumnKind::ShareFraction:
    case ColumnKind::UsageFraction: {
        const double value = number(column, row);
        return isUndefined(value) ? undefinedText(column, row) : m_numbers.fraction(value);
    }
    case ColumnKind::Factor: {
        const double value = number(column, row);
        if (isUndefined(value))
            return undefinedText(column, row);
        return isCaption(column, row) ? shownLevelFs(m_numbers, value) : m_numbers.factor(value);
    }
    case ColumnKind::Rank: {
        const std::uint32_t place = rank(column, row);
        return place == UndefinedCount ? QString() : m_numbers.rank(place);
    }
    case ColumnKind::Detail:
        return shownDetail(column, row);
    case ColumnKind::Limit:
        return shownName(limitText(tree(), row, column.limit));
    }
    return {};
}

std::uint32_t CellText::rank(const TreeColumn& column, NodeRow row) const
{
    const AlgorithmResult* figures = result(column);
    const NodeRow at = figureRow(row);
    // Among the users that a listing leaves out, nobody knows the ranks of those listed.
    const bool isKnown = figures != nullptr && at != NoRow && !tree().isPart();
    return isKnown ? (*figures->rank)[at] : UndefinedCount;
}

const Column* CellText::detail(const TreeColumn& column) const
{
    const AlgorithmResult* figures = result(column);
    return figures == nullptr ? nullptr : figures->table.find(column.detail.id);
}

QString CellText::shownDetail(const TreeColumn& column, NodeRow row) const
{
    const Column* figures = detail(column);
    const NodeRow at = figureRow(row);
    if (figures == nullptr || at == NoRow)
        return {};
    if (const auto* reals = std::get_if<Reals>(&figures->values))
        return shownReal(m_numbers, column.detail, (**reals)[at]);
    if (const auto* counts = std::get_if<Counts>(&figures->values))
        return isUndefined(*figures, *counts, at) ? m_numbers.rank(UndefinedCount)
                                                  : m_numbers.count((**counts)[at]);
    if (const auto* words = std::get_if<Words>(&figures->values))
        return m_numbers.word((**words)[at]);
    return (*std::get<Flags>(figures->values))[at] != 0 ? CellTexts::tr("yes") : CellTexts::tr("no");
}

QString CellText::exactDetail(const TreeColumn& column, NodeRow row) const
{
    const Column* figures = detail(column);
    const NodeRow at = figureRow(row);
    return figures == nullptr || at == NoRow ? QString() : QString::fromStdString(exactText(*figures, at));
}

QString CellText::exactIn(const TreeColumn& column, NodeRow row, const ShareTree& in) const
{
    if (column.kind == ColumnKind::Shares)
        return in.hasParentShares(row) ? QStringLiteral("parent") : QString::number(in.shares(row));
    return QString::fromStdString(usageIn(TimeUnit::Hour, in.usage(row)));
}

QString CellText::exact(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Name || column.kind == ColumnKind::Limit)
        return shown(column, row);
    if (column.kind == ColumnKind::Shares)
        return row == RootRow ? QString() : exactIn(column, row, tree());
    if (column.kind == ColumnKind::Usage && tree().isUser(row))
        return exactIn(column, row, tree());
    if (column.kind == ColumnKind::Rank) {
        const std::uint32_t place = rank(column, row);
        return place == UndefinedCount ? QString() : QString::number(place);
    }
    if (column.kind == ColumnKind::Detail)
        return exactDetail(column, row);
    const double value = number(column, row);
    if (isUndefined(value))
        return {};
    if (column.kind == ColumnKind::Usage)
        return QString::fromStdString(usageIn(TimeUnit::Hour, value));
    // Next to factors, the text must name the quantity.
    const QString text = QString::fromStdString(shortest(value));
    return isCaption(column, row) ? QStringLiteral("LevelFS ") + text : text;
}

QString CellText::edited(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Usage)
        return QString::fromStdString(
            editableUsage(TimeUnit::Hour, usageWithSubtree(tree(), std::array{row}).front()));
    return column.isEditable() ? exactIn(column, row, tree()) : QString();
}

double CellText::bar(const TreeColumn& column, NodeRow row) const
{
    if (column.kind != ColumnKind::Factor || !tree().isUser(row))
        return -1;
    const double value = number(column, row);
    return std::isnan(value) ? -1 : std::clamp(value, 0.0, 1.0);
}

bool CellText::isChanged(const TreeColumn& column, NodeRow row) const
{
    if (!m_document.baseline() || (!column.isEditable() && column.kind != ColumnKind::Name))
        return false;
    if (column.kind == ColumnKind::Name)
        return isElsewhere(row);
    const ShareTree& before = m_document.baseline()->tree;
    const NodeRow there = m_results.baselineRow(row);
    if (there >= before.size())
        return false;
    return column.kind == ColumnKind::Shares ? before.shares(there) != tree().shares(row)
                                             : before.usage(there) != tree().usage(row);
}

bool CellText::isElsewhere(NodeRow row) const
{
    const ShareTree& before = m_document.baseline()->tree;
    const NodeRow there = m_results.baselineRow(row);
    if (row == RootRow)
        return false;
    return there >= before.size() || before.name(there) != tree().name(row)
        || before.partition(there) != tree().partition(row)
        || m_results.baselineRow(tree().parent(row)) != before.parent(there);
}

bool CellText::isMuted(const TreeColumn& column, NodeRow row) const
{
    const bool own = column.kind == ColumnKind::Name || column.kind == ColumnKind::Shares
        || column.kind == ColumnKind::Limit;
    return !tree().isUser(row) && !own;
}

bool CellText::isCaption(const TreeColumn& column, NodeRow row) const
{
    if (column.kind != ColumnKind::Factor || tree().isUser(row))
        return false;
    return column.hasLevelFs && result(column) != nullptr;
}

QString CellText::before(const TreeColumn& column, NodeRow row) const
{
    const NodeRow there = m_results.baselineRow(row);
    const EvaluationPtr& baseline = m_results.baseline();
    const bool hasTotal = column.kind == ColumnKind::Usage && !tree().isUser(row) && baseline
        && there < baseline->usageTotal->size();
    if (hasTotal)
        return QString::fromStdString(usageIn(TimeUnit::Hour, (*baseline->usageTotal)[there]));
    return exactIn(column, there, m_document.baseline()->tree);
}

bool CellText::isSuspect(const TreeColumn& column, NodeRow row) const
{
    const double value = column.isEditable() ? Undefined : number(column, row);
    if (isUndefined(value))
        return false;
    const bool unbounded = isCaption(column, row) || column.kind == ColumnKind::Detail;
    return unbounded ? std::isnan(value) : !(value >= 0 && value <= 1);
}

QString CellText::undefinedText(const TreeColumn& column, NodeRow row) const
{
    const bool evaluated = result(column) != nullptr && figureRow(row) != NoRow;
    return tree().isUser(row) && evaluated ? QString(QChar(0x2013)) : QString();
}

} // namespace fairshare::gui
