// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_file.h"

#include "widgets/export/pdf_document.h"
#include "widgets/report/pdf_outline.h"
#include "widgets/report/report_html.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"

#include <utility>

namespace fairshare::gui {
namespace {

PictureFacts factsOf(const Review& review, const ReportForm& form)
{
    QStringList origin;
    for (const std::string& line : review.footer)
        origin << shownName(line);
    return {.title = shownName(review.title + " \u2013 " + review.subtitle),
        .answer = shownName(review.subject),
        .origin = origin.join(QLatin1Char('\n')),
        .program = form.program};
}

} // namespace

std::optional<ReportFormat> reportFormatOf(const QString& path)
{
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return ReportFormat::Pdf;
    if (path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive))
        return ReportFormat::Html;
    return std::nullopt;
}

ReportFile::ReportFile(Review review, const ReportForm& form)
    : m_form(form)
{
    if (form.format == ReportFormat::Html) {
        m_html = std::make_unique<ReportHtml>(std::move(review), form.language);
        return;
    }
    m_pdf = std::make_unique<PdfDocument>(pageLayout(form.paper), factsOf(review, form));
    const ElidedTexts elided;
    m_pages = std::make_unique<ReportPages>(std::move(review), form.paper);
    m_fullNames = elided.texts();
}

ReportFile::~ReportFile() = default;

int ReportFile::count() const
{
    return m_html ? m_html->count() : m_pages->count();
}

void ReportFile::next()
{
    if (m_html) {
        m_html->next();
    } else {
        if (m_done > 0)
            m_pdf->newPage();
        const ElidedTexts elided;
        m_pages->paint(m_pdf->painter(), m_done);
        m_fullNames << elided.texts();
    }
    ++m_done;
}

std::string ReportFile::finish()
{
    if (m_html)
        return m_html->finish();
    m_fullNames.removeDuplicates();
    m_pdf->addFullNames(m_fullNames);
    return withHeadings(m_pdf->finish());
}

std::string ReportFile::withHeadings(const std::string& pdf) const
{
    const QPageLayout layout = pageLayout(m_form.paper);
    const QRectF inside = layout.paintRect(QPageLayout::Point);
    const double height = layout.fullRect(QPageLayout::Point).height();
    constexpr double PointsPerPixel = 0.75;
    PdfOutline outline{.entries = {}, .language = m_form.language};
    for (const ReportHeading& heading : m_pages->headings())
        outline.entries.push_back(
            {heading.title, heading.page, height - inside.top() - heading.top * PointsPerPixel});
    return withOutline(QByteArray::fromStdString(pdf), outline).toStdString();
}

} // namespace fairshare::gui
