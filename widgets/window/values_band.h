// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/edit_band.h"

#include "core/scenario/rows_edit.h"

#include <vector>

class QComboBox;
class QLineEdit;

namespace fairshare::gui {

/// Sets, scales or distributes the shares or usage of the selected rows, whichever they are by then.
class ValuesBand : public EditBand {
    Q_OBJECT

public:
    ValuesBand(Document& document, TreeTableView& table, QWidget* parent = nullptr);

    /// Shows the band for this operation and gives it the keyboard.
    void ask(RowsOperation operation);

protected:
    void replan() override;
    QWidget* firstButton() const override;

private:
    void createFields();
    ValueField field() const;
    void startText();
    void describeRows();
    void leaveOut();
    /// What is selected in any view, or the current row of the tree.
    std::vector<NodeRow> rows() const;
    QString rowsText(std::size_t count) const;
    QString step(std::size_t count, const QString& text) const;

    RowsOperation m_operation = RowsOperation::Set;
    bool m_leavesOut = false; ///< rows that cannot take part
    QLabel* m_before;
    QComboBox* m_field;
    QLabel* m_after;
    QLineEdit* m_value;
    QPushButton* m_leaveOut;
};

} // namespace fairshare::gui
