// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"
#include "widgets/report/report_pages.h"

#include "core/report/review.h"

#include <memory>
#include <optional>
#include <string>

namespace fairshare::gui {

class PdfDocument;
class ReportHtml;

enum class ReportFormat { Pdf, Html };

/// The format that the ending of a name stands for, in upper or lower case.
std::optional<ReportFormat> reportFormatOf(const QString& path);

/// How a review becomes a file.
struct ReportForm {
    ReportFormat format = ReportFormat::Pdf;
    Paper paper = Paper::A4; ///< of a PDF
    QString language; ///< its code, such as "en"
    QDateTime made; ///< in UTC
    QString program; ///< with its version
};

/// A review on its way into a file, step by step, so that whoever waits is never held up for long. The same
/// review in the same form gives the same bytes.
class ReportFile {
public:
    ReportFile(Review review, const ReportForm& form);
    ~ReportFile();
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;

    /// Pages of a PDF, sections of an HTML file.
    int count() const;
    int done() const { return m_done; }
    bool isComplete() const { return m_done == count(); }
    /// Paints the next page, or writes the next section.
    void next();
    /// The bytes, once it is complete; "" where the document could not be made.
    std::string finish();

private:
    std::string withHeadings(const std::string& pdf) const;

    ReportForm m_form;
    QStringList m_fullNames; ///< of what the pages cut short
    std::unique_ptr<ReportPages> m_pages; ///< of a PDF
    std::unique_ptr<PdfDocument> m_pdf;
    std::unique_ptr<ReportHtml> m_html; ///< otherwise
    int m_done = 0;
};

} // namespace fairshare::gui
