// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture_format.h"

#include "tests/gui/support/pdf_reader.h"
#include "widgets/text/elided_text.h"

#include <QBuffer>
#include <QFontInfo>
#include <QImageReader>
#include <QXmlStreamReader>

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace fairshare::gui {
namespace {

const QString LongName = QStringLiteral("a name that is <too> long for its place & has ä");

Picture picture()
{
    Picture picture;
    picture.size = {400, 300};
    picture.facts = {QStringLiteral("Shares <1>"), QStringLiteral("alice gains 2 ranks"),
        QStringLiteral("site.fairshare, SHA-256 00ff"), {}, QStringLiteral("Fairshare Explorer 1")};
    picture.paint = [](QPainter& painter) {
        painter.drawText(20, 30, QStringLiteral("Whole & sound"));
        painter.drawText(20, 60, elided(painter.fontMetrics(), LongName, Qt::ElideRight, 60));
        painter.fillRect(100, 100, 50, 50, Qt::black);
    };
    return picture;
}

QByteArray drawn(const char* name, const Picture& what = picture())
{
    const auto bytes = findPictureFormat(QLatin1String(name))->draw(what);
    EXPECT_TRUE(bytes);
    return QByteArray::fromStdString((*bytes)().value());
}

TEST(PictureFormat, IsFoundByTheEndOfTheName)
{
    EXPECT_STREQ(findPictureFormat(QStringLiteral("/a.b/c.PDF"))->id, "pdf");
    EXPECT_STREQ(findPictureFormat(QStringLiteral("x.svg"))->id, "svg");
    EXPECT_EQ(findPictureFormat(QStringLiteral("png")), nullptr);
    EXPECT_EQ(findPictureFormat(QStringLiteral("a.gif")), nullptr);
    EXPECT_EQ(pictureSuffixes(), QStringLiteral(".png, .svg or .pdf"));
}

TEST(PictureFormat, EachIsTheSameTwice)
{
    for (const PictureFormat& format : pictureFormats()) {
        const QString name = QStringLiteral("x.") + QLatin1String(format.id);
        EXPECT_EQ(drawn(name.toLatin1()), drawn(name.toLatin1())) << format.id;
    }
}

TEST(PictureFormat, PngHasSizeDpiAndTexts)
{
    Picture fine = picture();
    fine.scale = 2.5;
    QByteArray bytes = drawn("x.png", fine);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "png");
    const QImage image = reader.read();
    EXPECT_EQ(image.size(), QSize(1000, 750));
    EXPECT_EQ(image.dotsPerMeterX(), 9449); // 240 dpi
    EXPECT_EQ(image.dotsPerMeterY(), 9449);
    EXPECT_EQ(image.pixel(251, 251), 0xFF000000);
    EXPECT_EQ(image.pixel(249, 249), 0xFFFFFFFF);
    EXPECT_EQ(image.text(QStringLiteral("Title")), QStringLiteral("Shares <1>"));
    EXPECT_EQ(image.text(QStringLiteral("Description")),
        QStringLiteral("alice gains 2 ranks\nsite.fairshare, SHA-256 00ff\nFull text of labels truncated in "
                       "the picture: ")
            + LongName);
    EXPECT_EQ(image.text(QStringLiteral("Software")), QStringLiteral("Fairshare Explorer 1"));
    // The same export gives the same bytes at any time.
    EXPECT_EQ(image.text(QStringLiteral("Creation Time")), QString());
}

TEST(PictureFormat, DpiChangesNoPixel)
{
    Picture tagged = picture();
    tagged.dpi = 300;
    const QImage image = QImage::fromData(drawn("x.png", tagged));
    EXPECT_EQ(image.dotsPerMeterX(), 11811);
    EXPECT_EQ(image.size(), QSize(400, 300));
    EXPECT_EQ(image, QImage::fromData(drawn("x.png")));
}

TEST(PictureFormat, SvgIsXmlWithTextsAndFacts)
{
    const QByteArray bytes = drawn("x.svg");
    QXmlStreamReader xml(bytes);
    QStringList texts;
    QString title;
    QString description;
    QStringList families;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.attributes().hasAttribute(QLatin1String("font-family")))
            families << xml.attributes().value(QLatin1String("font-family")).toString();
        if (xml.name() == QLatin1String("text"))
            texts << xml.readElementText().trimmed();
        else if (xml.qualifiedName() == QLatin1String("title"))
            title = xml.readElementText();
        else if (xml.qualifiedName() == QLatin1String("desc"))
            description = xml.readElementText();
        else if (xml.name() == QLatin1String("svg")) {
            EXPECT_EQ(xml.attributes().value(QLatin1String("viewBox")), QLatin1String("0 0 400 300"));
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(texts.value(0), QStringLiteral("Whole & sound"));
    EXPECT_EQ(texts.size(), 2);
    EXPECT_EQ(title, QStringLiteral("Shares <1>"));
    EXPECT_EQ(description,
        QStringLiteral("alice gains 2 ranks\nsite.fairshare, SHA-256 00ff\nFull text of labels truncated in "
                       "the picture: ")
            + LongName);
    EXPECT_FALSE(bytes.contains("Date>"));
    ASSERT_FALSE(families.isEmpty());
    for (const QString& family : families)
        EXPECT_EQ(family, QFontInfo(QFont()).family() + QStringLiteral(", sans-serif"));
}

TEST(PictureFormat, PdfNamesWhatIsCutShort)
{
    const PdfReader reader(drawn("x.pdf"));
    EXPECT_TRUE(reader.tableIsRight());
    EXPECT_EQ(reader.information("Title"), QStringLiteral("Shares <1>"));
    EXPECT_EQ(reader.information("Keywords"), LongName);
    EXPECT_TRUE(reader.drawnText().contains(QStringLiteral("Whole & sound")));
    EXPECT_FALSE(reader.drawnText().contains(LongName));
}

TEST(PictureFormat, AbsurdSizesAreRefused)
{
    const auto refusal = [](QSize size, double scale = 1, double dpi = 0) {
        const auto checked = checkPicture(size, scale, dpi);
        return checked ? std::string() : checked.error().message;
    };
    constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(refusal({400, 300}), "");
    EXPECT_EQ(refusal({16384, 1}, 1, 2400), "");
    EXPECT_EQ(refusal({0, 300}), "invalid picture size 0x300; expected 1x1 to 16384x16384 pixels");
    EXPECT_EQ(refusal({400, -3}), "invalid picture size 400x-3; expected 1x1 to 16384x16384 pixels");
    EXPECT_EQ(
        refusal({100000, 100000}), "invalid picture size 100000x100000; expected 1x1 to 16384x16384 pixels");
    EXPECT_EQ(refusal({400, 300}, 9), "invalid scale 9; expected 0.25 to 8");
    EXPECT_EQ(refusal({400, 300}, NotANumber), "invalid scale nan; expected 0.25 to 8");
    EXPECT_EQ(refusal({400, 300}, 0), "invalid scale 0; expected 0.25 to 8");
    EXPECT_EQ(refusal({400, 300}, 1, -1), "invalid resolution -1 dpi; expected 0 to 2400 dpi");
    EXPECT_EQ(refusal({4000, 3000}, 5),
        "at scale 5, the picture exceeds 16384 pixels on a side; use a smaller scale");
}

TEST(ElidedTexts, AreToldOnceToTheInnermost)
{
    const QFontMetrics metrics{QFont()};
    const ElidedTexts outer;
    EXPECT_EQ(elided(metrics, QStringLiteral("short"), Qt::ElideRight, 1000), QStringLiteral("short"));
    {
        const ElidedTexts inner;
        elided(metrics, LongName, Qt::ElideRight, 30);
        elided(metrics, LongName, Qt::ElideMiddle, 30);
        EXPECT_EQ(inner.texts(), QStringList{LongName});
    }
    EXPECT_TRUE(outer.texts().isEmpty());
    tellElided(QStringLiteral("b"));
    EXPECT_EQ(outer.texts(), QStringList{QStringLiteral("b")});
}

} // namespace
} // namespace fairshare::gui
