// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QListWidget>

#include <vector>

namespace fairshare::gui {

/// When a file was changed, as people say it: "today 14:02", "yesterday 9:30", a date.
QString whenText(const QDateTime& then, const QDateTime& now);

/// What is remembered of a file.
struct RecentTile {
    QString path;
    quint64 associations = 0; ///< 0 = not known
    QByteArray sketch; ///< as SketchRow describes it; "" for none
};

/// The files opened last as small pictures with name, size and date; one click, Return or Space opens one. A
/// file that is gone says so. As high as its rows, never scrolls.
class RecentTiles : public QListWidget {
    Q_OBJECT

public:
    explicit RecentTiles(QWidget* parent = nullptr);

    void setTiles(const std::vector<RecentTile>& tiles);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested(const QString& path);
    /// The file is not where it was.
    void locateRequested(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const QListWidgetItem& item);
    void fit();
};

} // namespace fairshare::gui
