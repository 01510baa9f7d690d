// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"
#include "widgets/report/report_pages.h"

#include "core/report/review/review.h"

#include <memory>
#include <optional>
#include <string>

namespace fairshare::gui {

class PdfDocument;
class ReportHtml;

enum class ReportFormat { Pdf, Html };

/// Returns the format for the extension of a file name, in upper or lower case.
std::optional<ReportFormat> reportFormatOf(const QString& path);

/// How a review is written to a file.
struct ReportForm {
    ReportFormat format = ReportFormat::Pdf;
    Paper paper = Paper::A4; ///< paper size of a PDF
    QString language; ///< language code, such as "en"
    QString program; ///< name of the program with its version
};

/// Writes a review to a file step by step, so the caller is never blocked for long. The same review in the
/// same form gives the same bytes.
class ReportFile {
public:
    ReportFile(Review review, const ReportForm& form);
    ~ReportFile();
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;

    /// Returns the number of steps: pages of a PDF, sections of an HTML file.
    int count() const;
    int done() const { return m_done; }
    bool isComplete() const { return m_done == count(); }
    /// Paints the next page or writes the next section.
    void next();
    /// Returns the bytes once the file is complete; "" if the document could not be created.
    std::string finish();

private:
    std::string withHeadings(const std::string& pdf) const;

    ReportForm m_form;
    QStringList m_fullNames; ///< full texts of everything that the pages elide
    std::unique_ptr<ReportPages> m_pages; ///< pages of a PDF
    std::unique_ptr<PdfDocument> m_pdf;
    std::unique_ptr<ReportHtml> m_html; ///< contents of an HTML file
    int m_done = 0;
};

} // namespace fairshare::gui
