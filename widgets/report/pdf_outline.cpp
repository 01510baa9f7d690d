// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/pdf_outline.h"

#include "widgets/export/pdf_text.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr QByteArrayView TableHead("xref\n0 ");

/// The object table of a document, and access to its objects.
class PdfObjects {
public:
    explicit PdfObjects(const QByteArray& pdf)
        : m_pdf(pdf)
        , m_table(pdfNumberBehind(pdf, "startxref", pdf.lastIndexOf("startxref")))
    {
        if (m_table < 0 || !pdf.endsWith("%%EOF\n") || pdf.mid(m_table, TableHead.size()) != TableHead)
            return;
        m_entries = pdf.indexOf('\n', m_table + TableHead.size()) + 1;
        m_count = pdfNumberBehind(pdf, TableHead.toByteArray(), m_table);
        const qsizetype end = m_entries + m_count * PdfEntryLength;
        if (m_entries == 0 || m_count < 0 || pdf.mid(end, 7) != "trailer")
            m_count = 0;
    }

    /// Returns 0 if the format of the table is not supported.
    qsizetype count() const { return m_count; }
    qsizetype table() const { return m_table; }
    QByteArray entries() const { return m_pdf.mid(m_entries, m_count * PdfEntryLength); }
    QByteArray trailer() const
    {
        const qsizetype begin = m_entries + m_count * PdfEntryLength;
        return m_pdf.mid(begin, m_pdf.lastIndexOf("startxref") - begin);
    }

    /// Returns the contents of an object's dictionary; "" if it is not a dictionary.
    QByteArray dictionary(qsizetype object) const
    {
        if (object < 0 || object >= m_count)
            return {};
        const qsizetype at = m_pdf.mid(m_entries + object * PdfEntryLength, PdfOffsetDigits).toLongLong();
        const QByteArray head = QByteArray::number(object) + " 0 obj\n<<";
        const qsizetype end = m_pdf.indexOf("endobj", at);
        if (end < 0 || m_pdf.mid(at, head.size()) != head)
            return {};
        const QByteArray content = m_pdf.mid(at + head.size(), end - at - head.size());
        return content.left(content.lastIndexOf(">>"));
    }

private:
    const QByteArray& m_pdf;
    qsizetype m_table;
    qsizetype m_entries = 0;
    qsizetype m_count = 0;
};

/// Returns the page objects in order.
QList<QByteArray> pagesOf(const PdfObjects& objects, const QByteArray& catalog)
{
    const QByteArray tree = objects.dictionary(pdfNumberBehind(catalog, "/Pages", 0));
    const qsizetype begin = tree.indexOf('[', tree.indexOf("/Kids"));
    const qsizetype end = tree.indexOf(']', begin);
    if (begin < 0 || end < 0)
        return {};
    QList<QByteArray> pages;
    for (const QByteArray& word : tree.mid(begin + 1, end - begin - 1).simplified().split('R'))
        if (!word.trimmed().isEmpty())
            pages << word.trimmed() + " R";
    return pages;
}

QByteArray reference(qsizetype object)
{
    return QByteArray::number(object) + " 0 R";
}

/// Objects appended after the existing ones, with their positions.
class Appended {
public:
    explicit Appended(QByteArray before)
        : m_bytes(std::move(before))
    {
    }

    qsizetype add(qsizetype object, const QByteArray& dictionary)
    {
        const qsizetype place = m_bytes.size();
        m_bytes += QByteArray::number(object) + " 0 obj\n<<" + dictionary + ">>\nendobj\n";
        return place;
    }
    static QByteArray entry(qsizetype place)
    {
        return QByteArray::number(place).rightJustified(PdfOffsetDigits, '0') + " 00000 n \n";
    }
    const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Returns a bookmark with links to its neighbors.
QByteArray bookmark(const PdfOutline& outline, std::size_t at, qsizetype first, const QByteArray& page)
{
    const PdfBookmark& entry = outline.entries[at];
    const qsizetype own = first + static_cast<qsizetype>(at);
    QByteArray text = "\n/Title " + pdfText(entry.title) + "\n/Parent " + reference(first - 1);
    if (at > 0)
        text += "\n/Prev " + reference(own - 1);
    if (at + 1 < outline.entries.size())
        text += "\n/Next " + reference(own + 1);
    return text + "\n/Dest [" + page + " /XYZ null " + QByteArray::number(entry.top, 'f', 1) + " null]\n";
}

} // namespace

QByteArray withOutline(const QByteArray& pdf, const PdfOutline& outline)
{
    const PdfObjects objects(pdf);
    const QByteArray trailer = objects.trailer();
    const qsizetype root = objects.count() > 0 ? pdfNumberBehind(trailer, "/Root", 0) : -1;
    const QByteArray catalog = objects.dictionary(root);
    const QList<QByteArray> pages = pagesOf(objects, catalog);
    const auto fits = [&pages](
                          const PdfBookmark& entry) { return entry.page >= 0 && entry.page < pages.size(); };
    if (catalog.isEmpty() || outline.entries.empty()
        || pdfNumberBehind(trailer, "/Size", 0) != objects.count()
        || !std::all_of(outline.entries.begin(), outline.entries.end(), fits))
        return pdf;
    const qsizetype list = objects.count();
    const auto added = static_cast<qsizetype>(outline.entries.size());
    Appended appended(pdf.left(objects.table()));
    QByteArray entries = objects.entries();
    QByteArray opened = catalog + "/Outlines " + reference(list) + "\n/PageMode /UseOutlines\n";
    if (!outline.language.isEmpty())
        opened += "/Lang " + pdfText(outline.language) + "\n";
    entries.replace(root * PdfEntryLength, PdfEntryLength, Appended::entry(appended.add(root, opened)));
    entries += Appended::entry(appended.add(list,
        "\n/Type /Outlines\n/First " + reference(list + 1) + "\n/Last " + reference(list + added)
            + "\n/Count " + QByteArray::number(added) + "\n"));
    for (std::size_t at = 0; at < outline.entries.size(); ++at)
        entries += Appended::entry(appended.add(list + 1 + static_cast<qsizetype>(at),
            bookmark(outline, at, list + 1, pages[outline.entries[at].page])));
    const qsizetype count = list + 1 + added;
    QByteArray tail = trailer;
    tail.replace("/Size " + QByteArray::number(list), "/Size " + QByteArray::number(count));
    return appended.bytes() + TableHead.toByteArray() + QByteArray::number(count) + '\n' + entries + tail
        + "startxref\n" + QByteArray::number(appended.bytes().size()) + "\n%%EOF\n";
}

} // namespace fairshare::gui
