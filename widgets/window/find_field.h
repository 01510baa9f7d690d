// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

namespace fairshare::gui {

/// The field at the right of the toolbar: finds while one types, and hides the rest when asked to.
class FindField : public QLineEdit {
    Q_OBJECT

public:
    explicit FindField(QWidget* parent = nullptr);

    /// How many rows were found, shown inside the field.
    void setHitCount(int hits);
    /// The rows changed: asks for the hits anew.
    void searchAgain();
    /// Does not wait for the text to rest.
    void searchNow();

Q_SIGNALS:
    /// The text rested for a moment.
    void searched(const QString& text);
    /// Return, or Shift+Return.
    void nextRequested(bool backwards);
    /// The symbol was clicked: somebody wants to see what else can be asked for.
    void menuRequested();
    /// Escape: the user is done.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QTimer m_pause;
    QString m_count;
};

} // namespace fairshare::gui
