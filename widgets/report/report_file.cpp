// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_file.h"

#include "widgets/export/pdf_document.h"
#include "widgets/report/report_html.h"
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
        .program = form.program,
        .made = form.made};
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
{
    if (form.format == ReportFormat::Html) {
        m_html = std::make_unique<ReportHtml>(std::move(review), form.language);
        return;
    }
    m_pdf = std::make_unique<PdfDocument>(pageLayout(form.paper), factsOf(review, form));
    m_pages = std::make_unique<ReportPages>(std::move(review), form.paper);
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
        m_pages->paint(m_pdf->painter(), m_done);
    }
    ++m_done;
}

std::string ReportFile::finish()
{
    return m_html ? m_html->finish() : m_pdf->finish();
}

} // namespace fairshare::gui
