// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/plot_output.h"

#include "widgets/export/picture_format.h"
#include "widgets/plotting/plot_picture.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"
#include "core/io/csv/tab_separated.h"

#include <QMimeData>

#include <array>
#include <utility>

namespace fairshare::gui {

namespace {

constexpr double ClipboardScale = 2; ///< enough resolution for printed documents

std::unique_ptr<QMimeData> pictureOf(const PlotWidget& plot)
{
    const PlotPicture drawn = plot.asPicture(Theme{false});
    const PictureFacts facts{shownName(plot.plot()->title), {}, {}, {}, programName()};
    const Picture picture{[&](QPainter& painter) { paintPlot(painter, drawn, plot.size()); }, plot.size(),
        ClipboardScale, 0, Theme{false}.color(Role::Base), facts};
    auto data = std::make_unique<QMimeData>();
    data->setImageData(imageOf(drawn, plot.size(), ClipboardScale));
    constexpr std::array<std::pair<const char*, const char*>, 2> Others{
        {{"svg", "image/svg+xml"}, {"png", "image/png"}}};
    for (const auto& [id, type] : Others) {
        const auto bytes = findPictureFormat(QLatin1String(".") + QLatin1String(id))->draw(picture);
        const auto text = bytes ? (*bytes)() : tl::unexpected(bytes.error());
        if (text)
            data->setData(QLatin1String(type), QByteArray::fromStdString(*text));
    }
    return data;
}

} // namespace

Result<void> copyPlot(const PlotWidget& plot, bool withHeaders)
{
    if (!plot.plot())
        return {};
    if (!withHeaders)
        return putIntoClipboard(pictureOf(plot));
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(tabSeparated(plotCsv(*plot.plot()))));
    return putIntoClipboard(std::move(data));
}

ViewPage::DataMaker dataOf(const PlotWidget& plot)
{
    if (!plot.plot())
        return {};
    return [made = plot.plot()] { return plotCsv(*made); };
}

ViewPage::Part partOf(const QString& id, PlotWidget& plot)
{
    const QString title = plot.plot() ? shownName(plot.plot()->title) : plot.accessibleName();
    return {id, title, &plot, dataOf(plot)};
}

} // namespace fairshare::gui
