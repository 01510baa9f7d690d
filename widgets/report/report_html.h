// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/review.h"

#include <QString>

namespace fairshare::gui {

/// A review as one HTML file that needs nothing else: pictures are drawn in it, texts of pictures are texts.
/// Well-formed as XML, too. Made block by block, since pictures take their time.
class ReportHtml {
public:
    /// @param language its code, such as "en"
    ReportHtml(Review review, const QString& language);

    /// How often `next` is called.
    int count() const { return static_cast<int>(m_review.sections.size()); }
    void next();
    /// The file, once everything is written.
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
