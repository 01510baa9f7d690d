// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review/review.h"

#include <QString>

namespace fairshare::gui {

/// A review as one self-contained HTML file. Pictures are embedded, and their texts remain text. The file is
/// also well-formed XML. It is written block by block because pictures take time.
class ReportHtml {
public:
    /// @param language language code, such as "en"
    ReportHtml(Review review, const QString& language);

    /// Returns how often `next` must be called.
    int count() const { return static_cast<int>(m_review.sections.size()); }
    void next();
    /// Returns the file once everything is written.
    std::string finish();

private:
    void begin(const QString& language);
    void writeContents();
    void write(const ReviewBlock& block);
    void writeTable(const ReviewTable& table);
    void writeFigure(const ReviewFigure& figure);

    Review m_review;
    QString m_html;
    std::size_t m_section = 0;
    int m_picture = 0;
};

} // namespace fairshare::gui
