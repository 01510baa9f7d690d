// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/share_tree_model.h"

#include "widgets/table/algorithm_help.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/sibling_order.h"

#include "core/analysis/compare/comparison.h"
#include "core/scenario/scenario.h"

#include <QFont>
#include <QLocale>

#include <limits>
#include <numeric>
#include <span>

namespace fairshare::gui {
namespace {

/// Half a frame: figures that arrive sooner are shown together with their values, so a drag paints once per
/// step.
constexpr int ValuesMilliseconds = 8;

} // namespace

ShareTreeModel::ShareTreeModel(Document& document, ScenarioResults& results, QObject* parent)
    : TreeRowsModel(parent)
    , m_document(document)
    , m_results(results)
    , m_cells(document, results)
    , m_cards(document, results, m_cells)
    , m_edits(document, results)
{
    setColumns(described());
    m_values.setSingleShot(true);
    m_values.setInterval(ValuesMilliseconds);
    connect(&m_values, &QTimer::timeout, this, &ShareTreeModel::refresh);
    connect(&document, &Document::scenarioChanged, this, &ShareTreeModel::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, &ShareTreeModel::refresh);
    connect(&results, &ScenarioResults::changed, this, &ShareTreeModel::onResultsChanged);
    connect(&results, &ScenarioResults::staleChanged, this, &ShareTreeModel::refresh);
    onScenarioChanged(Document::Change::Opened);
}

QString ShareTreeModel::spokenName(NodeRow row) const
{
    const ShareTree& tree = m_document.scenario()->tree;
    const QString name = m_cells.shown(treeColumns().front(), row);
    if (tree.isUser(row))
        return tr("%1, user, level %2").arg(name).arg(tree.depth(row));
    return visibleRows().isExpanded(row)
        ? tr("%1, account, level %2, expanded").arg(name).arg(tree.depth(row))
        : tr("%1, account, level %2, collapsed").arg(name).arg(tree.depth(row));
}

std::vector<TableColumn> ShareTreeModel::described() const
{
    std::vector<TableColumn> columns;
    for (const TreeColumn& column : treeColumns()) {
        QString tip;
        for (const QString& line : columnHelp(column))
            tip += cardParagraph(line);
        tip += cardParagraph(tr("Click to sort siblings."));
        // Best or largest first.
        const bool rises = column.kind == ColumnKind::Name || column.kind == ColumnKind::Rank;
        columns.push_back({.heading = column.fullTitle(),
            .tip = tip,
            .alignment = Qt::AlignVCenter | (column.isNumber() ? Qt::AlignRight : Qt::AlignLeft),
            .text = [this, &column](int place) { return m_cells.shown(column, nodeAt(place)); },
            .exact = [this, &column](int place) { return m_cells.exact(column, nodeAt(place)); },
            .firstOrder = rises ? Qt::AscendingOrder : Qt::DescendingOrder});
    }
    columns.front().spoken = [this](int place) { return spokenName(nodeAt(place)); };
    return columns;
}

QVariant ShareTreeModel::cellData(int place, int section, int role) const
{
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(section)];
    const NodeRow row = nodeAt(place);
    switch (role) {
    case Qt::EditRole:
        return column.isEditable() || row == renamable() ? editText(column, row) : m_cells.shown(column, row);
    case Qt::ToolTipRole:
        return m_cards.text(column, row);
    case BarRole: {
        const double bar = m_cells.bar(column, row);
        return bar < 0 ? QVariant() : QVariant(bar);
    }
    case MoveRole: {
        const auto move = column.kind == ColumnKind::Rank ? m_results.move(column.place, row) : std::nullopt;
        return move ? QVariant(*move) : QVariant();
    }
    case ChangedRole:
        return m_cells.isChanged(column, row);
    case MutedRole:
        return m_cells.isMuted(column, row) || (m_results.isStale() && !column.isEditable());
    case CaptionRole:
        return m_cells.isCaption(column, row);
    case SuspectRole:
        return m_cells.isSuspect(column, row);
    case HitRole:
        return isHit(row);
    case PartitionRole:
        return column.kind == ColumnKind::Name ? QVariant(shownPartition(m_document.scenario()->tree, row))
                                               : QVariant();
    default:
        return column.kind == ColumnKind::Name ? expansionData(row, role) : QVariant();
    }
}

QVariant ShareTreeModel::data(const QModelIndex& index, int role) const
{
    return m_document.isEmpty() ? QVariant() : TreeRowsModel::data(index, role);
}

