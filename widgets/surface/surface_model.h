// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"
#include "widgets/table/user_list_model.h"

#include <memory>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// The users on the factor surface F, one row each, as in its plot. Columns are usage, share, and F and
/// integer priority with and without the interpolation of S.
class SurfaceModel : public UserListModel {
    Q_OBJECT

public:
    enum Column { User, Usage, Shares, Without, With, PriorityWithout, PriorityWith, ColumnCount };
    enum Roles {
        SharedRole = FirstOwnRole, ///< another user has the same integer priority
        NameEndRole, ///< QString: the end of a name that distinguishes its user, " (gpu)"
    };

    explicit SurfaceModel(QObject* parent = nullptr);

    /// @param plot of chart factor_surface, with the users in its first panel; null for none
    void setPlot(std::shared_ptr<const Plot> plot);
    const std::shared_ptr<const Plot>& plot() const { return m_plot; }
    NodeRow nodeAt(int row) const override;
    int placeOf(NodeRow node) const override;
    bool hasRowsOf(const Document& document) const override;
    QString emptyText() const override;

    int rowCount(const QModelIndex& parent = {}) const override;
    void sort(int column, Qt::SortOrder order) override;

protected:
    QVariant cellData(int row, int column, int role) const override;

private:
    std::size_t itemAt(int row) const { return m_items[static_cast<std::size_t>(row)]; }
    void arrange();
    QString text(std::size_t item, int column) const;
    QString exact(std::size_t item, int column) const;
    QString nameEnd(std::size_t item) const;
    QString card(std::size_t item, int column) const;

    std::shared_ptr<const Plot> m_plot;
    const Marks* m_dots = nullptr; ///< marks of the plot
    std::vector<std::uint32_t> m_items; ///< by row of the table
    std::vector<std::int32_t> m_places; ///< by row of the tree
    int m_column = Without;
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

} // namespace fairshare::gui
