// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_file.h"

#include "tests/gui/support/pdf_reader.h"
#include "tests/gui/support/university.h"

#include <QImage>
#include <QPainter>
#include <QXmlStreamReader>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

std::shared_ptr<const Scenario> sample(const char* name)
{
    return std::make_shared<const Scenario>(loadScenario(sampleFile(name)).value().scenario);
}

/// Of the university, whose three changed shares are known.
Review review(const std::string& title = {})
{
    ReviewQuestion question{.now = sample("university_after"), .baseline = sample("university_before")};
    question.title = title;
    question.charts = reviewCharts();
    question.origin = {.sources = {{"site.fairshare", 3309, std::string(64, 'a')}},
        .baselineName = "old.fairshare",
        .program = "Fairshare Explorer 1",
        .year = 2026,
        .month = 11,
        .day = 20};
    auto made = makeReview(question);
    EXPECT_TRUE(made);
    return std::move(*made);
}

ReportForm form(ReportFormat format, Paper paper = Paper::A4)
{
    return {format, paper, QStringLiteral("en"), QStringLiteral("Fairshare Explorer 1")};
}

QByteArray bytesOf(Review written, const ReportForm& form)
{
    ReportFile file(std::move(written), form);
    while (!file.isComplete())
        file.next();
    return QByteArray::fromStdString(file.finish());
}

/// Of a font whose space and tab are one glyph, either may be read back.
std::string drawnText(const PdfReader& pdf)
{
    return pdf.drawnText().replace(QLatin1Char('\t'), QLatin1Char(' ')).toStdString();
}

TEST(ReportFile, KnowsFormatsByTheEndingOfANameAlone)
{
    EXPECT_EQ(reportFormatOf(QStringLiteral("a.pdf")), ReportFormat::Pdf);
    EXPECT_EQ(reportFormatOf(QStringLiteral("A.HTML")), ReportFormat::Html);
    EXPECT_EQ(reportFormatOf(QStringLiteral("pdf")), std::nullopt);
}

TEST(ReportFile, PdfSaysWhatTheReviewSays)
{
    const PdfReader pdf(bytesOf(review(), form(ReportFormat::Pdf)));
    EXPECT_TRUE(pdf.tableIsRight());
    EXPECT_GE(pdf.pages(), 3);
    EXPECT_LE(pdf.pages(), 7);
    const std::string text = drawnText(pdf);
    for (const char* part :
        {"Policy review", "Three shares change.", "places gained",
            "sacctmgr -i modify account where name=medicine cluster=kestrel set fairshare=20", "Board, date"})
        EXPECT_THAT(text, HasSubstr(part));
    for (int page = 1; page <= pdf.pages(); ++page)
        EXPECT_THAT(text, HasSubstr(std::to_string(page) + " of " + std::to_string(pdf.pages()) + "\n"));
    EXPECT_THAT(text, HasSubstr(std::string(64, 'a')));
}

TEST(ReportFile, PdfTellsWhatItIs)
{
    const PdfReader pdf(bytesOf(review("Shares <2027>"), form(ReportFormat::Pdf)));
    EXPECT_EQ(pdf.information("Title"), QStringLiteral("Shares <2027> – State University, 2027"));
    EXPECT_THAT(pdf.information("Subject").toStdString(), HasSubstr("Three shares change."));
    EXPECT_EQ(pdf.information("Author"), QString());
    EXPECT_EQ(pdf.information("CreationDate"), QString());
}

TEST(ReportFile, PdfIsTheSameWhenItIsMadeAgain)
{
    const QByteArray first = bytesOf(review(), form(ReportFormat::Pdf));
    EXPECT_FALSE(first.isEmpty());
    EXPECT_TRUE(first == bytesOf(review(), form(ReportFormat::Pdf)));
}

TEST(ReportFile, PdfHasItsSectionsAsBookmarks)
{
    const Review written = review();
    const QByteArray bytes = bytesOf(written, form(ReportFormat::Pdf));
    const PdfReader pdf(bytes);
    EXPECT_TRUE(pdf.tableIsRight());
    const QStringList bookmarks = pdf.bookmarks();
    ASSERT_EQ(bookmarks.size(), static_cast<qsizetype>(written.sections.size()));
    EXPECT_EQ(bookmarks.front(), QStringLiteral("1\u2002Summary: page 1"));
    EXPECT_EQ(bookmarks.back(), QStringLiteral("11\u2002Signatures: page %1").arg(pdf.pages()));
    EXPECT_TRUE(bytes.contains("/Lang <FEFF0065006E>"));
}

