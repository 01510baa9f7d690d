// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture.h"

#include "core/base/numbers.h"

#include <QCoreApplication>

#include <cmath>

namespace fairshare::gui {
namespace {

struct PictureLimitTexts {
    Q_DECLARE_TR_FUNCTIONS(PictureLimitTexts)
};

bool isWithin(double value, double least, double most)
{
    return std::isfinite(value) && value >= least && value <= most;
}

Result<void> refused(const QString& sentence)
{
    return fail(ErrorCode::OutOfRange, sentence.toStdString());
}

} // namespace

QSize pixelsOf(const QSize& size, double scale)
{
    return {static_cast<int>(std::lround(size.width() * scale)),
        static_cast<int>(std::lround(size.height() * scale))};
}

Result<void> checkPicture(const QSize& size, double scale, double dpi)
{
    const auto isSide = [](int side) { return side >= 1 && side <= LargestSide; };
    if (!isSide(size.width()) || !isSide(size.height()))
        return refused(PictureLimitTexts::tr("a picture has from 1x1 to %1x%1 pixels, not %2x%3")
                .arg(LargestSide)
                .arg(size.width())
                .arg(size.height()));
    if (!isWithin(scale, SmallestScale, LargestScale))
        return refused(PictureLimitTexts::tr("the scale of a picture is from %1 to %2, not %3")
                .arg(SmallestScale)
                .arg(LargestScale)
                .arg(scale));
    if (!isWithin(dpi, 0, LargestDpi))
        return refused(PictureLimitTexts::tr("a picture has up to %1 dpi, not %2").arg(LargestDpi).arg(dpi));
    const QSize pixels = pixelsOf(size, scale);
    if (pixels.width() > LargestSide || pixels.height() > LargestSide)
        return refused(PictureLimitTexts::tr("at the scale %1 a side has more than %2 pixels")
                .arg(scale)
                .arg(LargestSide));
    return {};
}

Error outOfMemory()
{
    return {ErrorCode::TooLarge,
        PictureLimitTexts::tr("there is not enough memory for a picture of this size").toStdString(), {}, {}};
}

} // namespace fairshare::gui
