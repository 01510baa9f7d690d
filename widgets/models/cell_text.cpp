// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/cell_text.h"

#include "core/base/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr std::string_view FractionSource = "classic";

QString tr(const char* text)
{
    return QCoreApplication::translate("CellText", text);
}

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString escaped(std::string_view text)
{
    return fromCore(text).toHtmlEscaped();
}

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
    return evaluation->find(column.algorithm == nullptr ? FractionSource : column.algorithm->id);
}

double CellText::number(const TreeColumn& column, NodeRow row) const
{
    switch (column.kind) {
    case ColumnKind::Usage: {
        const auto& evaluation = m_results.current();
        if (tree().isUser(row) || !evaluation || row >= evaluation->usageTotal->size())
            return static_cast<double>(tree().usage(row));
        return (*evaluation->usageTotal)[row];
    }
    case ColumnKind::ShareFraction:
        return valueAt(result(column), "shares_norm", row);
    case ColumnKind::UsageFraction:
        return valueAt(result(column), "usage_efctv", row);
    case ColumnKind::Factor:
        return isCaption(column, row) ? valueAt(result(column), "level_fs", row)
                                      : valueAt(result(column), "factor", row);
    default:
        return Undefined;
    }
}

QString CellText::shown(const TreeColumn& column, NodeRow row) const
{
    switch (column.kind) {
    case ColumnKind::Name: {
        const QString name = fromCore(tree().name(row));
        const std::string_view partition = tree().partition(row);
        return partition.empty() ? name : tr("%1 (partition %2)").arg(name, fromCore(partition));
    }
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
        return isCaption(column, row) ? tr("LevelFS %1").arg(m_numbers.fraction(value))
                                      : m_numbers.factor(value);
    }
    case ColumnKind::Rank: {
        const AlgorithmResult* figures = result(column);
        const std::uint32_t rank = figures == nullptr ? UndefinedCount : (*figures->rank)[row];
        return rank == UndefinedCount ? QString() : m_numbers.rank(rank);
    }
    }
    return {};
}

QString CellText::exactIn(const TreeColumn& column, NodeRow row, const ShareTree& in) const
{
    if (column.kind == ColumnKind::Shares)
        return in.hasParentShares(row) ? QStringLiteral("parent") : QString::number(in.shares(row));
    return QString::fromStdString(shortest(in.usage(row)));
}

QString CellText::exact(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Name)
        return shown(column, row);
    if (column.kind == ColumnKind::Shares)
        return row == RootRow ? QString() : exactIn(column, row, tree());
    if (column.kind == ColumnKind::Usage && tree().isUser(row))
        return exactIn(column, row, tree());
    if (column.kind == ColumnKind::Rank) {
        const AlgorithmResult* figures = result(column);
        const std::uint32_t rank = figures == nullptr ? UndefinedCount : (*figures->rank)[row];
        return rank == UndefinedCount ? QString() : QString::number(rank);
    }
    const double value = number(column, row);
    return isUndefined(value) || isCaption(column, row) ? QString() : QString::fromStdString(shortest(value));
}

QString CellText::edited(const TreeColumn& column, NodeRow row) const
{
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
    if (!column.isEditable() || !m_document.baseline())
        return false;
    const ShareTree& before = m_document.baseline()->tree;
    const NodeRow there = m_results.baselineRow(row);
    if (there >= before.size())
        return false;
    return column.kind == ColumnKind::Shares ? before.shares(there) != tree().shares(row)
                                             : before.usage(there) != tree().usage(row);
}

bool CellText::isMuted(const TreeColumn& column, NodeRow row) const
{
    return !tree().isUser(row) && column.kind != ColumnKind::Name && column.kind != ColumnKind::Shares;
}

bool CellText::isCaption(const TreeColumn& column, NodeRow row) const
{
    if (column.kind != ColumnKind::Factor || tree().isUser(row))
        return false;
    const AlgorithmResult* figures = result(column);
    return figures != nullptr && figures->table.find("level_fs") != nullptr;
}