TEST(ReportFile, PdfNamesInFullWhatItCutsShort)
{
    Review written = review();
    const std::string name(120, 'm');
    for (ReviewSection& section : written.sections)
        for (ReviewBlock& block : section.blocks)
            if (auto* table = std::get_if<ReviewTable>(&block); table != nullptr && table->isFigure)
                table->rows[0].cells[0] = name;
    const PdfReader pdf(bytesOf(std::move(written), form(ReportFormat::Pdf)));
    EXPECT_THAT(pdf.information("Keywords").toStdString(), HasSubstr(name));
}

/// Reads well-formed markup: its text, and every reference to something else.
struct Markup {
    explicit Markup(const QByteArray& html)
    {
        QXmlStreamReader xml(html);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isCharacters())
                text += xml.text();
            if (!xml.isStartElement())
                continue;
            elements << xml.name().toString();
            for (const QXmlStreamAttribute& attribute : xml.attributes()) {
                const QString name = attribute.qualifiedName().toString();
                const bool isReference = name == QLatin1String("src") || name.endsWith(QLatin1String("href"));
                if (isReference && !attribute.value().startsWith(QLatin1String("data:"))
                    && !attribute.value().startsWith(QLatin1Char('#')))
                    references << attribute.value().toString();
                if (name == QLatin1String("id"))
                    ids << attribute.value().toString();
                if (name.endsWith(QLatin1String("href")) && attribute.value().startsWith(QLatin1Char('#')))
                    links << attribute.value().mid(1).toString();
                if (name == QLatin1String("aria-label") && xml.name() == QLatin1String("svg"))
                    pictures << attribute.value().toString();
            }
        }
        error = xml.errorString();
    }

    QString text;
    QString error;
    QStringList elements;
    QStringList references;
    QStringList ids;
    QStringList links; ///< to ids
    QStringList pictures; ///< what they say to whoever does not see them
};

TEST(ReportFile, HtmlNeedsNothingElse)
{
    const QByteArray bytes = bytesOf(review(), form(ReportFormat::Html));
    Markup html(bytes);
    EXPECT_EQ(html.error, QString());
    EXPECT_EQ(html.references, QStringList());
    EXPECT_FALSE(html.elements.contains(QLatin1String("script")));
    EXPECT_FALSE(html.elements.contains(QLatin1String("link")));
    EXPECT_FALSE(bytes.contains("@import"));
    EXPECT_FALSE(bytes.contains("url(http"));
    EXPECT_EQ(html.ids.removeDuplicates(), 0);
}

TEST(ReportFile, HtmlKeepsTextsOfPicturesAsTexts)
{
    const Markup html(bytesOf(review(), form(ReportFormat::Html)));
    EXPECT_THAT(html.text.toStdString(), HasSubstr("Three shares change."));
    EXPECT_THAT(html.text.toStdString(), HasSubstr("Rank of each user under each algorithm"));
    EXPECT_GE(html.elements.count(QLatin1String("svg")), 24 + 3); // a bar each, and the figures
}

TEST(ReportFile, HtmlIsSmallAlthoughItHasSurfaces)
{
    const QByteArray bytes = bytesOf(review(), form(ReportFormat::Html));
    EXPECT_LT(bytes.size(), 1'500'000); // half of it outlines around texts
    EXPECT_LT(bytes.count("<path"), 1000);
    EXPECT_FALSE(bytes.contains("optimizeSpeed")); // pixels are not told apart
}

TEST(ReportFile, HtmlLeadsToItsSections)
{
    const Review written = review();
    const Markup html(bytesOf(written, form(ReportFormat::Html)));
    EXPECT_THAT(html.text.toStdString(), HasSubstr("Ranking under other algorithms"));
    for (std::size_t section = 1; section <= written.sections.size(); ++section) {
        const QString id = QStringLiteral("section-%1").arg(section);
        EXPECT_TRUE(html.links.contains(id));
        EXPECT_TRUE(html.ids.contains(id));
    }
    EXPECT_EQ(html.links.filter(QStringLiteral("section-")).size(),
        static_cast<qsizetype>(written.sections.size()));
}

