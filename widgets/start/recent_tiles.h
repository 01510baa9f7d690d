// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/recent_files.h"

#include <QDateTime>
#include <QListWidget>

#include <vector>

namespace fairshare::gui {

/// Returns the time of a change in words: "today 14:02", "yesterday 9:30", or a date.
QString whenText(const QDateTime& then, const QDateTime& now);

/// A recent file and the facts remembered about it.
struct RecentTile {
    QString path;
    RecentFacts facts;
};

/// The recently opened files as small pictures with name, size and date. One click, Return or Space opens a
/// file. Missing files are marked. The list is as high as its rows and never scrolls.
class RecentTiles : public QListWidget {
    Q_OBJECT

public:
    explicit RecentTiles(QWidget* parent = nullptr);

    void setTiles(const std::vector<RecentTile>& tiles);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested(const QString& path);
    /// The user chose a missing file.
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
