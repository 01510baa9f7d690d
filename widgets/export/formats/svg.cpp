// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/formats/formats.h"
#include "widgets/export/pdf_information.h"
#include "widgets/text/elided_text.h"

#include <QBuffer>
#include <QFontInfo>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace fairshare::gui::picture_formats {
namespace {

/// Replaces font families by the names of the actual fonts, which other programs know. "Sans Serif" is only
/// an alias.
QByteArray withRealFonts(const QByteArray& svg)
{
    static const QRegularExpression family(QStringLiteral("font-family=\"([^\"]*)\""));
    const QString text = QString::fromUtf8(svg);
    QString result;
    qsizetype at = 0;
    for (auto match = family.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QFontInfo font{QFont(found.captured(1))};
        const QString generic =
            font.fixedPitch() ? QStringLiteral("monospace") : QStringLiteral("sans-serif");
        result += QStringView(text).mid(at, found.capturedStart() - at);
        result += QStringLiteral("font-family=\"%1, %2\"").arg(font.family().toHtmlEscaped(), generic);
        at = found.capturedEnd();
    }
    return (result + text.mid(at)).toUtf8();
}

/// Inserts title, description and metadata as the first elements of the document.
QByteArray describedBy(const QByteArray& svg, const PictureFacts& facts)
{
    const qsizetype root = svg.indexOf("<svg");
    const qsizetype begin = root < 0 ? -1 : svg.indexOf('>', root) + 1;
    if (begin <= 0)
        return svg;
    return svg.left(begin) + "\n<title>" + facts.title.toHtmlEscaped().toUtf8() + "</title>\n<desc>"
        + descriptionOf(facts).toHtmlEscaped().toUtf8() + "</desc>\n<metadata>\n" + xmpOf(facts)
        + "\n</metadata>" + svg.mid(begin);
}

/// Removes the title and description that the generator writes by default.
QByteArray withoutDefaults(QByteArray svg)
{
    for (const char* element : {"title", "desc"}) {
        const qsizetype begin = svg.indexOf(QByteArray("<") + element + ">");
        const QByteArray closing = QByteArray("</") + element + ">";
        const qsizetype end = begin < 0 ? -1 : svg.indexOf(closing, begin);
        if (end >= 0)
            svg.remove(begin, end + closing.size() - begin);
    }
    return svg;
}

Result<PictureFormat::Bytes> drawSvg(const Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(LogicalDpi));
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    const ElidedTexts elided;
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), picture.size), picture.background);
    picture.paint(painter);
    if (!painter.end() || bytes.isEmpty())
        return tl::unexpected(outOfMemory());
    PictureFacts facts = picture.facts;
    facts.fullNames = elided.texts();
    const std::string svg = describedBy(withRealFonts(withoutDefaults(bytes)), facts).toStdString();
    return PictureFormat::Bytes([svg] { return Result<std::string>(svg); });
}

} // namespace

PictureFormat svg()
{
    return {.id = "svg",
        .title = QT_TRANSLATE_NOOP("PictureFormats", "SVG, vector graphics for the web"),
        .hasPixels = false,
        .draw = drawSvg};
}

} // namespace fairshare::gui::picture_formats