TEST(ReportFile, HtmlSaysWhatPicturesShow)
{
    const Markup html(bytesOf(review(), form(ReportFormat::Html)));
    EXPECT_EQ(html.pictures.size(), html.elements.count(QLatin1String("svg")));
    EXPECT_FALSE(html.pictures.contains(QString()));
    EXPECT_TRUE(html.pictures.contains(QStringLiteral("+8")));
    EXPECT_TRUE(html.pictures.contains(
        QStringLiteral("Figure 2. Each user's rank under five algorithms; rank 1 is at the top.")));
}

TEST(ReportFile, HtmlIsDarkWhereItsReaderWantsThat)
{
    const QByteArray bytes = bytesOf(review(), form(ReportFormat::Html));
    EXPECT_TRUE(bytes.contains("<html lang=\"en\">"));
    const qsizetype dark = bytes.indexOf("@media screen and (prefers-color-scheme: dark)");
    ASSERT_GE(dark, 0);
    EXPECT_NE(
        bytes.mid(dark, 200).indexOf("--base: " + Theme{.dark = true}.color(Role::Base).name().toLatin1()),
        -1);
}

TEST(ReportFile, MarkupInNamesIsText)
{
    Review written = review("a <b>&\"' title");
    const QByteArray bytes = bytesOf(written, form(ReportFormat::Html));
    const Markup html(bytes);
    EXPECT_EQ(html.error, QString());
    EXPECT_THAT(html.text.toStdString(), HasSubstr("a <b>&\"' title"));
    EXPECT_FALSE(bytes.contains("<b>&"));
}

/// A page as pixels, with what stands beyond its margins.
QImage image(const ReportPages& pages, Paper paper, int page)
{
    const QRectF inside = pageLayout(paper).paintRect(QPageLayout::Point);
    constexpr double PixelsPerPoint = 96.0 / 72;
    QImage image((pageLayout(paper).fullRect(QPageLayout::Point).size() * PixelsPerPoint).toSize(),
        QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(inside.topLeft() * PixelsPerPoint);
    pages.paint(painter, page);
    return image;
}

TEST(ReportPages, LeaveTheMarginsWhite)
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const ReportPages pages(
            review("A title so long that it takes more than one line of the page on which it stands first"),
            paper);
        for (int page = 0; page < pages.count(); ++page) {
            const QImage shown = image(pages, paper, page);
            const int margin = 45; // half an inch less than the narrowest of them
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x) {
                    const bool isMargin = x < margin || y < margin || x >= shown.width() - margin
                        || y >= shown.height() - margin;
                    if (isMargin) {
                        ASSERT_EQ(shown.pixelColor(x, y), QColor(Qt::white))
                            << page << ": " << x << ", " << y;
                    }
                }
        }
    }
}

/// The part of a page that is filled, from its head to the last of what stands above the foot.
double filledPart(const QImage& page)
{
    constexpr int Top = 68; // 18 mm
    const int bottom = page.height() - 104; // 14 mm, two lines and the gap above them
    for (int y = bottom; y > Top; --y)
        for (int x = 0; x < page.width(); ++x)
            if (page.pixelColor(x, y) != QColor(Qt::white))
                return static_cast<double>(y - Top) / (bottom - Top);
    return 0;
}

TEST(ReportPages, AreFilledButForTheLast)
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const ReportPages pages(review(), paper);
        for (int page = 0; page + 1 < pages.count(); ++page)
            EXPECT_GE(filledPart(image(pages, paper, page)), 0.66) << page;
    }
}

TEST(ReportPages, LeaveNoSignatureAlone)
{
    Review written;
    written.title = "Filled";
    written.footer = {"foot"};
    written.sections = {{"Provenance", {}}, {"Signatures", {ReviewSignatures{{"board", "operations"}}}}};
    for (int paragraphs = 1; paragraphs < 50; ++paragraphs) {
        written.sections.front().blocks.emplace_back(ReviewParagraph{"p" + std::to_string(paragraphs) + "."});
        const std::string text =
            drawnText(PdfReader(bytesOf(written, form(ReportFormat::Pdf, Paper::Letter))));
        const std::size_t foot = text.rfind("foot", text.rfind("operations"));
        const std::size_t last = text.rfind("p" + std::to_string(paragraphs) + ".");
        EXPECT_TRUE(foot == std::string::npos || foot < last) << paragraphs;
    }
}

