// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/fitting_tool_bar.h"

#include <QLayout>
#include <QStyle>

#include <algorithm>

namespace fairshare::gui {

void FittingToolBar::addOptionalWidget(QWidget* widget)
{
    m_optional << addWidget(widget);
}

int FittingToolBar::widthOf(Widgets widgets) const
{
    const int spacing = std::max(0, style()->pixelMetric(QStyle::PM_ToolBarItemSpacing, nullptr, this));
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (QAction* action : actions()) {
        const QWidget* widget = widgetForAction(action);
        if (widget != nullptr && (widgets == Widgets::All || !m_optional.contains(action)))
            width += spacing + std::max(widget->minimumSizeHint().width(), widget->minimumWidth());
    }
    return width;
}

QSize FittingToolBar::minimumSizeHint() const
{
    return {widthOf(Widgets::Needed), QToolBar::minimumSizeHint().height()};
}

void FittingToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    const bool all = widthOf(Widgets::All) <= width();
    for (QAction* action : m_optional)
        action->setVisible(all);
}

} // namespace fairshare::gui
