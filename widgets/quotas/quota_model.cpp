// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_model.h"

#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"

#include "core/quota/groups/quota_changes.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double DemandReach = 2; ///< range of the sliders, as a multiple of the highest demand

std::shared_ptr<const TreeShape> shapeOf(const QuotaTree& tree)
{
    auto shape = std::make_shared<TreeShape>();
    shape->parent = tree.parent;
    shape->subtreeEnd = tree.subtreeEnd;
    shape->depth = tree.depth;
    return shape;
}

QuotaTree treeOf(const GroupQuotas& quotas)
{
    auto built = buildQuotaTree(quotas);
    return built ? std::move(built->tree) : QuotaTree();
}

/// True if both have the same groups in the same order, and thus the same tree.
bool haveSameNames(const GroupQuotas& a, const GroupQuotas& b)
{
    return std::equal(a.groups.begin(), a.groups.end(), b.groups.begin(), b.groups.end(),
        [](const QuotaGroup& one, const QuotaGroup& other) {
            return one.name == other.name && one.autoregroup == other.autoregroup;
        });
}

} // namespace

QuotaModel::QuotaModel(Document& document, QuotaResults& results, QObject* parent)
    : TreeRowsModel(parent)
    , m_document(document)
    , m_results(results)
    , m_tree(std::make_shared<const QuotaTree>())
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
    if (opened || now.has() != m_shown.has() || !haveSameNames(*m_shown, *now))
        return rebuild(now, !opened);
    m_shown = now;
    refresh();
}

void QuotaModel::rebuild(const SharedValue<GroupQuotas>& now, bool keepsExpansion)
{
    QuotaTree tree = treeOf(*now);
    beginResetModel();
    m_earlierGroups.assign(now->groups.size(), NoGroup);
    const auto pairs = pairedGroups(quotas(), *now);
    for (std::size_t group = 0; group < pairs.size(); ++group)
        if (pairs[group] != nullptr)
            m_earlierGroups[group] = static_cast<std::uint32_t>(pairs[group] - quotas().groups.data());
    std::vector<NodeRow> earlier(tree.size(), NoRow);
    for (QuotaRow row = 0; keepsExpansion && row < tree.size(); ++row) {
        const std::uint32_t group = row == RootQuotaRow ? NoGroup : m_earlierGroups[tree.group[row]];
        if (row == RootQuotaRow && m_tree->size() > 0)
            earlier[row] = RootQuotaRow;
        else if (group != NoGroup && m_tree->rowOfGroup[group] != NoQuotaRow)
            earlier[row] = m_tree->rowOfGroup[group];
    }
    m_shown = now;
    m_baselineGroups = pairedGroups(*m_baseline, *m_shown);
    const auto shape = shapeOf(tree);
    m_tree = std::make_shared<const QuotaTree>(std::move(tree));
    forgetRows();
    rows().clearFilter();
    if (keepsExpansion)
        rows().resetLike(shape, earlier);
    else
        rows().reset(shape);
    measure();
    endResetModel();
    std::iota(m_earlierGroups.begin(), m_earlierGroups.end(), 0U);
    if (!keepsExpansion)
        Q_EMIT opened();
    Q_EMIT groupsChanged();
    Q_EMIT headingsChanged();
}

void QuotaModel::readBaseline()
{
    m_baseline = m_document.baseline() ? m_document.baseline()->quotas : SharedValue<GroupQuotas>();
    m_baselineGroups = pairedGroups(*m_baseline, *m_shown);
}

void QuotaModel::measure()
{
    if (m_sliding == 0)
        measureDemand();
    m_highestAmount = 1;
    m_widestAmount.clear();
    if (!isReady())
        return;
    const QuotaStudy& study = *m_results.study();
    for (QuotaRow row = 1; row < m_tree->size(); ++row) {
        if (!m_tree->isLeaf(row))
            continue;
        const double now = study.chosen().allocation.allocated[row];
        const double declared = study.declared().allocation.allocated[row];
        m_highestAmount = std::max({m_highestAmount, study.chosen().allocation.quota[row], now, declared});
        for (const double amount : {now, declared})
            if (const QString text = quotaAmountText(amount); text.size() > m_widestAmount.size())
                m_widestAmount = text;
    }
}

/// The scale follows the baseline, so it does not change after a drag.
void QuotaModel::measureDemand()
{
    const auto highest = [](const GroupQuotas& pool) {
        double demand = 0;
        for (const QuotaGroup& group : pool.groups)
            demand = std::max(demand, group.demand);
        return demand;
    };
    const double now = highest(quotas());
    m_highestDemand = std::max(m_baseline->poolSize, DemandReach * highest(*m_baseline));
    if (m_highestDemand < std::max(now, 1.0))
        m_highestDemand = std::max({quotas().poolSize, DemandReach * now, 1.0});
}

bool QuotaModel::isFilled(QuotaColumn column) const
{
    return std::ranges::any_of(quotas().groups, [column](const QuotaGroup& group) {
        return (column == QuotaColumn::Fraction && group.isDynamic)
            || (column == QuotaColumn::Usage && group.usage > 0)
            || (column == QuotaColumn::Autoregroup && group.autoregroup);
    });
}

void QuotaModel::refresh()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    const std::string headed = isReady() ? m_results.policy() : std::string();
    if (std::exchange(m_headed, headed) == headed)
        return;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headingsChanged();
}

int QuotaModel::rowCount(const QModelIndex& parent) const
{
    return m_shown.has() ? TreeRowsModel::rowCount(parent) : 0;
}

int QuotaModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : QuotaColumnCount;
}

QString QuotaModel::nameOf(QuotaRow row) const
{
    return shownName(quotaName(quotas(), *m_tree, row));
}

QuotaModel::KnownGroup QuotaModel::known(QuotaRow row) const
{
    if (row >= m_tree->size())
        return {};
    return {nameOf(row), row == RootQuotaRow ? NoGroup : groupOf(row)};
}

QuotaRow QuotaModel::rowOf(const KnownGroup& known) const
{
    if (known.name.isEmpty() || m_tree->size() == 0)
        return NoQuotaRow;
    if (known.group == NoGroup)
        return RootQuotaRow;
    const auto found = std::ranges::find(m_earlierGroups, known.group);
    if (found == m_earlierGroups.end())
        return NoQuotaRow;
    return m_tree->rowOfGroup[static_cast<std::size_t>(found - m_earlierGroups.begin())];
}

QString QuotaModel::policyTitle() const
{
    return coreText(findSurplusPolicy(m_results.policy())->title);
}

QVariant QuotaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= QuotaColumnCount)
        return {};
    const auto column = static_cast<QuotaColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return quotaColumnTitle(column, policyTitle());
    case Qt::UserRole:
        return quotaColumnUnit(column, policyTitle());
    case Qt::ToolTipRole:
        return cardParagraph(quotaColumnMeaning(column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

bool QuotaModel::isEditable(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return row == renamable();
    if (!quotaFieldOf(column))
        return false;
    if (row == RootQuotaRow)
        return column == QuotaColumn::Requested;
    return column != QuotaColumn::Demand || m_tree->isLeaf(row);
}

bool QuotaModel::isTyped(const QModelIndex& index) const
{
    const auto column = static_cast<QuotaColumn>(index.column());
    const auto field = quotaFieldOf(column);
    const bool typed = column == QuotaColumn::Name || (field && !isFlag(*field));
    return typed && isEditable(column, nodeAt(index));
}

} // namespace fairshare::gui
