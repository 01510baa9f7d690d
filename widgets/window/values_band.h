// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/edit_band.h"

#include "core/scenario/rows_edit.h"

class QComboBox;
class QLineEdit;

namespace fairshare::gui {

/// Sets, scales or distributes a number of the rows that are selected in a table, whichever they are by then.
class ValuesBand : public EditBand {
    Q_OBJECT

public:
    /// Shows the band for this operation and gives it the keyboard.
    void ask(RowsOperation operation);

protected:
    ValuesBand(Document& document, QWidget* parent);

    /// Words around the field for the value, and what it may hold.
    struct Words {
        QString placeholder;
        QString whose; ///< "3 rows"
    };

    /// What can be edited, in the order of the list.
    void setFields(const QStringList& names);
    int field() const;
    RowsOperation operation() const { return m_operation; }
    bool leavesOut() const { return m_leavesOut; }
    QString typed() const;
    /// Other rows may take part again.
    void forgetLeftOut() { m_leavesOut = false; }
    void offerToLeaveOut(bool offered);
    /// "1,5" where decimals are written so.
    static QString shortestText(double value);

    /// Commits an open editor of the table. @return false when that is refused
    virtual bool finishEditing() = 0;
    /// The field of the current column.
    virtual int currentField() const = 0;
    /// The total that there is, or the value that all rows have; "" for none.
    virtual QString startingText() const = 0;
    virtual Words words() const = 0;
    virtual void planTyped(const QString& text) = 0;
    /// Writes the words anew and plans with what was typed.
    void replan() final;
    QWidget* firstButton() const override;

private:
    void createFields();
    void describeRows();
    void leaveOut();

    RowsOperation m_operation = RowsOperation::Set;
    bool m_leavesOut = false; ///< rows that cannot take part
    QLabel* m_before;
    QComboBox* m_field;
    QLabel* m_after;
    QLineEdit* m_value;
    QPushButton* m_leaveOut;
};

} // namespace fairshare::gui
