// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/view_tabs.h"

#include "widgets/theme/theme.h"

#include <QPainter>

namespace fairshare::gui {
namespace {

constexpr int LineHeight = 2;

} // namespace

void ViewTabBar::paintEvent(QPaintEvent* event)
{
    QTabBar::paintEvent(event);
    const QRect tab = tabRect(currentIndex());
    QPainter painter(this);
    painter.fillRect(
        QRect(tab.left(), tab.top(), tab.width(), LineHeight), themeOf(palette()).color(Role::Accent));
}

ViewTabs::ViewTabs(QWidget* parent)
    : QTabWidget(parent)
{
    setObjectName(QStringLiteral("viewTabs"));
    setTabBar(new ViewTabBar(this));
    setDocumentMode(true);
}

} // namespace fairshare::gui
