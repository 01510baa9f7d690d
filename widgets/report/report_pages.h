// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/report/page_flow.h"
#include "widgets/report/report_style.h"

#include "core/report/review.h"

#include <QPageLayout>

class QPainter;

namespace fairshare::gui {

enum class Paper { A4, Letter };

/// The paper upright, with the margins of a report.
QPageLayout pageLayout(Paper paper);

/// Where a section begins.
struct ReportHeading {
    QString title; ///< with its number
    int page = 0; ///< from 0 on
    double top = 0; ///< in logical pixels from where one may draw
};

/// A review in pages: what stands where. Texts are laid out at once, pictures when their page is painted.
class ReportPages {
public:
    ReportPages(Review review, Paper paper);
    ReportPages(const ReportPages&) = delete;
    ReportPages& operator=(const ReportPages&) = delete;

    int count() const { return static_cast<int>(m_pages.size()); }
    /// @param page from 0 on
    void paint(QPainter& painter, int page) const;

    /// What one may draw on, in logical pixels: the page within its margins.
    QSizeF size() const { return m_size; }

    /// One a section, in their order.
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
    std::vector<std::size_t> m_sections; ///< pieces of the flow with which they begin
    std::vector<FlowPage> m_pages;
};

} // namespace fairshare::gui
