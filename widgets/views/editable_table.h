// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace fairshare::gui {

class ValueEditor;

/// A table whose open editor stays until what it holds is taken or dropped.
class EditableTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

    /// Commits what stands in an open editor. @return false when that is refused; the editor then stays, has
    /// the keyboard and says why
    bool finishEditing();
    /// True while somebody types into a cell.
    bool isEditing() const;

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    /// Names are no longer edited.
    virtual void endNaming() = 0;
    /// True while what somebody typed is refused.
    bool isRefusing() const;

private:
    void returnTo(ValueEditor& editor);
};

} // namespace fairshare::gui
