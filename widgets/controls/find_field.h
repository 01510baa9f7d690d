// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

namespace fairshare::gui {

/// The find field at the right end of the toolbar. Finds while the user types, and hides other rows on
/// request.
class FindField : public QLineEdit {
    Q_OBJECT

public:
    explicit FindField(QWidget* parent = nullptr);

    /// Shows the number of matches inside the field.
    void setHitCount(int hits);
    /// Searches again, because the rows changed.
    void searchAgain();
    /// Searches at once, without the delay after typing.
    void searchNow();

Q_SIGNALS:
    /// The user paused typing.
    void searched(const QString& text);
    /// Return was pressed, or Shift+Return for backwards.
    void nextRequested(bool backwards);
    /// The icon was clicked to show the available filters.
    void menuRequested();
    /// Escape was pressed.
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