bool ShareTreeModel::isTyped(const QModelIndex& index) const
{
    const ColumnKind kind = treeColumns()[static_cast<std::size_t>(index.column())].kind;
    const NodeRow row = nodeAt(index.row());
    return (kind == ColumnKind::Shares && row != RootRow) || kind == ColumnKind::Usage
        || (kind == ColumnKind::Name && row == renamable());
}

QString ShareTreeModel::editText(const TreeColumn& column, NodeRow row) const
{
    if (column.kind == ColumnKind::Name) {
        const ShareTree& tree = m_document.scenario()->tree;
        const std::string_view name = m_naming == Naming::Partition ? tree.partition(row) : tree.name(row);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    QString text = m_cells.edited(column, row);
    return text.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

Result<std::vector<NodeRow>> ShareTreeModel::rename(const QString& name)
{
    switch (m_naming) {
    case Naming::First:
        return m_edits.nameAdded(renamable(), name);
    case Naming::Partition:
        return m_edits.setPartition(renamable(), name);
    case Naming::Rename:
        break;
    }
    return m_edits.rename(renamable(), name);
}

QStringList ShareTreeModel::mimeTypes() const
{
    return {QStringLiteral("application/x-fairshare-rows")};
}

bool ShareTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const NodeRow row = nodeAt(index);
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(index.column())];
    if (column.kind == ColumnKind::Name)
        return rename(value.toString()).has_value();
    return m_edits.set(std::span(&row, 1), column, value.toString()).has_value();
}

void ShareTreeModel::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Values) {
        m_shown = m_document.scenario();
        m_values.start();
        return;
    }
    beginResetModel();
    forgetRows();
    resetRows(change);
    m_shown = m_document.scenario();
    endResetModel();
    if (m_sortColumn >= 0)
        arrange();
}

void ShareTreeModel::resetRows(Document::Change change)
{
    if (m_document.isEmpty()) {
        rows().reset(nullptr);
        return;
    }
    const ShareTree& now = m_document.scenario()->tree;
    if (change == Document::Change::Opened || !m_shown) {
        rows().reset(now.columns().shape);
        return;
    }
    rows().resetLike(now.columns().shape, m_document.earlierRows());
}

void ShareTreeModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

void ShareTreeModel::onResultsChanged()
{
    m_values.stop();
    if (m_sortColumn >= 0)
        arrange();
    refresh();
}

std::vector<double> ShareTreeModel::presentKeys() const
{
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(m_sortColumn)];
    std::vector<double> keys = sortKeys(column, *m_results.current());
    if (m_results.hasRowsOfDocument())
        return keys;
    std::vector<double> present(visibleRows().shape()->parent.size());
    for (NodeRow row = 0; row < present.size(); ++row) {
        const NodeRow figures = m_results.figureRow(row);
        present[row] = figures == NoRow ? std::numeric_limits<double>::quiet_NaN() : keys[figures];
    }
    if (column.kind == ColumnKind::Name)
        std::iota(present.begin(), present.end(), 0.0);
    return present;
}

void ShareTreeModel::arrange()
{
    const EvaluationPtr& evaluation = m_results.current();
    if (m_document.isEmpty() || !visibleRows().shape())
        return;
    std::vector<NodeRow> order;
    if (m_sortColumn >= 0) {
        // Without figures there is nothing to sort by yet.
        if (!evaluation || m_document.scenario()->tree.columns().shape != visibleRows().shape())
            return;
        const auto direction =
            m_sortOrder == Qt::AscendingOrder ? Direction::Ascending : Direction::Descending;
        order = siblingOrder(*visibleRows().shape(), presentKeys(), direction);
    }
    if (order == visibleRows().order())
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<NodeRow> nodes;
    for (const QModelIndex& kept : before)
        nodes.push_back(nodeAt(kept.row()));
    rows().setOrder(std::move(order));
    QModelIndexList after;
    for (qsizetype at = 0; at < before.size(); ++at)
        after << index(placeOf(nodes[static_cast<std::size_t>(at)]), before[at].column());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void ShareTreeModel::refresh()
{
    // Figures may change between opening a document and the reset.
    const bool sameShape =
        !m_document.isEmpty() && visibleRows().shape() == m_document.scenario()->tree.columns().shape;
    if (sameShape && visibleRows().size() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace fairshare::gui
