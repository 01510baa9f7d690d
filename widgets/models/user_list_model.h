// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QAbstractTableModel>

namespace fairshare::gui {

/// One row a user, in an order of its own; the document's selection is shown in it.
class UserListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum {
        ExactRole = Qt::UserRole, ///< for copies, of cells and of headings
        FirstOwnRole,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// The row in the tree that is shown; NoRow for a user whom it does not have.
    virtual NodeRow nodeAt(int row) const = 0;
    /// −1 for who is not shown.
    virtual int placeOf(NodeRow node) const = 0;
    /// Whether its rows are those of the document's tree, and not of an earlier one.
    virtual bool hasRowsOf(const Document& document) const = 0;
    /// Why there is no row; empty while that is not known.
    virtual QString emptyText() const { return {}; }
};

} // namespace fairshare::gui
