// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <QObject>

#include <vector>

namespace fairshare::gui {

/// The selected associations, shared by all views of a document. One of them is the current one. Rows are
/// those of the document's scenario and follow its edits.
class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Ascending.
    const std::vector<NodeRow>& rows() const { return m_rows; }
    bool contains(NodeRow row) const;
    /// The current row, one of the selected rows; NoRow if there is none.
    NodeRow current() const { return m_current; }
    /// The previously current row, if it is still selected; else NoRow.
    NodeRow against() const { return m_against; }

    /// @param current if it is not one of the rows, the previous current row is kept if possible
    void set(std::vector<NodeRow> rows, NodeRow current);
    void select(NodeRow row) { set({row}, row); }
    /// Adds the row and makes it current, or removes it.
    void toggle(NodeRow row);
    void clear() { set({}, NoRow); }

Q_SIGNALS:
    void changed();

private:
    friend class Document;
    /// Maps the selection to new rows without emitting changed, since the views do not know the new rows yet.
    void follow(const std::vector<NodeRow>& earlier);
    void forget();

    std::vector<NodeRow> m_rows;
    NodeRow m_current = NoRow;
    NodeRow m_against = NoRow;
};

} // namespace fairshare::gui
