// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_column.h"
#include "widgets/work/results/quota_results.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

/// The groups of a pool that the view shows: as they are now, as in the baseline, and with the results for
/// them.
class ShownGroups {
public:
    explicit ShownGroups(const QuotaResults& results);

    /// Shows these groups. Groups with other names have other rows.
    void setRows(const SharedValue<GroupQuotas>& now);
    /// Shows other values of the same groups.
    void setValues(const SharedValue<GroupQuotas>& now) { m_now = now; }
    void setBaseline(const SharedValue<GroupQuotas>& baseline);
    bool hasRowsOf(const SharedValue<GroupQuotas>& quotas) const;

    /// True if the scenario has a pool with groups.
    bool has() const { return m_now.has(); }
    const GroupQuotas& quotas() const { return *m_now; }
    const QuotaTree& tree() const { return *m_tree; }
    /// Returns the index in GroupQuotas::groups; NoGroup for the root.
    std::uint32_t groupOf(QuotaRow row) const { return m_tree->group[row]; }
    const QuotaGroup& group(QuotaRow row) const { return quotas().groups[groupOf(row)]; }
    double valueOf(QuotaRow row, QuotaField field) const { return quotaValue(quotas(), groupOf(row), field); }
    QString nameOf(QuotaRow row) const;
    bool isDynamic(QuotaRow row) const { return row != RootQuotaRow && group(row).isDynamic; }
    /// True if the user can set the value of the cell.
    bool takesValue(QuotaColumn column, QuotaRow row) const;
    /// True if a column that is hidden by default has values in this pool.
    bool isFilled(QuotaColumn column) const;

    /// True if the results belong to the current rows.
    bool isReady() const { return m_results.study() && m_results.study()->tree() == *m_tree; }
    const QuotaResults& results() const { return m_results; }
    /// Requires isReady().
    const QuotaStudy& study() const { return *m_results.study(); }
    /// Returns the quota of a row including everything below it, in cores; nothing before there are results.
    std::optional<double> coresOf(QuotaRow row) const;

    const GroupQuotas& baseline() const { return *m_baseline; }
    /// Returns the same group in the baseline; null for a new group.
    const QuotaGroup* baselineGroup(QuotaRow row) const;
    /// True if the value of the cell differs from the baseline.
    bool isChanged(QuotaColumn column, QuotaRow row) const;
    /// Returns the rows with a value that differs from the baseline, in ascending order.
    std::vector<QuotaRow> changedRows() const;

    /// By row: its row before setRows, or NoQuotaRow for a new group.
    const std::vector<QuotaRow>& earlierRows() const { return m_earlierRows; }
    /// Identifies a group so it can be found after the rows were rebuilt.
    struct KnownGroup {
        QString name; ///< "" for none
        std::uint32_t group = NoGroup;
    };
    KnownGroup known(QuotaRow row) const;
    /// Returns the row of the group, even if it was only renamed; NoQuotaRow if it was removed.
    QuotaRow rowOf(const KnownGroup& known) const;
    /// Ends the time in which `rowOf` finds groups that were known before setRows.
    void forgetEarlier();

private:
    bool hasNewName(QuotaRow row) const;

    const QuotaResults& m_results;
    SharedValue<GroupQuotas> m_now;
    std::shared_ptr<const QuotaTree> m_tree;
    SharedValue<GroupQuotas> m_baseline;
    /// By group: the same group in the baseline; null for a new group.
    std::vector<const QuotaGroup*> m_baselineGroups;
    /// By group: its index before the rows were rebuilt; NoGroup for a new group.
    std::vector<std::uint32_t> m_earlierGroups;
    std::vector<QuotaRow> m_earlierRows;
};

} // namespace fairshare::gui
