// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/plot_output.h"

#include "widgets/plotting/plot_widget.h"

#include "core/chart/plot_csv.h"

#include <QClipboard>
#include <QGuiApplication>

namespace fairshare::gui {

void copyPlot(const PlotWidget& plot, bool withHeaders)
{
    if (!plot.plot())
        return;
    if (withHeaders)
        QGuiApplication::clipboard()->setText(QString::fromStdString(plotCsv(*plot.plot())));
    else
        QGuiApplication::clipboard()->setImage(plot.picture(plot.size(), 2, Theme{false}));
}

ViewPage::DataMaker dataOf(const PlotWidget& plot)
{
    if (!plot.plot())
        return {};
    return [made = plot.plot()] { return plotCsv(*made); };
}

} // namespace fairshare::gui