QString CellText::oldValue(const TreeColumn& column, NodeRow row) const
{
    if (!isChanged(column, row))
        return {};
    const QString before = exactIn(column, m_results.baselineRow(row), m_document.baseline()->tree);
    return column.kind == ColumnKind::Shares ? tr("Baseline: %1").arg(before)
                                             : tr("Baseline: %1 TRES-s").arg(before);
}

QString CellText::reason(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Shares)
        return tree().hasParentShares(row) ? tr("parent: competes with its account's own level")
                                           : tr("raw shares among siblings");
    if (column.kind == ColumnKind::Usage)
        return usageReason(row);
    const double value = number(column, row);
    const bool undefined =
        column.kind == ColumnKind::Rank ? exact(column, row).isEmpty() : isUndefined(value);
    if (undefined)
        return undefinedReason(column, row);
    if (std::isinf(value))
        return tr("∞: shares without any usage");
    if (std::isnan(value) && !isUndefined(value))
        return tr("nan: shares and usage of the level are both 0");
    const AlgorithmResult* figures = result(column);
    if (figures == nullptr)
        return {};
    if (column.kind == ColumnKind::Factor || column.kind == ColumnKind::Rank)
        return fromCore(figures->algorithm->formula);
    return column.meaning();
}

QString CellText::undefinedText(const TreeColumn& column, NodeRow row) const
{
    return tree().isUser(row) && result(column) != nullptr ? QString(QChar(0x2013)) : QString();
}

QString CellText::usageReason(NodeRow row) const
{
    if (tree().isUser(row))
        return tr("own decayed usage, editable in TRES-seconds");
    if (tree().givenTotal(row) != nullptr)
        return tr("total that the file gives; own usage %1 TRES-s, which is what an edit sets")
            .arg(QString::fromStdString(shortest(tree().usage(row))));
    return tr("total of the account and everything below; own usage %1 TRES-s, as deleted users leave it, "
              "is what an edit sets")
        .arg(QString::fromStdString(shortest(tree().usage(row))));
}

QString CellText::undefinedReason(const TreeColumn& column, NodeRow row) const
{
    if (result(column) == nullptr)
        return {};
    if (column.algorithm == nullptr)
        return tr("–: not defined for this row");
    return tree().isUser(row)
        ? tr("–: %1 does not rank this user").arg(column.title())
        : tr("–: %1 ranks users; accounts have no %2").arg(column.title(), column.part());
}

QString CellText::card(const TreeColumn& column, NodeRow row) const
{
    QString path = escaped(tree().path(row));
    path.replace(QLatin1Char('/'), QStringLiteral(" › "));
    QStringList lines{QStringLiteral("<b>%1</b>").arg(path)};
    if (column.kind == ColumnKind::Name) {
        lines << (tree().isUser(row) ? tr("user")
                                     : tr("account, %1 associations below")
                                           .arg(m_numbers.count(tree().subtreeEnd(row) - row - 1)));
        return lines.join(QStringLiteral("<br>"));
    }
    const QString value = exact(column, row);
    QString text = column.kind == ColumnKind::Factor && isCaption(column, row) ? shown(column, row) : value;
    if (text.isEmpty() && column.kind != ColumnKind::Shares && result(column) != nullptr)
        text = QChar(0x2013);
    if (text.isEmpty())
        return lines.join(QStringLiteral("<br>"));
    lines << tr("%1: %2").arg(column.fullTitle().toHtmlEscaped(), text);
    if (const auto move = column.algorithm == nullptr ? std::nullopt : m_results.move(column.place, row);
        move && *move != 0)
        lines << tr("Places against the baseline: %1").arg(m_numbers.move(*move));
    for (const QString& line : {oldValue(column, row), reason(column, row)}) {
        if (!line.isEmpty())
            lines << line.toHtmlEscaped();
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace fairshare::gui
