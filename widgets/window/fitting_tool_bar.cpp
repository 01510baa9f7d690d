// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/fitting_tool_bar.h"

#include <QLayout>
#include <QStyle>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// As layouts see it: what cannot shrink, such as a separator, keeps its size.
int leastWidth(const QWidget& widget)
{
    int width = std::max(widget.minimumSizeHint().width(), widget.minimumWidth());
    if ((widget.sizePolicy().horizontalPolicy() & QSizePolicy::ShrinkFlag) == 0)
        width = std::max(width, widget.sizeHint().width());
    return width;
}

} // namespace

void FittingToolBar::addOptionalWidgets(const QList<QWidget*>& widgets)
{
    QList<QAction*> group;
    for (QWidget* widget : widgets)
        group << addWidget(widget);
    m_optional << group;
}

void FittingToolBar::setOptionalFirst(const QList<QAction*>& group)
{
    m_optional.prepend(group);
}

int FittingToolBar::widthWithout(qsizetype hidden) const
{
    QList<QAction*> left = actions();
    for (qsizetype group = 0; group < hidden; ++group)
        left.removeIf([&gone = m_optional[group]](QAction* action) { return gone.contains(action); });
    const int spacing = std::max(0, style()->pixelMetric(QStyle::PM_ToolBarItemSpacing, nullptr, this));
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (QAction* action : left) {
        const QWidget* widget = widgetForAction(action);
        if (widget != nullptr)
            width += spacing + leastWidth(*widget);
    }
    return width;
}

QSize FittingToolBar::minimumSizeHint() const
{
    return {widthWithout(m_optional.size()), QToolBar::minimumSizeHint().height()};
}

void FittingToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    qsizetype hidden = 0;
    while (hidden < m_optional.size() && widthWithout(hidden) > width())
        ++hidden;
    for (qsizetype group = 0; group < m_optional.size(); ++group) {
        for (QAction* action : m_optional[group])
            action->setVisible(group >= hidden);
    }
}

} // namespace fairshare::gui
