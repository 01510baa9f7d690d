// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/formats/formats.h"
#include "widgets/export/pdf_document.h"
#include "widgets/text/elided_text.h"

namespace fairshare::gui::picture_formats {
namespace {

Result<PictureFormat::Bytes> drawPdf(const Picture& picture)
{
    PdfDocument document(pageOf(picture.size), picture.facts);
    const ElidedTexts elided;
    document.painter().fillRect(QRect(QPoint(), picture.size), picture.background);
    picture.paint(document.painter());
    document.addFullNames(elided.texts());
    const std::string pdf = document.finish();
    if (pdf.empty())
        return tl::unexpected(outOfMemory());
    return PictureFormat::Bytes([pdf] { return Result<std::string>(pdf); });
}

} // namespace

PictureFormat pdf()
{
    return {.id = "pdf",
        .title = QT_TRANSLATE_NOOP("PictureFormats", "PDF, vector graphics for print"),
        .hasPixels = false,
        .draw = drawPdf};
}

} // namespace fairshare::gui::picture_formats
