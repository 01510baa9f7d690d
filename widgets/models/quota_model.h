// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/quota_column.h"
#include "widgets/models/visible_rows.h"
#include "widgets/work/quota_results.h"

#include "core/scenario/level_move.h"

#include <QAbstractTableModel>

#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The groups of a pool as a flat table of the visible rows of their tree. What is configured is editable;
/// what is allocated follows the results.
class QuotaModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Beside the standard roles. A cell without the quantity answers an invalid variant.
    enum Role {
        ExactRole = Qt::UserRole, ///< QString for copies
        DepthRole, ///< int, 0 for the root
        ExpandableRole, ///< bool
        ExpandedRole, ///< bool
        ChangedRole, ///< bool: differs from the baseline
        MutedRole, ///< bool
        StrongRole, ///< bool
        CaptionRole, ///< bool: small text
        BarRole, ///< double 0 to 1: what is allocated
        BeforeRole, ///< double 0 to 1: what of it the group has with the flags of the file
        TickRole, ///< double 0 to 1: the group's own quota
        WidestRole, ///< QString: the longest number beside a bar, which leaves room to it
        SliderRole, ///< double 0 to 1
        FlagRole, ///< bool: of the file
        PolicyFlagRole, ///< bool: under the policy
        ChangeRole, ///< double: more or less
        HitRole, ///< bool: found
    };

    QuotaModel(Document& document, QuotaResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// As `edit` for one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// The groups that the rows are of.
    const GroupQuotas& quotas() const { return *m_shown; }
    const QuotaTree& tree() const { return *m_tree; }
    QuotaRow rowAt(const QModelIndex& index) const;
    QuotaRow rowAt(int place) const { return m_rows.at(static_cast<std::size_t>(place)); }
    /// -1 when the row is not shown.
    int placeOf(QuotaRow row) const;
    /// Index in GroupQuotas::groups; NoGroup for the root.
    std::uint32_t groupOf(QuotaRow row) const { return m_tree->group[row]; }
    QString nameOf(QuotaRow row) const;
    /// The title of the policy, as headings have it.
    QString policyTitle() const;
    /// Whether figures of a negotiation are looked at.
    void setNegotiates(bool negotiates) { m_results.setNegotiates(negotiates); }
    /// Whether the results are those of the rows.
    bool isReady() const { return m_results.study() && m_results.study()->tree() == *m_tree; }
    /// How the table shows a flag.
    static QString flagWord(bool on);
    bool isDynamic(QuotaRow row) const
    {
        return row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic;
    }
    /// What the quota of a row comes to, with everything below it; nothing before there are results.
    std::optional<double> coresOf(QuotaRow row) const;
    /// Of a cell with a slider: the demand at a place of it, 0 to 1; finer at the left.
    double demandAt(double part) const { return std::round(part * part * m_highestDemand); }
    /// Whether a column that is hidden at first has something to show here.
    bool isFilled(QuotaColumn column) const;

    void setExpanded(int place, bool expanded);
    void expandAll();
    void collapseAll();
    /// Expands what another model does whose tree has the same rows.
    void adoptRows(const QuotaModel& other);
    /// Expands what hides it. @return its place
    int reveal(QuotaRow row);
    /// Marks what was found. @param hits ascending. @param only hides the rest but for what is above and
    /// below
    void showFound(std::vector<QuotaRow> hits, bool only);
    const std::vector<QuotaRow>& hits() const { return m_hits; }
    bool isFiltered() const { return m_rows.isFiltered(); }
    /// Rows with a value that the baseline has otherwise, ascending.
    std::vector<QuotaRow> changedRows() const;

    /// A group to be found again after the rows were made anew.
    struct KnownGroup {
        QString name; ///< "" for none
        std::uint32_t group = NoGroup;
    };
    KnownGroup known(QuotaRow row) const;
    /// Its row; also of a group that only got another name. NoQuotaRow where it is gone.
    QuotaRow rowOf(const KnownGroup& known) const;

    /// Sets what was typed on all rows, each from its own value, as one step of the history.
    Result<void> edit(std::span<const QuotaRow> rows, QuotaColumn column, const QString& text);
    /// Turns a flag of all rows on or off.
    Result<void> setFlag(std::span<const QuotaRow> rows, QuotaColumn column, bool on);
    /// @param gesture edits of one are one step
    Result<void> slideDemand(QuotaRow row, double jobs, int gesture);
    /// Gives the rows their values of the baseline.
    Result<void> revertValues(std::span<const QuotaRow> rows, QuotaColumn column);
    /// Adds a group below a row. @return its row
    Result<QuotaRow> addGroup(QuotaRow parent);
    Result<void> removeGroups(std::span<const QuotaRow> rows);
    /// Names a group, and moves what is below it along; a dotted name moves the group.
    Result<void> rename(QuotaRow row, const QString& name);
    /// Moves groups below another row. @return their rows
    Result<std::vector<QuotaRow>> moveGroups(std::span<const QuotaRow> rows, QuotaRow parent);
    Result<std::vector<QuotaRow>> moveGroups(std::span<const QuotaRow> rows, LevelMove move);
    /// Why a move cannot be; "" where it can.
    QString moveHindrance(std::span<const QuotaRow> rows, QuotaRow parent) const;
    QString moveHindrance(std::span<const QuotaRow> rows, LevelMove move) const;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    /// Says that groups are dragged; which ones the view knows.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// Lets the name of one row be edited; NoQuotaRow for none.
    void setRenamable(QuotaRow row) { m_renamable = row; }

Q_SIGNALS:
    /// The groups are those of another file.
    void opened();
    /// Groups came, went or got other names.
    void groupsChanged();
    /// What an edit did beside what was typed.
    void told(const QString& sentence);
    /// The policy of the headings, or what the columns show from the first figures on.
    void headingsChanged();

private:
    void onScenarioChanged(Document::Change change);
    void rebuild(const SharedValue<GroupQuotas>& now, bool keepsExpansion);
    void refresh();
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

    /// The same group in the baseline; null when it is new there.
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
    /// What a cell of results holds; nothing where it has no number.
    std::optional<double> amount(QuotaColumn column, QuotaRow row) const;
    /// What of a total jobs directly in the group have; nothing where these request nothing.
    std::optional<double> ownPart(QuotaColumn column, QuotaRow row) const;
    QVariant roleData(QuotaColumn column, QuotaRow row, int role) const;
    QVariant nameData(QuotaRow row, int role) const;
    QVariant barData(QuotaColumn column, QuotaRow row, int role) const;
    bool isMuted(QuotaColumn column, QuotaRow row) const;
    bool isEditable(QuotaColumn column, QuotaRow row) const;
    bool isHit(QuotaRow row) const;
    QString exactText(QuotaColumn column, QuotaRow row) const;

    Document& m_document;
    QuotaResults& m_results;
    std::shared_ptr<const QuotaTree> m_tree;
    VisibleRows m_rows;
    SharedValue<GroupQuotas> m_shown; ///< what the rows are of
    /// By group: the one that it was before the rows were made anew; NoGroup for one that is new.
    std::vector<std::uint32_t> m_earlierGroups;
    SharedValue<GroupQuotas> m_baseline;
    /// By group: the same one in the baseline; null when it is new there.
    std::vector<const QuotaGroup*> m_baselineGroups;
    std::string m_headed; ///< policy of the headings; "" before there are figures
    QuotaRow m_renamable = NoQuotaRow;
    std::vector<QuotaRow> m_hits; ///< ascending
    double m_highestDemand = 1; ///< at the right end of sliders
    double m_highestAmount = 1; ///< of bars
    QString m_widestAmount; ///< beside them
    int m_sliding = 0; ///< gesture whose slider keeps its scale; 0 for none
};

/// Amounts as the view shows them: whole, or with at most two decimals.
QString quotaAmountText(double amount);

} // namespace fairshare::gui
