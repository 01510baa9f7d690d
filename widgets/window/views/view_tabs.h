// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/views/view_registry.h"

#include <QTabBar>
#include <QTabWidget>

#include <vector>

namespace fairshare::gui {

class Actions;
class Finder;
class TableCommands;

/// A tab bar with a line in the accent color on the chosen tab.
class ViewTabBar : public QTabBar {
    Q_OBJECT

public:
    using QTabBar::QTabBar;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The views of a document, one per tab.
class ViewTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit ViewTabs(const ViewSources& sources, QWidget* parent = nullptr);

    /// Returns the view with this id; null if unknown.
    ViewPage* page(const QString& id) const;
    const std::vector<ViewPage*>& pages() const { return m_pages; }
    ViewPage& current() const { return *m_pages[static_cast<std::size_t>(currentIndex())]; }
    /// Id of the current view.
    QString currentId() const;
    void showView(const QString& id);
    void setTheme(const Theme& theme);
    /// Connects the commands that every view has to the current view.
    void takeCommands(const Actions& actions);
    /// What the find field searches: the current view, or the first view that can be searched.
    Finder& finder() const;
    /// The commands on rows and cells of the current view, or of the first view that has some. Only after
    /// takeCommands.
    TableCommands& tableCommands() const;
    /// Commits the open editors of all views.
    /// @return false if a text is refused
    bool finishEditing() const;
    /// Called once the views of a changed scenario are shown.
    void follow(Document::Change change) const;
    /// Shows and selects an association in the views that have rows for them.
    void goTo(NodeRow node) const;
    /// Copies the choices of the current view of other tabs, which must be the same view.
    void adopt(const ViewTabs& other) const;

Q_SIGNALS:
    /// The current view changed.
    void viewChanged(const QString& id);
    /// Forwarded from ViewPage.
    void pointedAt(const QString& text);
    /// Status of the current view.
    void statusChanged(const fairshare::gui::ViewStatus& status);

private:
    std::vector<ViewPage*> m_pages; ///< in the order of the registry
};

} // namespace fairshare::gui
