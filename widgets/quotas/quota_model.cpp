// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_model.h"

#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"

#include "core/scenario/scenario.h"

#include <utility>

namespace fairshare::gui {
namespace {

std::shared_ptr<const TreeShape> shapeOf(const QuotaTree& tree)
{
    auto shape = std::make_shared<TreeShape>();
    shape->parent = tree.parent;
    shape->subtreeEnd = tree.subtreeEnd;
    shape->depth = tree.depth;
    return shape;
}

template <typename Value>
QVariant variantOf(const std::optional<Value>& value)
{
    return value ? QVariant(*value) : QVariant();
}

} // namespace

QuotaModel::QuotaModel(Document& document, QuotaResults& results, QObject* parent)
    : TreeRowsModel(parent)
    , m_document(document)
    , m_results(results)
    , m_groups(results)
    , m_cells(m_groups, m_scale)
    , m_edits(document, m_groups)
{
    connect(&document, &Document::scenarioChanged, this, &QuotaModel::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, [this] {
        readBaseline();
        refresh();
    });
    connect(&results, &QuotaResults::changed, this, [this] {
        measure();
        refresh();
    });
    onScenarioChanged(Document::Change::Opened);
}

void QuotaModel::onScenarioChanged(Document::Change change)
{
    const bool opened = change == Document::Change::Opened;
    if (opened || change == Document::Change::Reopened)
        readBaseline();
    const auto now = m_document.scenario() ? m_document.scenario()->quotas : SharedValue<GroupQuotas>();
    if (opened || !m_groups.hasRowsOf(now))
        return rebuild(now, !opened);
    m_groups.setValues(now);
    refresh();
}

void QuotaModel::rebuild(const SharedValue<GroupQuotas>& now, bool keepsExpansion)
{
    beginResetModel();
    m_groups.setRows(now);
    forgetRows();
    rows().clearFilter();
    if (keepsExpansion)
        rows().resetLike(shapeOf(m_groups.tree()), m_groups.earlierRows());
    else
        rows().reset(shapeOf(m_groups.tree()));
    measure();
    setColumns(described());
    endResetModel();
    m_groups.forgetEarlier();
    if (!keepsExpansion)
        Q_EMIT opened();
    Q_EMIT groupsChanged();
    Q_EMIT headingsChanged();
}

void QuotaModel::readBaseline()
{
    m_groups.setBaseline(m_document.baseline() ? m_document.baseline()->quotas : SharedValue<GroupQuotas>());
}

void QuotaModel::measure()
{
    if (!m_slides)
        m_scale.measureDemand(m_groups);
    m_scale.measureAmounts(m_groups);
}

void QuotaModel::refresh()
{
    setColumns(described()); // the policy is in the headings
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    const std::string headed = m_groups.isReady() ? m_results.policy() : std::string();
    if (std::exchange(m_headed, headed) == headed)
        return;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headingsChanged();
}

Result<void> QuotaModel::slideDemand(QuotaRow row, double jobs, int gesture)
{
    m_slides = true;
    return m_edits.setDemand(row, jobs, gesture);
}

void QuotaModel::endSliding()
{
    m_slides = false;
    measure();
    refresh();
}

int QuotaModel::rowCount(const QModelIndex& parent) const
{
    return m_groups.has() ? TreeRowsModel::rowCount(parent) : 0;
}

QString QuotaModel::policyTitle() const
{
    return coreText(findSurplusPolicy(m_results.policy())->title);
}

std::vector<TableColumn> QuotaModel::described() const
{
    std::vector<TableColumn> columns;
    for (int at = 0; at < QuotaColumnCount; ++at) {
        const auto column = static_cast<QuotaColumn>(at);
        columns.push_back({.heading = quotaColumnTitle(column, policyTitle()),
            .tip = cardParagraph(quotaColumnMeaning(column)),
            .alignment = Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft),
            .text = [this, column](int place) { return m_cells.text(column, nodeAt(place)); },
            .exact = [this, column](int place) { return m_cells.exact(column, nodeAt(place)); }});
    }
    columns.front().spoken = [this](int place) { return spokenName(nodeAt(place)); };
    return columns;
}

QVariant QuotaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::UserRole && orientation == Qt::Horizontal && section >= 0 && section < columnCount())
        return quotaColumnUnit(static_cast<QuotaColumn>(section), policyTitle());
    return TreeRowsModel::headerData(section, orientation, role);
}

bool QuotaModel::isTyped(const QModelIndex& index) const
{
    const auto column = static_cast<QuotaColumn>(index.column());
    if (column == QuotaColumn::Name)
        return nodeAt(index) == renamable();
    return m_groups.takesValue(column, nodeAt(index)) && !isFlag(*quotaFieldOf(column));
}

QString QuotaModel::spokenName(QuotaRow row) const
{
    const QString name = m_groups.nameOf(row);
    const std::uint32_t depth = m_groups.tree().depth[row];
    if (m_groups.tree().isLeaf(row))
        return tr("%1, group, level %2").arg(name).arg(depth);
    return visibleRows().isExpanded(row) ? tr("%1, group, level %2, expanded").arg(name).arg(depth)
                                         : tr("%1, group, level %2, collapsed").arg(name).arg(depth);
}

QVariant QuotaModel::barData(QuotaColumn column, QuotaRow row, int role) const
{
    const auto bar = m_cells.bar(column, row);
    if (!bar)
        return {};
    switch (role) {
    case BarRole:
        return bar->now;
    case BeforeRole:
        return bar->before;
    case TickRole:
        return bar->quota;
    default:
        return m_scale.widestAmount();
    }
}

QVariant QuotaModel::cellData(int place, int section, int role) const
{
    const auto column = static_cast<QuotaColumn>(section);
    const QuotaRow row = nodeAt(place);
    switch (role) {
    case Qt::EditRole:
        return m_groups.takesValue(column, row) ? m_cells.edited(column, row) : m_cells.text(column, row);
    case Qt::ToolTipRole:
        return m_cells.card(column, row);
    case HitRole:
        return isHit(row);
    case ChangedRole:
        return m_groups.isChanged(column, row);
    case MutedRole:
        return m_cells.isMuted(column, row);
    case CaptionRole:
        return column == QuotaColumn::Reason;
    case StrongRole:
        return m_cells.isStrong(column, row);
    case ChangeRole:
        return variantOf(m_cells.change(column, row));
    case SliderRole:
        return variantOf(m_cells.slider(column, row));
    case FlagRole:
        return variantOf(m_cells.flag(column, row));
    case PolicyFlagRole:
        return variantOf(m_cells.policyFlag(column, row));
    case BarRole:
    case BeforeRole:
    case TickRole:
    case WidestRole:
        return barData(column, row, role);
    default:
        return column == QuotaColumn::Name ? expansionData(row, role) : QVariant();
    }
}

bool QuotaModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QuotaRow row = nodeAt(index);
    const auto column = static_cast<QuotaColumn>(index.column());
    if (column != QuotaColumn::Name)
        return m_edits.set(std::span(&row, 1), column, value.toString()).has_value();
    return m_edits.rename(row, value.toString()).has_value();
}

QStringList QuotaModel::mimeTypes() const
{
    return {QStringLiteral("application/x-fairshare-groups")};
}

} // namespace fairshare::gui
