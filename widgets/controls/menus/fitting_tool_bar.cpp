// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/fitting_tool_bar.h"

#include <QEvent>
#include <QLayout>
#include <QScopedValueRollback>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

/// Returns the minimum width as in layouts: a widget that cannot shrink, such as a separator, keeps its size.
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
    Group group;
    for (QWidget* widget : widgets) {
        group.actions << addWidget(widget);
        followState(*group.actions.back());
    }
    m_optional << group;
}

void FittingToolBar::setOptionalFirst(const QList<QAction*>& group)
{
    m_optional.prepend({group});
    for (QAction* action : group)
        followState(*action);
}

void FittingToolBar::followState(QAction& place)
{
    QWidget* widget = widgetForAction(&place);
    place.setEnabled(widget->isEnabledTo(this));
    widget->installEventFilter(this);
}

bool FittingToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::EnabledChange && !m_fitting)
        for (const Group& group : m_optional)
            for (QAction* place : group.actions)
                if (const QWidget* widget = widgetForAction(place); widget == watched)
                    place->setEnabled(widget->isEnabledTo(this));
    return QToolBar::eventFilter(watched, event);
}

void FittingToolBar::setWanted(const QWidget& widget, bool wanted)
{
    for (Group& group : m_optional)
        for (QAction* action : std::as_const(group.actions))
            if (widgetForAction(action) == &widget)
                group.wanted = wanted;
    fit();
}

int FittingToolBar::widthWithout(qsizetype hidden) const
{
    QList<QAction*> left = actions();
    for (qsizetype at = 0; at < m_optional.size(); ++at)
        if (at < hidden || !m_optional[at].wanted)
            left.removeIf(
                [&gone = m_optional[at].actions](QAction* action) { return gone.contains(action); });
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
    fit();
}

void FittingToolBar::fit()
{
    qsizetype hidden = 0;
    while (hidden < m_optional.size() && widthWithout(hidden) > width())
        ++hidden;
    const QScopedValueRollback fitting(m_fitting, true);
    for (qsizetype at = 0; at < m_optional.size(); ++at) {
        for (QAction* place : m_optional[at].actions) {
            QWidget* widget = widgetForAction(place);
            const bool enabled = widget->isEnabledTo(this);
            place->setVisible(at >= hidden && m_optional[at].wanted);
            widget->setEnabled(enabled);
        }
    }
}

} // namespace fairshare::gui
