// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/text_outline.h"

#include <QGlyphRun>
#include <QHash>
#include <QList>
#include <QRawFont>
#include <QTextLayout>
#include <QtEndian>

#include <array>

namespace fairshare::gui {
namespace {

/// Tables of a font file that outlines need. Hints are omitted because they depend on what was drawn before.
constexpr std::array ShapeTables{"CFF ", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "post"};
constexpr int TagLength = 4;

template <typename Word>
void append(QByteArray& bytes, Word word)
{
    std::array<char, sizeof(Word)> big{};
    qToBigEndian(word, big.data());
    bytes.append(big.data(), big.size());
}

/// Returns the outlines of a font as an OpenType 1.9 file, for a font that is used for nothing else.
QByteArray shapesOf(const QRawFont& font)
{
    constexpr quint32 TrueType = 0x00010000;
    constexpr quint32 PostScript = 0x4F54544F; // "OTTO"
    constexpr int HeadLength = 12;
    constexpr int EntryLength = 16;
    QList<std::pair<QByteArray, QByteArray>> tables;
    for (const char* tag : ShapeTables)
        if (const QByteArray table = font.fontTable(tag); !table.isEmpty())
            tables.append({QByteArray(tag, TagLength), table});
    if (tables.isEmpty())
        return {};
    const auto count = static_cast<quint16>(tables.size());
    quint16 log = 0;
    while ((2U << log) <= count)
        ++log;
    const auto range = static_cast<quint16>(EntryLength << log);
    QByteArray head;
    append(head, tables.front().first == ShapeTables.front() ? PostScript : TrueType);
    append(head, count);
    append(head, range);
    append(head, log);
    append(head, static_cast<quint16>(count * EntryLength - range));
    QByteArray body;
    const int begin = HeadLength + count * EntryLength;
    for (const auto& [tag, table] : tables) {
        head.append(tag);
        append(head, quint32{0}); // checksums are not verified
        append(head, static_cast<quint32>(begin + body.size()));
        append(head, static_cast<quint32>(table.size()));
        body.append(table);
        body.append((TagLength - body.size() % TagLength) % TagLength, '\0');
    }
    return head + body;
}

/// Returns a copy of this font that is used only for outlines; the font itself if its outlines have another
/// format.
QRawFont faceOf(const QRawFont& font)
{
    thread_local QHash<QByteArray, QRawFont> faces;
    const QByteArray key =
        (font.familyName() + QLatin1Char('\n') + font.styleName()).toUtf8() + font.fontTable("head");
    auto found = faces.find(key);
    if (found == faces.end())
        found = faces.insert(key, QRawFont(shapesOf(font), font.pixelSize(), QFont::PreferNoHinting));
    if (!found->isValid())
        return font;
    QRawFont face = *found;
    face.setPixelSize(font.pixelSize());
    return face;
}

} // namespace

QPainterPath textOutline(const QFont& font, const QPointF& base, const QString& text)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setNumColumns(static_cast<int>(text.size()));
    layout.endLayout();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill); // parts of letters can overlap
    if (!line.isValid())
        return path;
    const QPointF start = base - QPointF(line.x(), line.y() + line.ascent());
    for (const QGlyphRun& run : layout.glyphRuns()) {
        const QRawFont face = faceOf(run.rawFont());
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> places = run.positions();
        for (qsizetype i = 0; i < glyphs.size(); ++i)
            path.addPath(face.pathForGlyph(glyphs[i]).translated(start + places[i]));
    }
    return path;
}

} // namespace fairshare::gui
