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

int FittingToolBar::wantedWidth() const
{
    const int spacing = std::max(0, style()->pixelMetric(QStyle::PM_ToolBarItemSpacing, nullptr, this));
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (QAction* action : actions()) {
        const QWidget* widget = widgetForAction(action);
        if (widget != nullptr)
            width += spacing + std::max(widget->minimumSizeHint().width(), widget->minimumWidth());
    }
    return width;
}

void FittingToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    const bool all = wantedWidth() <= width();
    for (QAction* action : m_optional)
        action->setVisible(all);
}

} // namespace fairshare::gui
