// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/range_bar.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/shown_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fairshare::gui {

std::optional<RangeSums> sumsOfRange(const TimelineView& view, const SimulationResults& results)
{
    if (!view.range() || !results.sampled() || !results.settings())
        return std::nullopt;
    const ScoreCourse* course = results.isCourseCurrent() ? results.course().get() : nullptr;
    return rangeSums(*results.sampled(), course, results.settings()->grace, *view.range());
}

RangeBar::RangeBar(TimelineView& view, MomentSelection& selection, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_selection(selection)
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("rangeBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    const int em = fontMetrics().height();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(em / 2, 0, em / 2, em / 6);
    m_text->setObjectName(QStringLiteral("rangeSums"));
    m_text->setFont(captionFont(font()));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("rangeClear"));
    close->setText(QStringLiteral("×"));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Clear selected range"));
    close->setToolTip(tr("Clear selected range (Esc)"));
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, &view, [&view] { view.selectRange(std::nullopt); });
    connect(&view, &TimelineView::rangeChanged, this, &RangeBar::refresh);
    connect(&selection.results(), &SimulationResults::courseChanged, this, &RangeBar::refresh);
    connect(&selection.results(), &SimulationResults::settingsChanged, this, &RangeBar::refresh);
    refresh();
}

QStringList RangeBar::lines() const
{
    const SimulationResults& results = m_selection.results();
    const auto sums = sumsOfRange(m_view, results);
    if (!sums)
        return {};
    QStringList lines;
    for (const std::string& line :
        rangeLines(*results.sampled(), *sums, results.settings()->preemption.policies))
        lines << shownName(line);
    return lines;
}

void RangeBar::refresh()
{
    const QStringList texts = lines();
    m_text->setText(texts.join(QLatin1Char('\n')));
    setVisible(!texts.isEmpty());
}

} // namespace fairshare::gui
