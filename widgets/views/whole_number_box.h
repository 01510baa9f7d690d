// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace fairshare::gui {

/// A spin box that takes no point or comma for a group of digits, which would make 35 of 3.5: such a text is
/// not taken, and a sentence below the box says so.
class WholeNumberBox : public QSpinBox {
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

    /// Of the last text that was not taken; "" when there was none.
    QString refusal() const { return m_refusal; }

protected:
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

private:
    mutable QString m_refusal;
};

} // namespace fairshare::gui
