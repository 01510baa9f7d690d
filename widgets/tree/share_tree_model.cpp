// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/share_tree_model.h"

#include "widgets/table/algorithm_help.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/sibling_order.h"

#include "core/analysis/compare/comparison.h"
#include "core/scenario/scenario.h"

#include <QFont>
#include <QMimeData>

#include <algorithm>
#include <limits>
#include <numeric>

namespace fairshare::gui {
namespace {

/// Half a frame: figures that arrive sooner are shown together with their values, so a drag paints once per
/// step.
constexpr int ValuesMilliseconds = 8;

} // namespace

ShareTreeModel::ShareTreeModel(Document& document, ScenarioResults& results, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_results(results)
    , m_cells(document, results)
    , m_cards(document, results, m_cells)
{
    m_values.setSingleShot(true);
    m_values.setInterval(ValuesMilliseconds);
    connect(&m_values, &QTimer::timeout, this, &ShareTreeModel::refresh);
    connect(&document, &Document::scenarioChanged, this, &ShareTreeModel::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, &ShareTreeModel::refresh);
    connect(&results, &ScenarioResults::changed, this, &ShareTreeModel::onResultsChanged);
    connect(&results, &ScenarioResults::staleChanged, this, &ShareTreeModel::refresh);
    onScenarioChanged(Document::Change::Opened);
}

int ShareTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ShareTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(treeColumns().size());
}

NodeRow ShareTreeModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? nodeAt(index.row()) : NoRow;
}

int ShareTreeModel::placeOf(NodeRow row) const
{
    const std::size_t place = m_rows.placeOf(row);
    return place < m_rows.size() ? static_cast<int>(place) : -1;
}

QVariant ShareTreeModel::nameData(NodeRow row, int role) const
{
    const ShareTree& tree = m_document.scenario()->tree;
    switch (role) {
    case PartitionRole:
        return shownPartition(tree, row);
    case DepthRole:
        return static_cast<int>(tree.depth(row));
    case ExpandableRole:
        return m_rows.isExpandable(row);
    case ExpandedRole:
        return m_rows.isExpandable(row) && m_rows.isExpanded(row);
    case Qt::AccessibleTextRole: {
        const QString name = m_cells.shown(treeColumns().front(), row);
        if (tree.isUser(row))
            return tr("%1, user, level %2").arg(name).arg(tree.depth(row));
        return m_rows.isExpanded(row) ? tr("%1, account, level %2, expanded").arg(name).arg(tree.depth(row))
                                      : tr("%1, account, level %2, collapsed").arg(name).arg(tree.depth(row));
    }
    default:
        return {};
    }
}

QVariant ShareTreeModel::roleData(const TreeColumn& column, NodeRow row, int role) const
{
    switch (role) {
    case ExactRole:
        return m_cells.exact(column, row);
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
        return std::binary_search(m_hits.begin(), m_hits.end(), row);
    default:
        return column.kind == ColumnKind::Name ? nameData(row, role) : QVariant();
    }
}

QVariant ShareTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_document.isEmpty())
        return {};
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(index.column())];
    const NodeRow row = nodeAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_cells.shown(column, row);
    case Qt::EditRole:
        return column.isEditable() || row == m_renamable ? editText(column, row) : m_cells.shown(column, row);
    case Qt::ToolTipRole:
        return m_cards.text(column, row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            Qt::AlignVCenter | (column.isNumber() ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return roleData(column, row, role);
    }
}

QString ShareTreeModel::headerCard(const TreeColumn& column)
{
    QStringList lines = columnHelp(column);
    lines << tr("Click to sort siblings.");
    QString card;
    for (const QString& line : lines)
        card += cardParagraph(line);
    return card;
}

QVariant ShareTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return column.fullTitle();
    case Qt::ToolTipRole:
        return headerCard(column);
    case Qt::InitialSortOrderRole: // best or largest first
        return column.kind == ColumnKind::Name || column.kind == ColumnKind::Rank ? Qt::AscendingOrder
                                                                                  : Qt::DescendingOrder;
    default:
        return {};
    }
}

Qt::ItemFlags ShareTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const ColumnKind kind = treeColumns()[static_cast<std::size_t>(index.column())].kind;
    const NodeRow row = nodeAt(index.row());
    const bool editable = (kind == ColumnKind::Shares && row != RootRow) || kind == ColumnKind::Usage
        || (kind == ColumnKind::Name && row == m_renamable);
    if (row != RootRow)
        flags |= Qt::ItemIsDragEnabled;
    return editable ? flags | Qt::ItemIsEditable : flags;
}

