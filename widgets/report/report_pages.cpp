// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pages.h"

#include "widgets/report/report_blocks.h"
#include "widgets/text/shown_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

struct ReportTexts {
    Q_DECLARE_TR_FUNCTIONS(ReportTexts)
};

constexpr double SideMillimeters = 20;
constexpr double TopMillimeters = 18;
constexpr double FootMillimeters = 14;
constexpr double PixelsPerPoint = 96.0 / 72;
constexpr double SectionGap = 1.3; ///< in lines of body text
constexpr double BlockGap = 0.5; ///< below blocks that are not text
constexpr double TitleGap = 0.9;
constexpr double FootGap = 1.2; ///< between text and footer
constexpr double PageNumberPart = 0.15; ///< fraction of the width

} // namespace

QPageLayout pageLayout(Paper paper)
{
    return {QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter), QPageLayout::Portrait,
        QMarginsF(SideMillimeters, TopMillimeters, SideMillimeters, FootMillimeters),
        QPageLayout::Millimeter};
}

ReportPages::ReportPages(Review review, Paper paper)
    : m_review(std::move(review))
    , m_size(pageLayout(paper).paintRect(QPageLayout::Point).size() * PixelsPerPoint)
    , m_flow(titleFlow())
{
    for (std::size_t section = 0; section < m_review.sections.size(); ++section)
        addSection(section);
    m_pages = paginate(m_flow, m_size.height() - footHeight());
}

/// Returns the title. Below it, the subject of the review is on the left, place and date on the right.
Flow ReportPages::titleFlow() const
{
    const BlockRoom room{m_style, m_size};
    Flow flow = textFlow(room, shownName(m_review.title), {m_style.title(), m_style.color(Role::Text)});
    const QString place = shownName(m_review.place);
    const double placeWidth = m_style.metrics(m_style.small()).horizontalAdvance(place) + m_style.em();
    const bool beside = placeWidth < m_size.width() / 2;
    const BlockRoom left{m_style, {m_size.width() - (beside ? placeWidth : 0), m_size.height()}};
    Flow subtitle = textFlow(left, shownName(m_review.subtitle),
        {m_style.subtitle(), m_style.color(Role::Text), m_style.em() / 4});
    const double rule = TitleGap * m_style.em() / 2;
    for (std::size_t at = 0; beside && at < std::min<std::size_t>(1, subtitle.size()); ++at)
        subtitle[at].paint = [this, place, write = subtitle[at].paint](
                                 QPainter& painter, const QRectF& line) {
            write(painter, line);
            painter.setFont(m_style.small());
            painter.setPen(m_style.color(Role::Text2));
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, place);
        };
    flow.insert(flow.end(), subtitle.begin(), subtitle.end());
    if (!beside) {
        const Flow below = textFlow(room, place, {m_style.small(), m_style.color(Role::Text2)});
        flow.insert(flow.end(), below.begin(), below.end());
    }
    flow.push_back({.height = rule, .gap = 0, .paint = [this](QPainter& painter, const QRectF& line) {
                        painter.setPen(QPen(m_style.color(Role::Text2), ReportStyle::StrongRule));
                        painter.drawLine(line.bottomLeft(), line.bottomRight());
                    }});
    keepTogether(flow, 0, flow.size());
    flow.back().keepsWithNext = true;
    return flow;
}

void ReportPages::addSection(std::size_t section)
{
    const BlockRoom room{m_style, m_size};
    const ReviewSection& written = m_review.sections[section];
    const bool isSigned = std::any_of(written.blocks.begin(), written.blocks.end(),
        [](const ReviewBlock& block) { return std::holds_alternative<ReviewSignatures>(block); });
    if (isSigned && !m_flow.empty())
        m_flow.back().keepsWithNext = true; // a signature should not be alone on a page
    m_sections.push_back(m_flow.size());
    Flow heading = textFlow(
        room, headingOf(section), {m_style.heading(), m_style.color(Role::Text), SectionGap * m_style.em()});
    for (FlowPiece& piece : heading)
        piece.keepsWithNext = true;
    m_flow.insert(m_flow.end(), heading.begin(), heading.end());
    bool followsText = true; // the section heading
    for (const ReviewBlock& block : written.blocks) {
        Flow pieces = blockFlow(room, block);
        const bool isProse = isText(block);
        if (pieces.empty())
            continue;
        if (!followsText)
            pieces.front().gap += BlockGap * m_style.em();
        // A text keeps with the block that it introduces.
        else if (!isProse)
            m_flow.back().keepsWithNext = true;
        followsText = isProse;
        m_flow.insert(
            m_flow.end(), std::make_move_iterator(pieces.begin()), std::make_move_iterator(pieces.end()));
    }
}

QString ReportPages::headingOf(std::size_t section) const
{
    return QString::number(section + 1) + QStringLiteral("\u2002")
        + shownName(m_review.sections[section].title);
}

std::vector<ReportHeading> ReportPages::headings() const
{
    std::vector<ReportHeading> headings;
    for (int page = 0; page < count(); ++page)
        for (const PlacedPiece& placed : m_pages[static_cast<std::size_t>(page)]) {
            const std::size_t section = headings.size();
            if (section < m_sections.size() && placed.piece == &m_flow[m_sections[section]])
                headings.push_back({headingOf(section), page, placed.top});
        }
    return headings;
}

double ReportPages::footHeight() const
{
    const auto lines = static_cast<double>(std::max<std::size_t>(1, m_review.footer.size()));
    return lines * m_style.lineHeight(m_style.foot()) + FootGap * m_style.em();
}

void ReportPages::paint(QPainter& painter, int page) const
{
    for (const PlacedPiece& placed : m_pages[static_cast<std::size_t>(page)]) {
        painter.save();
        placed.piece->paint(painter, QRectF(0, placed.top, m_size.width(), placed.height));
        painter.restore();
    }
    paintFoot(painter, page);
}

void ReportPages::paintFoot(QPainter& painter, int page) const
{
    const double height = m_style.lineHeight(m_style.foot());
    const double numberWidth = PageNumberPart * m_size.width();
    const QFontMetricsF metrics = m_style.metrics(m_style.foot());
    double top = m_size.height() - static_cast<double>(m_review.footer.size()) * height;
    painter.setPen(QPen(m_style.color(Role::Border), ReportStyle::FineRule));
    painter.drawLine(QPointF(0, top - height / 3), QPointF(m_size.width(), top - height / 3));
    painter.setFont(m_style.foot());
    painter.setPen(m_style.color(Role::Text2));
    for (const std::string& line : m_review.footer) {
        const bool last = &line == &m_review.footer.back();
        const double width = m_size.width() - (last ? numberWidth : 0);
        painter.drawText(QRectF(0, top, width, height), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(shownName(line), Qt::ElideMiddle, width));
        top += height;
    }
    painter.drawText(QRectF(m_size.width() - numberWidth, m_size.height() - height, numberWidth, height),
        Qt::AlignRight | Qt::AlignVCenter, ReportTexts::tr("%1 of %2").arg(page + 1).arg(count()));
}

} // namespace fairshare::gui
