// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <functional>
#include <utility>
#include <vector>

namespace fairshare::gui {

/// One column of a table: what its heading says, and what a row shows in it.
struct TableColumn {
    using Text = std::function<QString(int row)>;

    QString heading{};
    QString tip{};
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    Text text{};
    Text exact{}; ///< for copies, if other than the text
    Text spoken{}; ///< for screen readers, if other than the text
    QString exactHeading{}; ///< for copies, if other than the heading
    Qt::SortOrder firstOrder = Qt::AscendingOrder; ///< after the first click on the heading
};

/// A table that consists of described columns. A concrete model says how many rows there are, and what a cell
/// has besides its texts.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Roles in addition to the standard ones.
    enum {
        ExactRole = Qt::UserRole, ///< QString for copies of cells and headings
        FirstOwnRole,
    };

    using QAbstractTableModel::QAbstractTableModel;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    /// Returns the tool tip and what has a role of the concrete model.
    virtual QVariant cellData(int /*row*/, int /*column*/, int /*role*/) const { return {}; }
    /// Call in the constructor, while the model is being reset, or for as many columns as before.
    void setColumns(std::vector<TableColumn> columns) { m_columns = std::move(columns); }

private:
    std::vector<TableColumn> m_columns;
};

} // namespace fairshare::gui
