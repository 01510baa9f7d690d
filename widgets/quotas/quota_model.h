// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_column.h"
#include "widgets/table/tree_rows_model.h"
#include "widgets/work/quota_results.h"

#include "core/scenario/edits/level_move.h"

#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The rows of the groups of a pool. Configured values are editable; allocated values follow the results.
class QuotaModel : public TreeRowsModel {
    Q_OBJECT

public:
    /// Roles in addition to those of all trees.
    enum {
        StrongRole = FirstOwnRole, ///< bool
        BarRole, ///< double 0 to 1: allocated cores
        BeforeRole, ///< double 0 to 1: part that the group has with the flags of the file
        TickRole, ///< double 0 to 1: the group's own quota
        WidestRole, ///< QString: the longest number next to a bar, to reserve room for it
        SliderRole, ///< double 0 to 1
        FlagRole, ///< bool: flag of the file
        PolicyFlagRole, ///< bool: flag under the policy
        ChangeRole, ///< double: more or less than with the flags of the file
    };

    QuotaModel(Document& document, QuotaResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Like `edit` for one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// Returns the groups that the rows show.
    const GroupQuotas& quotas() const { return *m_shown; }
    const QuotaTree& tree() const { return *m_tree; }
    /// Returns the index in GroupQuotas::groups; NoGroup for the root.
    std::uint32_t groupOf(QuotaRow row) const { return m_tree->group[row]; }
    QString nameOf(QuotaRow row) const;
    /// Returns the title of the policy, as used in headings.
    QString policyTitle() const;
    /// Sets whether figures of the negotiation are needed.
    void setNegotiates(bool negotiates) { m_results.setNegotiates(negotiates); }
    /// True if the results belong to the current rows.
    bool isReady() const { return m_results.study() && m_results.study()->tree() == *m_tree; }
    /// Returns the text for a flag.
    static QString flagWord(bool on);
    bool isDynamic(QuotaRow row) const
    {
        return row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic;
    }
    /// Returns the quota of a row including everything below it, in cores; nothing before there are results.
    std::optional<double> coresOf(QuotaRow row) const;
    /// Returns the demand at a position of the slider, 0 to 1. The scale is finer on the left.
    double demandAt(double part) const { return std::round(part * part * m_highestDemand); }
    /// True if a column that is hidden by default has values in this pool.
    bool isFilled(QuotaColumn column) const;

    /// Returns the rows with a value that differs from the baseline, in ascending order.
    std::vector<QuotaRow> changedRows() const;

    /// Identifies a group so it can be found after the rows were rebuilt.
    struct KnownGroup {
        QString name; ///< "" for none
        std::uint32_t group = NoGroup;
    };
    KnownGroup known(QuotaRow row) const;
    /// Returns the row of the group, even if it was only renamed; NoQuotaRow if it was removed.
    QuotaRow rowOf(const KnownGroup& known) const;

    /// Applies the typed text to each row's own value, as one step of the history.
    Result<void> edit(std::span<const QuotaRow> rows, QuotaColumn column, const QString& text);
    /// Sets or clears a flag on all rows.
    Result<void> setFlag(std::span<const QuotaRow> rows, QuotaColumn column, bool on);
    /// @param gesture edits with the same gesture are one step
    Result<void> slideDemand(QuotaRow row, double jobs, int gesture);
    /// Reverts the rows to their baseline values.
    Result<void> revertValues(std::span<const QuotaRow> rows, QuotaColumn column);
    /// Adds a group below a row. @return its row
    Result<QuotaRow> addGroup(QuotaRow parent);
    Result<void> removeGroups(std::span<const QuotaRow> rows);
    /// Renames a group together with the groups below it; a dotted name moves the group.
    Result<void> rename(QuotaRow row, const QString& name);
    /// Moves groups below another row. @return their rows
    Result<std::vector<QuotaRow>> moveGroups(std::span<const QuotaRow> rows, QuotaRow parent);
    Result<std::vector<QuotaRow>> moveGroups(std::span<const QuotaRow> rows, LevelMove move);
    /// Returns why a move is not possible; "" if it is.
    QString moveHindrance(std::span<const QuotaRow> rows, QuotaRow parent) const;
    QString moveHindrance(std::span<const QuotaRow> rows, LevelMove move) const;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;

Q_SIGNALS:
    /// The groups of another file are shown.
    void opened();
    /// Groups were added, removed or renamed.
    void groupsChanged();
    /// Describes what an edit changed in addition to the typed value.
    void told(const QString& sentence);
    /// The policy in the headings changed, or the first figures arrived.
    void headingsChanged();

protected:
    bool isTyped(const QModelIndex& index) const override;
    void refresh() override;

private:
    void onScenarioChanged(Document::Change change);
    void rebuild(const SharedValue<GroupQuotas>& now, bool keepsExpansion);
    void readBaseline();
    void measure();
    void measureDemand();
    Result<void> setValues(QuotaColumn column, std::vector<GroupValue> values, const QString& mergeKey);
    QString otherKindText(QuotaColumn column, const std::vector<GroupValue>& values) const;
    QString whose(std::span<const std::uint32_t> groups) const;
    std::vector<std::uint32_t> groupsOf(std::span<const QuotaRow> rows) const;
    using GroupMove = std::function<Result<Scenario>(const Scenario&, std::span<const std::uint32_t>)>;
    Result<std::vector<QuotaRow>> move(std::span<const QuotaRow> rows, const GroupMove& how);
    QString hindrance(std::span<const QuotaRow> rows, const GroupMove& how) const;

    /// Returns the same group in the baseline; null for a new group.
    const QuotaGroup* baselineGroup(QuotaRow row) const;
    bool isChanged(QuotaColumn column, QuotaRow row) const;
    bool hasNewName(QuotaRow row) const;
    QString baselineText(QuotaColumn column, QuotaRow row) const;
    QString text(QuotaColumn column, QuotaRow row) const;
    QString resultText(QuotaColumn column, QuotaRow row) const;
    QString flagText(QuotaColumn column, QuotaRow row) const;
    QString coresText(QuotaRow row) const;
    QString editText(QuotaColumn column, QuotaRow row) const;
    QString card(QuotaColumn column, QuotaRow row) const;
    double changeOf(QuotaRow row) const;
    /// Returns the value of a result cell; nothing if it has no number.
    std::optional<double> amount(QuotaColumn column, QuotaRow row) const;
    /// Returns the part of a total that belongs to jobs directly in the group; nothing if they request
    /// nothing.
    std::optional<double> ownPart(QuotaColumn column, QuotaRow row) const;
    QVariant roleData(QuotaColumn column, QuotaRow row, int role) const;
    QVariant nameData(QuotaRow row, int role) const;
    QVariant barData(QuotaColumn column, QuotaRow row, int role) const;
    bool isMuted(QuotaColumn column, QuotaRow row) const;
    bool isEditable(QuotaColumn column, QuotaRow row) const;
    QString exactText(QuotaColumn column, QuotaRow row) const;

    Document& m_document;
    QuotaResults& m_results;
    std::shared_ptr<const QuotaTree> m_tree;
    SharedValue<GroupQuotas> m_shown; ///< the groups that the rows show
    /// By group: its index before the rows were rebuilt; NoGroup for a new group.
    std::vector<std::uint32_t> m_earlierGroups;
    SharedValue<GroupQuotas> m_baseline;
    /// By group: the same group in the baseline; null for a new group.
    std::vector<const QuotaGroup*> m_baselineGroups;
    std::string m_headed; ///< policy in the headings; "" before there are figures
    double m_highestDemand = 1; ///< right end of the sliders
    double m_highestAmount = 1; ///< full length of the bars
    QString m_widestAmount; ///< longest number next to the bars
    int m_sliding = 0; ///< gesture during which the slider keeps its scale; 0 for none
};

/// Formats amounts as the view shows them: whole, or with at most two decimals.
QString quotaAmountText(double amount);

} // namespace fairshare::gui
