// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QUndoView>

namespace fairshare::gui {

/// The steps of the history. A click goes to the state after a step. The context menu does not change the
/// document's state.
class HistoryView : public QUndoView {
    Q_OBJECT

public:
    explicit HistoryView(Document& document, QWidget* parent = nullptr);

    /// Uses the state after the step of the context menu as the baseline, otherwise the current state.
    void useAsBaseline();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    Document& m_document;
    QPersistentModelIndex m_asked;
};

} // namespace fairshare::gui
