// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/table/column_model.h"

namespace fairshare::gui {

/// A model with one row per user, in its own order. It shows the document's selection.
class UserListModel : public ColumnModel {
    Q_OBJECT

public:
    using ColumnModel::ColumnModel;

    /// Returns the row of the tree; NoRow for a user that is not in the tree.
    virtual NodeRow nodeAt(int row) const = 0;
    /// Returns −1 if the user is not shown.
    virtual int placeOf(NodeRow node) const = 0;
    /// True if its rows are those of the document's tree and not of an earlier one.
    virtual bool hasRowsOf(const Document& document) const = 0;
    /// Returns why there are no rows; empty until that is known.
    virtual QString emptyText() const { return {}; }
};

} // namespace fairshare::gui
