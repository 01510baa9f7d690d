// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/report/page_flow.h"
#include "widgets/report/report_style.h"

#include "core/report/review/review.h"

#include <QPageLayout>

class QPainter;

namespace fairshare::gui {

enum class Paper { A4, Letter };

/// Returns portrait paper with the margins of a report.
QPageLayout pageLayout(Paper paper);

/// Position of the beginning of a section.
struct ReportHeading {
    QString title; ///< title with its number
    int page = 0; ///< starts at 0
    double top = 0; ///< distance from the top of the printable area, in logical pixels
};

/// A review laid out in pages. Texts are laid out at once, pictures when their page is painted.
class ReportPages {
public:
    ReportPages(Review review, Paper paper);
    ReportPages(const ReportPages&) = delete;
    ReportPages& operator=(const ReportPages&) = delete;

    int count() const { return static_cast<int>(m_pages.size()); }
    /// @param page starts at 0
    void paint(QPainter& painter, int page) const;

    /// Returns the printable area in logical pixels: the page within its margins.
    QSizeF size() const { return m_size; }

    /// Returns one heading per section, in order.
    std::vector<ReportHeading> headings() const;

private:
    Flow titleFlow() const;
    void addSection(std::size_t section);
    QString headingOf(std::size_t section) const;
    double footHeight() const;
    void paintFoot(QPainter& painter, int page) const;

    Review m_review;
    ReportStyle m_style;
    QSizeF m_size;
    Flow m_flow;
    std::vector<std::size_t> m_sections; ///< piece of the flow at which each section begins
    std::vector<FlowPage> m_pages;
};

} // namespace fairshare::gui
