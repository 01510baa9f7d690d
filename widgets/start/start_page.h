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

/// The page shown while no document is open: open a file, capture, new scenario, drop files, recent files,
/// samples. It only emits signals; the window opens the files.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Sets the recent files, latest first. The section is hidden if there are none.
    void setRecentFiles(const std::vector<RecentTile>& files);
    /// Whether the program starts with this page or with the file that was open last.
    void setShownAtStart(bool shown);

Q_SIGNALS:
    void openRequested();
    void pasteRequested();
    void captureRequested();
    void templateRequested();
    /// A recent file was chosen or files were dropped. The order matters: the tree is from the first, usage
    /// from the second.
    void filesRequested(const QStringList& paths);
    /// A bundled sample was chosen, as named by samplePath(); it has no file to save to.
    void sampleRequested(const QString& path);
    /// A recent file is missing; ask where it is now.
    void locateRequested(const QString& path);
    void clearRecentRequested();
    void shownAtStartChosen(bool shown);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createLayout();
    void addOpenSection(QVBoxLayout& page);
    struct Way {
        const char* name; ///< object name of the button
        QString text;
        QString summary;
        QKeySequence keys;
    };
    /// Adds one way to open a scenario: a button, its summary and its shortcut.
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