QStringList ShareTreeModel::mimeTypes() const
{
    return {QStringLiteral("application/x-fairshare-rows")};
}

QMimeData* ShareTreeModel::mimeData(const QModelIndexList& /*indexes*/) const
{
    auto* data = new QMimeData;
    data->setData(mimeTypes().front(), {});
    return data;
}

bool ShareTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const NodeRow row = nodeAt(index);
    const TreeColumn& column = treeColumns()[static_cast<std::size_t>(index.column())];
    if (column.kind == ColumnKind::Name)
        return rename(value.toString()).has_value();
    return edit(std::span(&row, 1), column, value.toString()).has_value();
}

void ShareTreeModel::setExpanded(int row, bool expanded)
{
    const NodeRow node = nodeAt(row);
    if (!m_rows.isExpandable(node) || m_rows.isExpanded(node) == expanded)
        return;
    if (expanded) {
        const std::vector<std::uint32_t> below = m_rows.shownWhenExpanded(node);
        if (!below.empty())
            beginInsertRows({}, row + 1, row + static_cast<int>(below.size()));
        m_rows.expand(node, below);
        if (!below.empty())
            endInsertRows();
    } else {
        const int shown = static_cast<int>(m_rows.shownBelow(node));
        if (shown > 0)
            beginRemoveRows({}, row + 1, row + shown);
        m_rows.collapse(node);
        if (shown > 0)
            endRemoveRows();
    }
    const QModelIndex name = index(row, 0);
    Q_EMIT dataChanged(name, name);
}

void ShareTreeModel::expandAll()
{
    beginResetModel();
    m_rows.expandAll();
    endResetModel();
}

void ShareTreeModel::adoptRows(const ShareTreeModel& other)
{
    collapseAll();
    // Ancestors are expanded before their descendants.
    for (int place = 0; place < other.rowCount(); ++place)
        if (other.m_rows.isExpanded(other.nodeAt(place)))
            setExpanded(placeOf(other.nodeAt(place)), true);
}

void ShareTreeModel::collapseAll()
{
    beginResetModel();
    m_rows.collapseAll();
    endResetModel();
}

void ShareTreeModel::revealAll(const std::vector<NodeRow>& rows)
{
    beginResetModel();
    m_rows.expandAbove(rows);
    endResetModel();
}

int ShareTreeModel::reveal(NodeRow row)
{
    for (const NodeRow above : m_rows.collapsedAbove(row)) {
        const int place = placeOf(above);
        if (place < 0)
            return -1;
        setExpanded(place, true);
    }
    return placeOf(row);
}

void ShareTreeModel::setHits(std::vector<NodeRow> hits, bool only)
{
    const bool reset = only || m_rows.isFiltered();
    if (reset)
        beginResetModel();
    m_hits = std::move(hits);
    if (only)
        m_rows.setFilter(m_hits);
    else if (m_rows.isFiltered())
        m_rows.clearFilter();
    if (reset)
        endResetModel();
    else
        refresh();
}

void ShareTreeModel::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Values) {
        m_shown = m_document.scenario();
        m_values.start();
        return;
    }
    beginResetModel();
    m_hits.clear();
    m_renamable = NoRow;
    resetRows(change);
    m_shown = m_document.scenario();
    endResetModel();
    if (m_sortColumn >= 0)
        arrange();
}

void ShareTreeModel::resetRows(Document::Change change)
{
    if (m_document.isEmpty()) {
        m_rows.reset(nullptr);
        return;
    }
    const ShareTree& now = m_document.scenario()->tree;
    if (change == Document::Change::Opened || !m_shown) {
        m_rows.reset(now.columns().shape);
        return;
    }
    m_rows.resetLike(now.columns().shape, m_document.earlierRows());
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
    std::vector<double> present(m_rows.shape()->parent.size());
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
    if (m_document.isEmpty() || !m_rows.shape())
        return;
    std::vector<NodeRow> order;
    if (m_sortColumn >= 0) {
        // Without figures there is nothing to sort by yet.
        if (!evaluation || m_document.scenario()->tree.columns().shape != m_rows.shape())
            return;
        const auto direction =
            m_sortOrder == Qt::AscendingOrder ? Direction::Ascending : Direction::Descending;
        order = siblingOrder(*m_rows.shape(), presentKeys(), direction);
    }
    if (order == m_rows.order())
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<NodeRow> nodes;
    for (const QModelIndex& kept : before)
        nodes.push_back(nodeAt(kept.row()));
    m_rows.setOrder(std::move(order));
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
        !m_document.isEmpty() && m_rows.shape() == m_document.scenario()->tree.columns().shape;
    if (sameShape && m_rows.size() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace fairshare::gui
