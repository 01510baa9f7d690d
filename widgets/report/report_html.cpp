// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_html.h"

#include "widgets/report/report_blocks.h"
#include "widgets/report/report_columns.h"
#include "widgets/report/report_html_parts.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

struct HtmlTexts {
    Q_DECLARE_TR_FUNCTIONS(HtmlTexts)
};

constexpr int PictureWidth = 720; ///< logical pixels; scaled to the available width
constexpr int LogicalDpi = 96;

QString cellClass(ReviewColumnKind kind)
{
    switch (kind) {
    case ReviewColumnKind::Text:
        return {};
    case ReviewColumnKind::Aside:
        return QStringLiteral("aside right");
    case ReviewColumnKind::Number:
        return QStringLiteral("right figures");
    case ReviewColumnKind::NumberAside:
        return QStringLiteral("aside right figures");
    case ReviewColumnKind::Move:
        return QStringLiteral("move");
    }
    return {};
}

QString withClass(const QString& element, const QString& name)
{
    return name.isEmpty() ? QStringLiteral("<%1>").arg(element)
                          : QStringLiteral("<%1 class=\"%2\">").arg(element, name);
}

QString headCell(const ReviewColumn& column, const MoveBars& bars)
{
    const QString kind = cellClass(column.kind);
    if (column.title.empty()) // an empty heading
        return withClass(QStringLiteral("td"), kind) + QStringLiteral("</td>");
    return withClass(QStringLiteral("th scope=\"col\""), kind)
        + (column.kind == ReviewColumnKind::Move ? bars.head(column) : escaped(column.title))
        + QStringLiteral("</th>");
}

QString bodyCell(const ReviewColumn& column, const std::string& text, const QString& bar)
{
    return withClass(QStringLiteral("td"), cellClass(column.kind))
        + (column.kind == ReviewColumnKind::Move ? bar : escaped(text)) + QStringLiteral("</td>");
}

QString codeHtml(const ReviewCode& code)
{
    QString html = QStringLiteral("<pre>");
    for (const std::string& line : code.lines)
        html +=
            (code.hasComments && line.starts_with('#') ? QStringLiteral("<span class=\"comment\">%1</span>\n")
                                                       : QStringLiteral("%1\n"))
                .arg(escaped(line));
    return html + QStringLiteral("</pre>\n");
}

QByteArray svgOf(const ReviewFigure& figure, const QSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(LogicalDpi);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    paintFigure(painter, figure, size, {.font = ReportStyle().plot(), .hasImagesOfSurfaces = true});
    painter.end();
    return bytes;
}

} // namespace

ReportHtml::ReportHtml(Review review, const QString& language)
    : m_review(std::move(review))
{
    begin(language);
}

void ReportHtml::begin(const QString& language)
{
    const auto element = [this](const char* name, const std::string& text) {
        m_html += QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(name), escaped(text));
    };
    m_html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                            "<meta name=\"description\" content=\"%2\"/>\n")
                 .arg(language, escaped(m_review.subject));
    element("title", m_review.title + " \u2013 " + m_review.subtitle);
    m_html += QStringLiteral("<style>\n%1</style>\n</head>\n<body>\n<header>\n").arg(reportStyleSheet());
    element("h1", m_review.title);
    m_html += QStringLiteral("<p class=\"subtitle\">%1</p>\n<p class=\"place\">%2</p>\n</header>\n")
                  .arg(escaped(m_review.subtitle), escaped(m_review.place));
    writeContents();
}

void ReportHtml::writeContents()
{
    m_html += QStringLiteral("<nav aria-label=\"%1\"><ol>\n").arg(HtmlTexts::tr("Contents").toHtmlEscaped());
    for (std::size_t at = 0; at < m_review.sections.size(); ++at)
        m_html += QStringLiteral("<li><span class=\"number\">%1</span> <a href=\"#section-%1\">%2</a></li>\n")
                      .arg(at + 1)
                      .arg(escaped(m_review.sections[at].title));
    m_html += QStringLiteral("</ol></nav>\n");
}

void ReportHtml::next()
{
    const ReviewSection& section = m_review.sections[m_section];
    ++m_section;
    m_html += QStringLiteral("<section id=\"section-%1\">\n<h2><span class=\"number\">%1</span> %2</h2>\n")
                  .arg(m_section)
                  .arg(escaped(section.title));
    for (const ReviewBlock& block : section.blocks)
        write(block);
    m_html += QStringLiteral("</section>\n");
}

