// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_menu.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/plotting/plot_widget.h"

#include <QMenu>

namespace fairshare::gui {

void offerChartMenu(PlotWidget& plot, const Actions& actions, const std::function<void(QMenu&)>& addMore)
{
    QObject::connect(actions.fitRange, &QAction::triggered, &plot, [&plot] {
        if (plot.hasFocus())
            plot.fitRange();
    });
    QObject::connect(actions.wholeRange, &QAction::triggered, &plot, [&plot] {
        if (plot.hasFocus())
            plot.showAll();
    });
    QObject::connect(&plot, &PlotWidget::menuRequested, &plot, [&plot, &actions, addMore](const QPoint& at) {
        plot.setFocus(Qt::PopupFocusReason);
        auto* menu = new QMenu(&plot);
        menu->setObjectName(QStringLiteral("chartMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({actions.copy, actions.copyWithHeaders});
        menu->addSeparator();
        menu->addActions({actions.exportView, actions.exportData, actions.copyAsCommand});
        menu->addSeparator();
        menu->addActions({actions.fitRange, actions.wholeRange});
        if (actions.surfacesAsMaps->isEnabled())
            menu->addAction(actions.surfacesAsMaps);
        if (addMore)
            addMore(*menu);
        menu->addSeparator();
        menu->addAction(actions.whatIsThis);
        menu->popup(at);
    });
}

void offerTableMenu(QWidget& table, const Actions& actions)
{
    const auto line = [&table] {
        auto* separator = new QAction(&table);
        separator->setSeparator(true);
        return separator;
    };
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
    table.addActions({actions.copy, actions.copyWithHeaders, line(), actions.exportView, actions.exportData,
        actions.copyAsCommand, line(), actions.whatIsThis});
}

PlotWidget* chartWithKeyboard(const QWidget& view)
{
    return qobject_cast<PlotWidget*>(view.focusWidget());
}

} // namespace fairshare::gui
