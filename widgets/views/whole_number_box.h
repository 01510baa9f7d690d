// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <optional>

namespace fairshare::gui {

/// A spin box that drops nothing of a number that it cannot take, which would make 35 of 3.5 and 3 of -3:
/// such a text is not taken, and a sentence below the box says so.
class WholeNumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit WholeNumberBox(QWidget* parent = nullptr);

    /// Of the last text that was not taken; "" once something else is typed.
    QString refusal() const { return m_refusal; }
    /// Ends typing. False, with the keyboard here, for a text that was not taken and that nobody was asked
    /// about before.
    bool settle();

protected:
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

private:
    std::optional<qlonglong> wholeNumber(const QString& text) const;

    mutable QString m_refusal;
};

} // namespace fairshare::gui
