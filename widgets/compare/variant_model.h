// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/user_list_model.h"
#include "widgets/work/results/variant_results.h"

#include <vector>

namespace fairshare::gui {

inline constexpr int FirstVariantColumn = 2; ///< after the name and the rank before
inline constexpr int ColumnsPerVariant = 3; ///< rank, move, factor

/// One row per user: its name, its rank in the baseline, then rank, move and factor in each variant.
class VariantModel : public UserListModel {
    Q_OBJECT

public:
    enum Roles {
        MoveRole = FirstOwnRole, ///< fraction of the largest move, −1 to 1; only for move cells
        QuietRole, ///< true if nothing moves or nothing is known
        NameEndRole, ///< QString: the end of a name that distinguishes its user, " (gpu)"
    };

    explicit VariantModel(VariantResults& results, QObject* parent = nullptr);

    VariantResults& results() const { return m_results; }
    NodeRow nodeAt(int row) const override
    {
        const NodeRow user = userAt(row);
        return isElsewhere(user) ? NoRow : user;
    }
    int placeOf(NodeRow node) const override;
    bool hasRowsOf(const Document& /*document*/) const override { return m_results.hasRowsOfDocument(); }
    const VariantRanksPtr& ranks() const { return m_shown; }
    /// Returns the sort order for a column.
    VariantOrder orderOf(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void onChanged();
    NodeRow userAt(int row) const { return m_users[static_cast<std::size_t>(row)]; }
    bool isElsewhere(NodeRow user) const { return user >= m_shown->tree.size(); }
    const VariantColumn& variantAt(int column) const;
    QString nameEnd(NodeRow user) const;
    QString text(NodeRow user, int column, bool exact) const;
    QString card(NodeRow user, int column) const;
    QString heading(int section) const;
    QString exactHeading(int section) const;
    QString headingCard(int section) const;

    VariantResults& m_results;
    VariantRanksPtr m_shown;
    std::vector<NodeRow> m_users; ///< by row of the table: place in VariantRanks
    std::vector<std::int32_t> m_places; ///< by place in VariantRanks: row of the table
};

} // namespace fairshare::gui
