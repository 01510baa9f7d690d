// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace fairshare::gui {

class ValueEditor;

/// A table whose open editor stays until its contents are accepted or discarded.
class EditableTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

    /// Commits the text of the open editor.
    /// @return false if the text is refused; the editor then stays open, has the keyboard focus and shows the
    /// reason
    bool finishEditing();
    /// True while the user is editing a cell.
    bool isEditing() const;

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    /// Ends the editing of names.
    virtual void endNaming() = 0;
    /// True while the typed text is refused.
    bool isRefusing() const;

private:
    void returnTo(ValueEditor& editor);
};

} // namespace fairshare::gui
