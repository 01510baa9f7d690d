// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_registry.h"

#include <QTabBar>
#include <QTabWidget>

#include <vector>

namespace fairshare::gui {

class Actions;

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
    /// Returns the view of this kind, which the registry must have.
    template <typename Page>
    Page& page() const
    {
        return *findChild<Page*>();
    }
    ViewPage& current() const { return *m_pages[static_cast<std::size_t>(currentIndex())]; }
    /// Id of the current view.
    QString currentId() const;
    void showView(const QString& id);
    void setTheme(const Theme& theme);
    /// Connects the commands that every view has to the current view.
    void takeCommands(const Actions& actions);

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
