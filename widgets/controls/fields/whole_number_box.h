// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <optional>

namespace fairshare::gui {

/// A spin box that takes its value only once the user finishes typing, never from partial input. Text that is
/// not a whole number within the range is refused. It stays, marked as refused, until it is corrected or Esc
/// restores the value; a sentence below the box says what is expected.
class WholeNumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit WholeNumberBox(QWidget* parent = nullptr);

    /// Returns what is expected instead of the refused text; "" if no text is refused.
    QString refusal() const { return m_refusal; }
    /// Ends typing.
    /// @return false if the text is refused; the box then has the keyboard focus
    bool settle();

    void stepBy(int steps) override;

protected:
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    /// Uses digit groups as elsewhere in the window, if they are shown.
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool isSpecial(const QString& text) const;
    std::optional<qlonglong> wholeNumber(const QString& text) const;
    /// Restores the refused text that the base class replaced with the value.
    void keepRejected();
    void setRefusal(const QString& sentence);
    QString valueText() const;
    /// Replaces the typed text with the value.
    void restore();

    QString m_refusal;
    QString m_help; ///< the tool tip while no text is refused
    mutable std::optional<QString> m_rejected; ///< text that the base class just refused
    int m_busy = 0; ///< depth of nested events during which the base class may replace the text
};

} // namespace fairshare::gui
