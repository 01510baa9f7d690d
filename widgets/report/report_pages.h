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

private:
    Flow titleFlow() const;
    void addSection(std::size_t section);
    double footHeight() const;
    void paintFoot(QPainter& painter, int page) const;

    Review m_review;
    ReportStyle m_style;
    QSizeF m_size;
    Flow m_flow;
    std::vector<FlowPage> m_pages;
};

} // namespace fairshare::gui
