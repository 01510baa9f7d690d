// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace fairshare::gui {

/// A tab bar with a line in the accent color on the chosen tab.
class ViewTabBar : public QTabBar {
    Q_OBJECT

public:
    using QTabBar::QTabBar;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// The views of a document, one a tab.
class ViewTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit ViewTabs(QWidget* parent = nullptr);
};

} // namespace fairshare::gui
