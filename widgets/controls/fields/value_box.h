// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>

namespace fairshare::gui {

/// A field for a value that the core parses and prints: numbers, `parent`, `*1.5`, `2h`. It emits the typed
/// text and requests steps; its owner sets the resulting value. Return commits, Esc restores.
class ValueBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit ValueBox(QWidget* parent = nullptr);

    /// Replaces the shown text. While the user is typing, only changes what Esc restores.
    void setShown(const QString& text);
    QString shown() const { return m_shown; }
    /// Marks the typed text as refused until it is changed.
    void setRefused(bool refused);
    void setSteppable(bool steppable);

    void stepBy(int steps) override { Q_EMIT stepped(steps); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void typed(const QString& text);
    void stepped(int steps);
    /// The refused text was discarded.
    void restored();

protected:
    bool event(QEvent* event) override;
    StepEnabled stepEnabled() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void commit();
    void restore();

    QString m_shown;
    bool m_refused = false;
    bool m_steppable = true;
};

} // namespace fairshare::gui
