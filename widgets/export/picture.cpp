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
        return refused(PictureLimitTexts::tr("invalid picture size %2x%3; expected 1x1 to %1x%1 pixels")
                .arg(LargestSide)
                .arg(size.width())
                .arg(size.height()));
    if (!isWithin(scale, SmallestScale, LargestScale))
        return refused(PictureLimitTexts::tr("invalid scale %3; expected %1 to %2")
                .arg(SmallestScale)
                .arg(LargestScale)
                .arg(scale));
    if (!isWithin(dpi, 0, LargestDpi))
        return refused(PictureLimitTexts::tr("invalid resolution %2 dpi; expected 0 to %1 dpi")
                .arg(LargestDpi)
                .arg(dpi));
    const QSize pixels = pixelsOf(size, scale);
    if (pixels.width() > LargestSide || pixels.height() > LargestSide)
        return refused(
            PictureLimitTexts::tr("at scale %1, the picture exceeds %2 pixels on a side; use a smaller scale")
                .arg(scale)
                .arg(LargestSide));
    return {};
}

Error outOfMemory()
{
    return {ErrorCode::TooLarge,
        PictureLimitTexts::tr("not enough memory for a picture of this size").toStdString(), {}, {}};
}

} // namespace fairshare::gui
