// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/start/recent_tiles.h"

#include <QKeySequence>
#include <QScrollArea>
#include <QStringList>

#include <vector>

class QBoxLayout;
class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace fairshare::gui {

class DropArea;
class LinkTable;

/// What the window shows while nothing is open: open a file, capture, new, drop files, recent files, samples.
/// It only asks; the window opens.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    /// The latest first; the section is hidden when there is none.
    void setRecentFiles(const std::vector<RecentTile>& files);
    /// Whether the program starts with this page or with the file that was open last.
    void setShownAtStart(bool shown);

Q_SIGNALS:
    void openRequested();
    void captureRequested();
    void templateRequested();
    /// A recent file, or files that were dropped, in their order: the tree from the first, usage from the
    /// second.
    void filesRequested(const QStringList& paths);
    /// A bundled sample as samplePath() names it; to be opened without a file of its own.
    void sampleRequested(const QString& path);
    /// A recent file is gone; ask where it is now.
    void locateRequested(const QString& path);
    void clearRecentRequested();
    void shownAtStartChosen(bool shown);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createLayout();
    void addOpenSection(QVBoxLayout& page);
    struct Way {
        const char* name; ///< of the button's object
        QString text;
        QString summary;
        QKeySequence keys;
    };
    /// One way to a scenario: a button, what it does, its shortcut.
    QPushButton* addWay(const Way& way);
    void addRecentSection(QVBoxLayout& page);
    void addSampleSection(QVBoxLayout& page);
    void addFooter(QVBoxLayout& page);
    void followRows(const LinkTable& table);
    void followTiles();
    void showPlace(const QWidget& viewport, const QRect& place);
    int em() const { return fontMetrics().height(); }

    QGridLayout* m_ways = nullptr;
    QList<QLabel*> m_shortcuts;
    QPushButton* m_open = nullptr;
    DropArea* m_drop = nullptr;
    QWidget* m_recentSection = nullptr;
    RecentTiles* m_recent = nullptr;
    LinkTable* m_samples = nullptr;
    QCheckBox* m_atStart = nullptr;
    QBoxLayout* m_footer = nullptr;
};

} // namespace fairshare::gui
