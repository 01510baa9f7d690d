// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/pdf_document.h"

#include "tests/gui/support/pdf_reader.h"

#include <QFont>
#include <QImage>

#include <gmock/gmock.h>

#include <ctime>

namespace fairshare::gui {
namespace {

PictureFacts facts()
{
    return {QStringLiteral("Rätsel (1)"), QStringLiteral("alice gains 2 ranks"),
        QStringLiteral("site.fairshare, SHA-256 00ff"), {QStringLiteral("a <very> long name")},
        QStringLiteral("Fairshare Explorer 1")};
}

QByteArray drawn()
{
    PdfDocument document(pageOf({400, 300}), facts());
    EXPECT_EQ(document.pageSize(), QSize(400, 300));
    QPainter& painter = document.painter();
    painter.drawText(20, 40, QStringLiteral("Hello"));
    QFont bold;
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(20, 80, QStringLiteral("Größe"));
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    painter.drawImage(10, 100, image);
    document.newPage();
    painter.drawText(20, 40, QStringLiteral("second"));
    return QByteArray::fromStdString(document.finish());
}

TEST(PdfDocument, BytesDependOnNoClockNoZoneAndNoSeed)
{
    const QByteArray first = drawn();
    qputenv("TZ", "Asia/Kolkata");
    tzset();
    const QByteArray second = drawn();
    qunsetenv("TZ");
    tzset();
    EXPECT_FALSE(first.isEmpty());
    EXPECT_EQ(first, second);
}

TEST(PdfDocument, InformationHoldsTheFacts)
{
    const PdfReader reader(drawn());
    EXPECT_TRUE(reader.tableIsRight());
    EXPECT_EQ(reader.information("Title"), QStringLiteral("Rätsel (1)"));
    EXPECT_EQ(
        reader.information("Subject"), QStringLiteral("alice gains 2 ranks\nsite.fairshare, SHA-256 00ff"));
    EXPECT_EQ(reader.information("Keywords"), QStringLiteral("a <very> long name"));
    EXPECT_EQ(reader.information("Creator"), QStringLiteral("Fairshare Explorer 1"));
    // The same export gives the same bytes at any time.
    EXPECT_EQ(reader.information("CreationDate"), QString());
    EXPECT_EQ(reader.information("ModDate"), QString());
    const QByteArray bytes = reader.unpacked();
    EXPECT_TRUE(bytes.contains("<rdf:li>a &lt;very&gt; long name</rdf:li>"))
        << bytes.left(2000).toStdString();
    EXPECT_FALSE(bytes.contains("Date>"));
}

TEST(PdfDocument, TextsStayTextsAndImagesLoseNothing)
{
    const PdfReader reader(drawn());
    EXPECT_EQ(reader.pages(), 2);
    EXPECT_EQ(reader.drawnText().simplified(), QStringLiteral("Hello Größe second"));
    EXPECT_FALSE(reader.unpacked().contains("DCTDecode")); // as JPEG is called there
    EXPECT_TRUE(reader.unpacked().contains("/Subtype /Image"));
}

TEST(PdfDocument, TheDayOfReproducibleBuildsIsTheDayOfTheExport)
{
    qputenv("SOURCE_DATE_EPOCH", "1700000000");
    EXPECT_EQ(timeOfExport().toString(Qt::ISODate), QStringLiteral("2023-11-14T22:13:20Z"));
    qunsetenv("SOURCE_DATE_EPOCH");
    EXPECT_GT(timeOfExport(), QDateTime::fromSecsSinceEpoch(1700000000));
}

} // namespace
} // namespace fairshare::gui
