// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdf_information.h"

#include "widgets/export/pdf_text.h"

#include <QBuffer>
#include <QXmlStreamWriter>

namespace fairshare::gui {
namespace {

constexpr const char* Rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
constexpr const char* DublinCore = "http://purl.org/dc/elements/1.1/";
constexpr const char* XmpBasic = "http://ns.adobe.com/xap/1.0/";
constexpr const char* PdfSchema = "http://ns.adobe.com/pdf/1.3/";
constexpr const char* DefaultLanguage = "x-default";

QByteArray dictionaryOf(const PictureFacts& facts)
{
    QByteArray text("<<\n/Title " + pdfText(facts.title));
    if (!facts.answer.isEmpty() || !facts.origin.isEmpty())
        text += "\n/Subject "
            + pdfText(
                facts.answer.isEmpty() ? facts.origin : facts.answer + QLatin1Char('\n') + facts.origin);
    if (!facts.fullNames.isEmpty())
        text += "\n/Keywords " + pdfText(facts.fullNames.join(QLatin1String("; ")));
    return text + "\n/Creator " + pdfText(facts.program) + "\n/Producer (Qt " QT_VERSION_STR ")\n>>\n";
}

/// Returns the integer after the last `key`; -1 if there is none.
qsizetype lastNumber(const QByteArray& pdf, const QByteArray& key)
{
    return pdfNumberBehind(pdf, key, pdf.lastIndexOf(key));
}

void writeText(QXmlStreamWriter& xml, const char* element, const QString& text)
{
    const QString rdf = QLatin1String(Rdf);
    xml.writeStartElement(QLatin1String(DublinCore), QLatin1String(element));
    xml.writeStartElement(rdf, QStringLiteral("Alt"));
    xml.writeStartElement(rdf, QStringLiteral("li"));
    xml.writeAttribute(QStringLiteral("xml:lang"), QLatin1String(DefaultLanguage));
    xml.writeCharacters(text);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
}

void writeNames(QXmlStreamWriter& xml, const QStringList& names)
{
    const QString rdf = QLatin1String(Rdf);
    xml.writeStartElement(QLatin1String(DublinCore), QStringLiteral("subject"));
    xml.writeStartElement(rdf, QStringLiteral("Bag"));
    for (const QString& each : names)
        xml.writeTextElement(rdf, QStringLiteral("li"), each);
    xml.writeEndElement();
    xml.writeEndElement();
}

/// Replaces the object that the last `link` refers to, and updates the offsets of everything after it.
QByteArray withObject(const QByteArray& pdf, const QByteArray& link, const QByteArray& content)
{
    const qsizetype object = lastNumber(pdf, link);
    const qsizetype table = lastNumber(pdf, "startxref");
    const QByteArray head = "xref\n0 ";
    if (object < 0 || table < 0 || pdf.mid(table, head.size()) != head)
        return pdf;
    const qsizetype entries = pdf.indexOf('\n', table + head.size()) + 1;
    const qsizetype count =
        pdf.mid(table + head.size(), entries - table - head.size()).trimmed().toLongLong();
    const auto offsetOf = [&](qsizetype at) {
        return pdf.mid(entries + at * PdfEntryLength, PdfOffsetDigits).toLongLong();
    };
    const qsizetype begin = pdf.indexOf("<<", offsetOf(object));
    const qsizetype end = pdf.indexOf("endobj", begin);
    if (object >= count || begin < 0 || end < 0)
        return pdf;
    const qsizetype longer = content.size() - (end - begin);
    QByteArray result = pdf.left(begin) + content + pdf.mid(end, entries - end);
    for (qsizetype at = 0; at < count; ++at) {
        const qsizetype offset = offsetOf(at);
        const qsizetype moved = offset > begin ? offset + longer : offset;
        result += QByteArray::number(moved).rightJustified(PdfOffsetDigits, '0')
            + pdf.mid(entries + at * PdfEntryLength + PdfOffsetDigits, PdfEntryLength - PdfOffsetDigits);
    }
    const qsizetype tail = entries + count * PdfEntryLength;
    const qsizetype place = pdf.lastIndexOf("startxref");
    return result + pdf.mid(tail, place - tail) + "startxref\n" + QByteArray::number(table + longer)
        + "\n%%EOF\n";
}

} // namespace

QByteArray xmpOf(const PictureFacts& facts)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QXmlStreamWriter xml(&buffer);
    xml.writeProcessingInstruction(
        QStringLiteral("xpacket"), QStringLiteral("begin='' id='W5M0MpCehiHzreSzNTczkc9d'"));
    xml.writeNamespace(QStringLiteral("adobe:ns:meta/"), QStringLiteral("x"));
    xml.writeStartElement(QStringLiteral("adobe:ns:meta/"), QStringLiteral("xmpmeta"));
    xml.writeNamespace(QLatin1String(Rdf), QStringLiteral("rdf"));
    xml.writeStartElement(QLatin1String(Rdf), QStringLiteral("RDF"));
    xml.writeNamespace(QLatin1String(DublinCore), QStringLiteral("dc"));
    xml.writeNamespace(QLatin1String(XmpBasic), QStringLiteral("xmp"));
    xml.writeNamespace(QLatin1String(PdfSchema), QStringLiteral("pdf"));
    xml.writeStartElement(QLatin1String(Rdf), QStringLiteral("Description"));
    xml.writeAttribute(QLatin1String(Rdf), QStringLiteral("about"), QString());
    writeText(xml, "title", facts.title);
    writeText(xml, "description", descriptionOf(facts));
    if (!facts.fullNames.isEmpty())
        writeNames(xml, facts.fullNames);
    xml.writeTextElement(QLatin1String(XmpBasic), QStringLiteral("CreatorTool"), facts.program);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeProcessingInstruction(QStringLiteral("xpacket"), QStringLiteral("end='r'"));
    return bytes;
}

QByteArray withFacts(const QByteArray& pdf, const PictureFacts& facts)
{
    const QByteArray xmp = xmpOf(facts);
    const QByteArray metadata = "<<\n/Type /Metadata /Subtype /XML\n/Length " + QByteArray::number(xmp.size())
        + "\n>>\nstream\n" + xmp + "\nendstream\n";
    return withObject(withObject(pdf, "/Metadata ", metadata), "/Info ", dictionaryOf(facts));
}

} // namespace fairshare::gui
