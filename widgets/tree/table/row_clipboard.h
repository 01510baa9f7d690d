// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/share_tree_model.h"

#include <QObject>

#include <vector>

namespace fairshare::gui {

/// The rows of the tree that were cut or copied last. They are on the clipboard as text, for other programs;
/// they are forgotten once it holds something else.
class RowClipboard : public QObject {
    Q_OBJECT

public:
    /// What a paste moves or copies.
    struct Clip {
        std::vector<NodeRow> rows{};
        TreeEdits::Transfer how = TreeEdits::Transfer::Copy;
    };

    RowClipboard(const ShareTreeModel& model, QObject* parent);

    Result<void> put(Clip clip, const QString& text);
    /// Sets what a paste does, and leaves the clipboard as it is.
    void hold(Clip clip);
    const Clip& clip() const { return m_clip; }
    /// True if a paste moves this row.
    bool isCut(NodeRow row) const;
    bool hasCutRows() const { return m_clip.how == TreeEdits::Transfer::Move && !m_clip.rows.empty(); }
    /// True if text from another program is on the clipboard.
    bool hasOtherText() const { return m_hasOtherText; }
    bool canPaste() const { return !m_clip.rows.empty() || m_hasOtherText; }

Q_SIGNALS:
    void changed();

private:
    void lookAtClipboard();
    void followRows();

    const ShareTreeModel& m_model;
    Clip m_clip;
    QByteArray m_mark; ///< distinguishes the rows of this table from those of other programs
    bool m_hasOtherText = false;
};

} // namespace fairshare::gui
