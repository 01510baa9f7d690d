// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/edit_band.h"

#include "core/scenario/edits/rows_edit.h"

class QComboBox;
class QLineEdit;

namespace fairshare::gui {

/// Sets, scales or distributes a number of the selected rows of a table. Always uses the current selection.
class ValuesBand : public EditBand {
    Q_OBJECT

public:
    /// Shows the band for this operation and gives it the keyboard focus.
    void ask(RowsOperation operation);

protected:
    ValuesBand(Document& document, QWidget* parent);

    /// Texts in and around the value field.
    struct Words {
        QString placeholder;
        QString whose; ///< "3 rows"
    };

    /// Sets the names of the editable fields, in list order.
    void setFields(const QStringList& names);
    int field() const;
    RowsOperation operation() const { return m_operation; }
    bool leavesOut() const { return m_leavesOut; }
    QString typed() const;
    /// Includes again the rows that were left out.
    void forgetLeftOut() { m_leavesOut = false; }
    void offerToLeaveOut(bool offered);
    /// Formats a number with the decimal point of the locale.
    static QString shortestText(double value);

    /// Commits an open editor of the table. @return false if the input is invalid
    virtual bool finishEditing() = 0;
    /// The field of the current column.
    virtual int currentField() const = 0;
    /// The current total, or the value that all rows have in common; "" for none.
    virtual QString startingText() const = 0;
    virtual Words words() const = 0;
    virtual void planTyped(const QString& text) = 0;
    /// Updates the texts and plans the edit with the typed value.
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
