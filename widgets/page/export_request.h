// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QVariantMap>

namespace fairshare::gui {

/// What to export, and how. The file extension determines the format.
struct ExportRequest {
    QString path{};
    QString part{}; ///< a chart or table of the view; "" for all of it
    QSize size{}; ///< logical pixels; invalid for the size on screen
    bool allRows = false; ///< as much higher as a table needs to show all rows
    double scale = 1; ///< image pixels per logical pixel
    double dpi = 0; ///< 0 to derive it from the scale
    bool dark = false;
    bool anonymous = false;
};

/// Everything but path and part, in the form stored in the settings.
inline QVariantMap choicesOf(const ExportRequest& request)
{
    return {{QStringLiteral("size"), request.size}, {QStringLiteral("allRows"), request.allRows},
        {QStringLiteral("scale"), request.scale}, {QStringLiteral("dpi"), request.dpi},
        {QStringLiteral("dark"), request.dark}, {QStringLiteral("anonymous"), request.anonymous}};
}

inline ExportRequest requestFrom(const QVariantMap& choices)
{
    ExportRequest request;
    request.size = choices.value(QStringLiteral("size")).toSize();
    request.allRows = choices.value(QStringLiteral("allRows")).toBool();
    request.scale = choices.value(QStringLiteral("scale"), 2).toDouble();
    request.dpi = choices.value(QStringLiteral("dpi")).toDouble();
    request.dark = choices.value(QStringLiteral("dark")).toBool();
    request.anonymous = choices.value(QStringLiteral("anonymous")).toBool();
    return request;
}

} // namespace fairshare::gui
