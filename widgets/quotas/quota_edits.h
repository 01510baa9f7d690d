// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/quotas/shown_groups.h"

#include "core/scenario/edits/level_move.h"

#include <QObject>

#include <functional>
#include <span>
#include <vector>

namespace fairshare::gui {

/// The edits of the groups that are shown; each is one step of the history.
class QuotaEdits : public QObject {
    Q_OBJECT

public:
    QuotaEdits(Document& document, const ShownGroups& groups);

    /// Applies the typed text to each row's own value.
    Result<void> set(std::span<const QuotaRow> rows, QuotaColumn column, const QString& text);
    /// Sets or clears a flag on all rows.
    Result<void> setFlag(std::span<const QuotaRow> rows, QuotaColumn column, bool on);
    /// @param gesture edits with the same gesture are one step
    Result<void> setDemand(QuotaRow row, double jobs, int gesture);
    /// Reverts the rows to their baseline values.
    Result<void> revert(std::span<const QuotaRow> rows, QuotaColumn column);
    /// Adds a group below a row. @return its row
    Result<QuotaRow> add(QuotaRow parent);
    Result<void> remove(std::span<const QuotaRow> rows);
    /// Renames a group together with the groups below it; a dotted name moves the group.
    Result<void> rename(QuotaRow row, const QString& name);
    /// Moves groups below another row. @return their rows
    Result<std::vector<QuotaRow>> move(std::span<const QuotaRow> rows, QuotaRow parent);
    Result<std::vector<QuotaRow>> move(std::span<const QuotaRow> rows, LevelMove move);
    /// Returns why a move is not possible; "" if it is.
    QString hindrance(std::span<const QuotaRow> rows, QuotaRow parent) const;
    QString hindrance(std::span<const QuotaRow> rows, LevelMove move) const;

Q_SIGNALS:
    /// Describes what an edit changed in addition to the typed value.
    void told(const QString& sentence);

private:
    using GroupMove = std::function<Result<Scenario>(const Scenario&, std::span<const std::uint32_t>)>;

    Result<void> setValues(QuotaColumn column, std::vector<GroupValue> values, const QString& mergeKey);
    QString otherKindText(QuotaColumn column, const std::vector<GroupValue>& values) const;
    /// Returns the name of the group, or the number of groups.
    QString whose(std::span<const std::uint32_t> groups) const;
    std::vector<std::uint32_t> groupsOf(std::span<const QuotaRow> rows) const;
    Result<std::vector<QuotaRow>> moveGroups(std::span<const QuotaRow> rows, const GroupMove& how);
    QString hindranceOf(std::span<const QuotaRow> rows, const GroupMove& how) const;

    Document& m_document;
    const ShownGroups& m_groups;
};

} // namespace fairshare::gui
