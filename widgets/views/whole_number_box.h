// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <optional>

namespace fairshare::gui {

/// A spin box whose value is what somebody finished typing, never what a part of it would be. What is not a
/// whole number within the range is refused: it stays, marked, until it is right or Esc brings the value
/// back, and a sentence below the box says what is expected.
class WholeNumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit WholeNumberBox(QWidget* parent = nullptr);

    /// What is expected in place of the text that was refused; "" while none is.
    QString refusal() const { return m_refusal; }
    /// Ends typing. False, with the keyboard here, for a text that is refused.
    bool settle();

    void stepBy(int steps) override;

protected:
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    /// With groups of digits as everywhere in the window, where these are shown.
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool isSpecial(const QString& text) const;
    std::optional<qlonglong> wholeNumber(const QString& text) const;
    /// Puts back what the base replaced by the value.
    void keepRejected();
    void setRefusal(const QString& sentence);
    QString valueText() const;
    /// Shows the value in place of what was typed.
    void restore();

    QString m_refusal;
    QString m_help; ///< the tool tip while nothing is refused
    mutable std::optional<QString> m_rejected; ///< by the base just now
    int m_busy = 0; ///< how deep in events, which nest, and during which the base may replace the text
};

} // namespace fairshare::gui
