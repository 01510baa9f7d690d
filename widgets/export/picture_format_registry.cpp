// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture_format.h"

#include "widgets/export/formats/formats.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include <array>

namespace fairshare::gui {
namespace {

struct FormatListTexts {
    Q_DECLARE_TR_FUNCTIONS(FormatListTexts)
};

} // namespace

std::span<const PictureFormat> pictureFormats()
{
    static const std::array list{
        picture_formats::png(),
        picture_formats::svg(),
        picture_formats::pdf(),
    };
    return list;
}

const PictureFormat* findPictureFormat(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix();
    for (const PictureFormat& format : pictureFormats())
        if (suffix.compare(QLatin1String(format.id), Qt::CaseInsensitive) == 0)
            return &format;
    return nullptr;
}

QString pictureSuffixes()
{
    QStringList suffixes;
    for (const PictureFormat& format : pictureFormats())
        suffixes << QLatin1Char('.') + QLatin1String(format.id);
    const QString last = suffixes.takeLast();
    return FormatListTexts::tr("%1 or %2").arg(suffixes.join(QLatin1String(", ")), last);
}

} // namespace fairshare::gui