void ReportHtml::write(const ReviewBlock& block)
{
    if (const auto* paragraph = std::get_if<ReviewParagraph>(&block)) {
        const QString lead =
            paragraph->lead.empty() ? QString() : QStringLiteral("<b>%1</b> ").arg(escaped(paragraph->lead));
        m_html += QStringLiteral("<p>%1%2</p>\n").arg(lead, escapedProse(paragraph->text));
    } else if (const auto* table = std::get_if<ReviewTable>(&block)) {
        writeTable(*table);
    } else if (const auto* figure = std::get_if<ReviewFigure>(&block)) {
        writeFigure(*figure);
    } else if (const auto* code = std::get_if<ReviewCode>(&block)) {
        m_html += codeHtml(*code);
    } else if (const auto* prose = std::get_if<ReviewProse>(&block)) {
        const auto form = prose->isQuote ? QStringLiteral("<blockquote><%1>%2</%1></blockquote>\n")
                                         : QStringLiteral("<%1>%2</%1>\n");
        m_html +=
            form.arg(prose->isHeading ? QStringLiteral("h3") : QStringLiteral("p"), styledHtml(prose->spans));
    } else if (const auto* list = std::get_if<ReviewList>(&block)) {
        m_html += listHtml(*list);
    } else {
        m_html += QStringLiteral("<div class=\"signatures\">");
        for (const std::string& line : std::get<ReviewSignatures>(block).lines)
            m_html += QStringLiteral("<p>%1</p>").arg(escaped(line));
        m_html += QStringLiteral("</div>\n");
    }
}

void ReportHtml::writeTable(const ReviewTable& table)
{
    const MoveBars bars(table);
    const bool hasHead = std::any_of(table.columns.begin(), table.columns.end(),
        [](const ReviewColumn& column) { return !column.title.empty(); });
    QString kind = hasHead ? QString() : QStringLiteral("pairs");
    if (table.isFigure)
        kind = QStringLiteral("picture");
    m_html += QStringLiteral("<figure><div class=\"wide\">") + withClass(QStringLiteral("table"), kind)
        + QLatin1Char('\n');
    if (hasHead) {
        m_html += QStringLiteral("<thead><tr>");
        for (const ReviewColumn& column : table.columns)
            m_html += headCell(column, bars);
        m_html += QStringLiteral("</tr></thead>\n");
    }
    m_html += QStringLiteral("<tbody>\n");
    for (const ReviewRow& row : table.rows) {
        m_html += QStringLiteral("<tr>");
        for (std::size_t at = 0; at < table.columns.size(); ++at)
            m_html += bodyCell(table.columns[at], row.cells[at], bars.bar(row.move));
        m_html += QStringLiteral("</tr>\n");
    }
    m_html += QStringLiteral("</tbody></table></div>\n");
    if (!table.caption.empty())
        m_html += QStringLiteral("<figcaption>%1</figcaption>").arg(escapedProse(table.caption));
    m_html += QStringLiteral("</figure>\n");
}

void ReportHtml::writeFigure(const ReviewFigure& figure)
{
    const QSize size(PictureWidth, static_cast<int>(figure.aspect * PictureWidth));
    const ElidedTexts elided;
    const QByteArray svg = svgOf(figure, size);
    QString description = shownName(figure.caption);
    if (!elided.texts().isEmpty())
        description += QLatin1Char(' ')
            + HtmlTexts::tr("Full text of labels truncated in the picture: %1")
                  .arg(elided.texts().join(QLatin1String(" | ")));
    m_html += QStringLiteral("<figure><div class=\"wide\">%1</div><figcaption>%2</figcaption></figure>\n")
                  .arg(inlineSvg(svg, ++m_picture, description), escapedProse(figure.caption));
}

std::string ReportHtml::finish()
{
    m_html += QStringLiteral("<footer>\n");
    for (const std::string& line : m_review.footer)
        m_html += QStringLiteral("<p>%1</p>\n").arg(escaped(line));
    m_html += QStringLiteral("</footer>\n</body>\n</html>\n");
    return m_html.toStdString();
}

} // namespace fairshare::gui
