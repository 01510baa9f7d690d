// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/formats/formats.h"
#include "widgets/text/elided_text.h"

#include <QBuffer>
#include <QImage>

#include <cmath>
#include <new>

namespace fairshare::gui::picture_formats {
namespace {

constexpr double MetersPerInch = 0.0254;

Result<std::string> encoded(const QImage& image)
{
    try {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        return image.save(&buffer, "PNG") ? Result<std::string>(bytes.toStdString())
                                          : tl::unexpected(outOfMemory());
    } catch (const std::bad_alloc&) {
        return tl::unexpected(outOfMemory());
    }
}

void describe(QImage& image, const PictureFacts& facts)
{
    const auto note = [&image](const char* key, const QString& text) {
        if (!text.isEmpty())
            image.setText(QLatin1String(key), text);
    };
    // Keywords from the PNG specification.
    note("Title", facts.title);
    note("Description", descriptionOf(facts));
    note("Software", facts.program);
}

Result<PictureFormat::Bytes> drawPng(const Picture& picture)
{
    QImage image(pixelsOf(picture.size, picture.scale), QImage::Format_RGB32);
    if (image.isNull())
        return tl::unexpected(outOfMemory());
    image.setDevicePixelRatio(picture.scale);
    image.fill(picture.background);
    const ElidedTexts elided;
    QPainter painter(&image);
    if (!painter.isActive())
        return tl::unexpected(outOfMemory());
    picture.paint(painter);
    painter.end();
    image.setDevicePixelRatio(1);
    PictureFacts facts = picture.facts;
    facts.fullNames = elided.texts();
    describe(image, facts);
    const double dpi = picture.dpi > 0 ? picture.dpi : LogicalDpi * picture.scale;
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / MetersPerInch)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    return PictureFormat::Bytes([image] { return encoded(image); });
}

} // namespace

PictureFormat png()
{
    return {.id = "png",
        .title = QT_TRANSLATE_NOOP("PictureFormats", "PNG, bitmap image"),
        .hasPixels = true,
        .draw = drawPng};
}

} // namespace fairshare::gui::picture_formats