TEST(ReportPages, BreakLongNamesInsteadOfCuttingThem)
{
    Review written = review();
    const std::string name(60, 'm');
    auto& table = std::get<ReviewTable>(written.sections[1].blocks.front());
    table.rows[0].cells = {name, "shares", name, name, "5", "8"};
    const QByteArray bytes = bytesOf(std::move(written), form(ReportFormat::Pdf));
    EXPECT_GE(PdfReader(bytes).drawnText().count(QLatin1Char('m')), 180);
}

/// Of own text alone.
Review ownReview(const std::string& text)
{
    ReviewQuestion question{.now = sample("university_after"),
        .sections = {"text", "signatures"},
        .text = text,
        .signatures = {"A. Haddad, chair", "Board", "Operations"},
        .origin = {.program = "Fairshare Explorer 1", .year = 2026, .month = 11, .day = 20}};
    auto made = makeReview(question);
    EXPECT_TRUE(made);
    return std::move(*made);
}

TEST(ReportFile, HtmlHasOwnTextWithItsEmphasisEscaped)
{
    const QByteArray html = bytesOf(
        ownReview("# Why & <how>\nMedicine **grew & *grew***.\n## Part <b>\n<img src=x onerror=alert(1)>"),
        form(ReportFormat::Html));
    for (const char* part : {"Why &amp; &lt;how&gt;</h2>",
             "<p>Medicine <strong>grew &amp; </strong><strong><em>grew</em></strong>.</p>",
             "<h3>Part &lt;b&gt;</h3>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"})
        EXPECT_THAT(html.toStdString(), HasSubstr(part));
    EXPECT_FALSE(html.contains("<img"));
}

TEST(ReportFile, HtmlHasLinksCodeTablesAndQuotes)
{
    const QByteArray html = bytesOf(ownReview("[a *b*](https://c.org/?d&e) [f](javascript:g) `h<i`\n\n> j\n\n"
                                              "~~~\n# k &amp;\n~~~\n\nl | m\n---|---:\nn | <o>"),
        form(ReportFormat::Html));
    for (const char* part :
        {"<a href=\"https://c.org/?d&amp;e\">a </a><a href=\"https://c.org/?d&amp;e\"><em>b</em></a>",
            " f <code>h&lt;i</code></p>", "<blockquote><p>j</p></blockquote>", "<pre># k &amp;amp;\n</pre>",
            ">l</th>", ">m</th>", ">n</td>", ">&lt;o&gt;</td>"})
        EXPECT_THAT(html.toStdString(), HasSubstr(part));
    EXPECT_FALSE(html.contains("javascript"));
}

TEST(ReportFile, HtmlNestsLists)
{
    const QByteArray html =
        bytesOf(ownReview("- a\n\n  3. b\n  4. c\n\n  f\n- d\n1. e"), form(ReportFormat::Html));
    EXPECT_THAT(html.toStdString(),
        HasSubstr("<ul>\n<li>a<ol "
                  "start=\"3\">\n<li>b</li>\n<li>c</li></ol>\n<p>f</p></li>\n<li>d</li></ul>\n<ol>\n<li>e</"
                  "li></ol>"));
    QXmlStreamReader reader(html.mid(html.indexOf("<ul>"), html.indexOf("</section>") - html.indexOf("<ul>"))
            .prepend("<s>")
            .append("</s>"));
    while (!reader.atEnd())
        reader.readNext();
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
}

TEST(ReportFile, PdfHasOwnTextAndAllWhoSign)
{
    const PdfReader pdf(bytesOf(
        ownReview("# Why\nMedicine *grew*.\n1. first\n   - within\n2. second"), form(ReportFormat::Pdf)));
    const std::string text = drawnText(pdf);
    for (const char* part : {"Why", "Medicine ", "grew", "1.", "first", "within", "2.", "second",
             "A. Haddad, chair, date", "Board, date", "Operations, date"})
        EXPECT_THAT(text, HasSubstr(part));
}

} // namespace
} // namespace fairshare::gui
