// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/pdf_outline.h"

#include "tests/gui/support/pdf_reader.h"
#include "widgets/export/pdf_document.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

QByteArray twoPages()
{
    PdfDocument document(pageOf({200, 100}), {.title = QStringLiteral("two pages")});
    document.painter().drawText(10, 20, QStringLiteral("first"));
    document.newPage();
    document.painter().drawText(10, 20, QStringLiteral("second"));
    return QByteArray::fromStdString(document.finish());
}

TEST(PdfOutline, LeadsToPages)
{
    const PdfReader pdf(withOutline(twoPages(),
        {{{QStringLiteral("a (b) \\ c"), 1, 50}, {QStringLiteral("ä 😀"), 0, 75}}, QStringLiteral("de")}));
    EXPECT_TRUE(pdf.tableIsRight());
    EXPECT_EQ(
        pdf.bookmarks(), (QStringList{QStringLiteral("a (b) \\ c: page 2"), QStringLiteral("ä 😀: page 1")}));
    EXPECT_EQ(pdf.pages(), 2);
    EXPECT_EQ(pdf.information("Title"), QStringLiteral("two pages"));
}

TEST(PdfOutline, KeepsWhatIsDrawn)
{
    const QByteArray bytes = twoPages();
    const QByteArray outlined = withOutline(bytes, {{{QStringLiteral("a"), 0, 0}}, {}});
    const qsizetype table = bytes.lastIndexOf("xref\n0 ");
    EXPECT_EQ(outlined.left(table), bytes.left(table));
    EXPECT_EQ(outlined, withOutline(bytes, {{{QStringLiteral("a"), 0, 0}}, {}}));
}

TEST(PdfOutline, LeavesAloneWhatItDoesNotKnow)
{
    const QByteArray bytes = twoPages();
    const PdfOutline beyond{{{QStringLiteral("a"), 2, 0}}, {}};
    EXPECT_EQ(withOutline(bytes, beyond), bytes);
    EXPECT_EQ(withOutline(bytes, {}), bytes);
    const PdfOutline outline{{{QStringLiteral("a"), 0, 0}}, {}};
    EXPECT_EQ(withOutline("no document", outline), "no document");
    EXPECT_EQ(withOutline({}, outline), QByteArray());
    // Whatever is missing at its end.
    for (qsizetype length = bytes.size() - 1; length > bytes.size() - 2000 && length > 0; --length)
        EXPECT_EQ(withOutline(bytes.left(length), outline), bytes.left(length));
    QByteArray elsewhere = bytes;
    elsewhere.replace("startxref\n", "startxref\n9");
    EXPECT_EQ(withOutline(elsewhere, outline), elsewhere);
}

} // namespace
} // namespace fairshare::gui
