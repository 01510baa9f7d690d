// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_cells.h"
#include "widgets/quotas/quota_edits.h"
#include "widgets/table/tree_rows_model.h"

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
    /// Role Qt::UserRole has the second line of the heading.
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Like an edit of one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;

    const ShownGroups& groups() const { return m_groups; }
    QuotaEdits& edits() { return m_edits; }
    /// Returns the title of the policy, as used in headings.
    QString policyTitle() const;
    /// Sets whether figures of the negotiation are needed.
    void setNegotiates(bool negotiates) { m_results.setNegotiates(negotiates); }
    /// Returns the demand at a position of the slider, 0 to 1.
    double demandAt(double part) const { return m_scale.demandAt(part); }
    /// Sets the demand during a drag of the slider, which keeps its scale.
    /// @param gesture the drag, which is one step of the history
    Result<void> slideDemand(QuotaRow row, double jobs, int gesture);
    /// Ends the drag of a slider.
    void endSliding();

Q_SIGNALS:
    /// The groups of another file are shown.
    void opened();
    /// Groups were added, removed or renamed.
    void groupsChanged();
    /// The policy in the headings changed, or the first figures arrived.
    void headingsChanged();

protected:
    bool isTyped(const QModelIndex& index) const override;
    void refresh() override;
    QVariant cellData(int place, int section, int role) const override;

private:
    void onScenarioChanged(Document::Change change);
    void rebuild(const SharedValue<GroupQuotas>& now, bool keepsExpansion);
    void readBaseline();
    void measure();
    std::vector<TableColumn> described() const;
    QString spokenName(QuotaRow row) const;
    QVariant barData(QuotaColumn column, QuotaRow row, int role) const;

    Document& m_document;
    QuotaResults& m_results;
    ShownGroups m_groups;
    QuotaScale m_scale;
    QuotaCells m_cells;
    QuotaEdits m_edits;
    std::string m_headed; ///< policy in the headings; "" before there are figures
    bool m_slides = false; ///< a slider is being dragged, so it keeps its scale
};

} // namespace fairshare::gui
