// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/playback/playback_bar.h"

#include "widgets/controls/counting_line.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/menus/step_button.h"
#include "widgets/simulator/playback/sample_slider.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

/// Widths above which labels fit next to a usable slider; em.
constexpr int WidthWithLegend = 70;
constexpr int WidthWithSlider = 66; ///< otherwise it is below
constexpr int WidthWithPlace = 54;
constexpr int WidthWithHints = 38; ///< label of the speed, and the key for the next difference

} // namespace

PlaybackBar::PlaybackBar(PlaybackClock& clock, BackgroundTask& counting, QWidget* parent)
    : ControlStrip(parent)
    , m_clock(clock)
    , m_time(new QLabel(this))
    , m_place(new QLabel(this))
    , m_scrubber(new SampleSlider(this))
    , m_sliderPlace(new QWidget(this))
    , m_origin(new ElidedLabel(this))
    , m_legend(new QLabel(this))
    , m_counting(new CountingLine(counting, this))
{
    setObjectName(QStringLiteral("playbackBar"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint);
    rows->setContentsMargins(em / 2, em / 3, em / 2, em / 4);
    rows->setSpacing(em / 6);
    m_row = new QHBoxLayout;
    QHBoxLayout* row = m_row;
    row->setSpacing(em / 4);
    createButtons(*row);
    m_time->setObjectName(QStringLiteral("playbackTime"));
    QFont strong = font();
    strong.setBold(true);
    m_time->setFont(strong);
    m_place->setObjectName(QStringLiteral("playbackPlace"));
    m_place->setForegroundRole(QPalette::PlaceholderText);
    row->addSpacing(em / 3);
    row->addWidget(m_time);
    row->addSpacing(em / 3);
    row->addWidget(m_place);
    row->addSpacing(em / 2);
    createSpeed(*row);
    row->addSpacing(em / 2);
    row->addWidget(m_scrubber, 1);
    row->addWidget(m_sliderPlace, 1);
    m_next = new QPushButton(nextText(true), this);
    m_next->setObjectName(QStringLiteral("playbackNext"));
    m_next->setFocusPolicy(Qt::TabFocus);
    m_next->setToolTip(tr("Go to the next sample where the policies differ most (N)"));
    connect(m_next, &QPushButton::clicked, this, [this] { goToDifference(1); });
    watch(*m_next);
    row->addSpacing(em / 4);
    row->addWidget(m_next);
    rows->addLayout(row);
    m_words = new QHBoxLayout;
    QHBoxLayout* words = m_words;
    words->setSpacing(2 * em);
    m_origin->setObjectName(QStringLiteral("playbackOrigin"));
    m_origin->setFont(captionFont(font()));
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    m_legend->setObjectName(QStringLiteral("playbackLegend"));
    m_legend->setText(tr("Triangles: samples where the policies differ most"));
    m_legend->setFont(captionFont(font()));
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    words->addWidget(m_origin, 1);
    words->addWidget(m_legend);
    words->addWidget(m_counting);
    // The view above keeps its position while this line changes.
    words->addStrut(m_counting->sizeHint().height());
    rows->addLayout(words);
    connect(m_counting, &CountingLine::shownChanged, this, &PlaybackBar::fitWords);
    connect(m_scrubber, &SampleSlider::slidTo, &clock, &PlaybackClock::goTo);
    connect(&clock, &PlaybackClock::moved, this, &PlaybackBar::refresh);
    connect(&clock, &PlaybackClock::playingChanged, this, [this](bool playing) {
        m_play->setSign(playing ? StepButton::Sign::Pause : StepButton::Sign::Play);
    });
    connect(&clock, &PlaybackClock::speedChanged, this,
        [this] { m_speed->setCurrentIndex(static_cast<int>(m_clock.speed())); });
    refresh();
}

void PlaybackBar::createButtons(QLayout& row)
{
    using Sign = StepButton::Sign;
    const auto add = [this, &row](Sign sign, const char* name, const QString& text, auto&& act) {
        auto* button = new StepButton(sign, this);
        button->setObjectName(QLatin1String(name));
        button->setAccessibleName(text);
        button->setToolTip(text);
        row.addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, act);
        watch(*button);
        return button;
    };
    add(Sign::First, "playbackFirst", tr("First sample (Home)"), [this] { m_clock.goTo(0); });
    add(Sign::Back, "playbackStepBack", tr("Step back (Left)"), [this] { m_clock.step(-1); });
    m_play = add(Sign::Play, "playbackButton", tr("Play or pause (Space)"),
        [this] { m_clock.play(!m_clock.isPlaying()); });
    add(Sign::Forward, "playbackStepForward", tr("Step forward (Right)"), [this] { m_clock.step(1); });
    add(Sign::Last, "playbackLast", tr("Last sample (End)"), [this] { m_clock.goTo(m_clock.samples()); });
}

void PlaybackBar::watch(QAbstractButton& button)
{
    connect(&button, &QAbstractButton::clicked, this, [this, &button] {
        if (!button.hasFocus())
            Q_EMIT clicked();
    });
}

void PlaybackBar::createSpeed(QLayout& row)
{
    m_speed = new QComboBox(this);
    m_speed->setObjectName(QStringLiteral("playbackSpeed"));
    m_speed->setToolTip(tr("Simulated time per second of playback (+ and −)"));
    for (const Seconds speed : PlaybackClock::speeds())
        m_speed->addItem(speedText(speed));
    m_speed->setCurrentIndex(static_cast<int>(m_clock.speed()));
    m_speedTitle = new QLabel(tr("Speed"), this);
    m_speedTitle->setContentsMargins(0, 0, fontMetrics().height() / 4, 0);
    m_speedTitle->setBuddy(m_speed);
    m_speed->setAccessibleName(m_speedTitle->text());
    row.addWidget(m_speedTitle);
    row.addWidget(m_speed);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int place) { m_clock.setSpeed(place); });
}

void PlaybackBar::setMoments(std::vector<std::uint64_t> moments)
{
    m_moments = std::move(moments);
    m_scrubber->setSampledRun(m_clock.samples(), m_moments);
    m_scrubber->setSample(m_clock.sample());
    m_next->setEnabled(!m_moments.empty());
    fitWords(); // the caption of the triangles is shown only if there are any
    refresh();
}

void PlaybackBar::setOrigin(const QString& origin)
{
    m_origin->setLine(origin);
}

QString PlaybackBar::nextText(bool withKey)
{
    return withKey ? tr("Next difference  N") : tr("Next difference");
}

void PlaybackBar::goToDifference(int way)
{
    if (m_moments.empty())
        return;
    const std::uint64_t now = m_clock.sample();
    if (way > 0) {
        const auto next = std::upper_bound(m_moments.begin(), m_moments.end(), now);
        m_clock.goTo(next == m_moments.end() ? m_moments.front() : *next);
    } else {
        const auto here = std::lower_bound(m_moments.begin(), m_moments.end(), now);
        m_clock.goTo(here == m_moments.begin() ? m_moments.back() : *std::prev(here));
    }
}

QString PlaybackBar::place() const
{
    const NumberText numbers;
    return m_clock.samples() == 0
        ? QString()
        : tr("sample %1 of %2").arg(numbers.count(m_clock.sample() + 1), numbers.count(m_clock.samples()));
}

void PlaybackBar::refresh()
{
    m_scrubber->setSample(m_clock.sample());
    const bool any = m_clock.samples() > 0;
    for (QWidget* button : m_buttons)
        button->setEnabled(any);
    m_time->setText(any ? clockText(m_clock.shownTime()) : QString());
    m_place->setText(place());
    // Use the widest text of the run, so nothing jumps during playback.
    const auto widest = [](QLabel* label, QString text) {
        // If digits differ in width, zero is one of the wide ones; the remaining error is less than half a
        // digit.
        for (QChar& each : text)
            each = each.isDigit() ? QLatin1Char('0') : each;
        const QFontMetrics metrics = label->fontMetrics();
        label->setMinimumWidth(
            metrics.horizontalAdvance(text) + metrics.horizontalAdvance(QLatin1Char('0')) / 2);
    };
    const NumberText numbers;
    widest(m_place,
        tr("sample %1 of %2").arg(numbers.count(m_clock.samples()), numbers.count(m_clock.samples())));
    widest(m_time, longestClockText(m_clock.lastShownTime()));
}

void PlaybackBar::fitWords()
{
    const int room = width() / std::max(1, fontMetrics().height());
    const bool isBeside = room >= WidthWithSlider;
    if (m_row->indexOf(m_scrubber) >= 0 && !isBeside) {
        m_row->removeWidget(m_scrubber);
        m_words->insertWidget(0, m_scrubber, 1);
    } else if (m_row->indexOf(m_scrubber) < 0 && isBeside) {
        m_words->removeWidget(m_scrubber);
        m_row->insertWidget(m_row->indexOf(m_sliderPlace), m_scrubber, 1);
    }
    m_sliderPlace->setVisible(!isBeside);
    m_origin->setVisible(isBeside);
    m_legend->setVisible(room >= WidthWithLegend && !m_moments.empty() && !m_counting->isShown());
    m_place->setVisible(room >= WidthWithPlace);
    m_speedTitle->setVisible(room >= WidthWithHints);
    m_next->setText(nextText(room >= WidthWithHints));
}

QSize PlaybackBar::minimumSizeHint() const
{
    // Excludes the slider and the labels, which are hidden if there is no room.
    const QMargins margins = contentsMargins() + layout()->contentsMargins();
    const auto wordWidth = [this](
                               const QString& text) { return m_next->fontMetrics().horizontalAdvance(text); };
    int width = margins.left() + margins.right() + wordWidth(nextText(false)) - wordWidth(m_next->text());
    for (int at = 0; at < m_row->count(); ++at) {
        const QWidget* part = m_row->itemAt(at)->widget();
        if (part != m_scrubber && part != m_sliderPlace && part != m_place && part != m_speedTitle)
            width += m_row->itemAt(at)->minimumSize().width() + m_row->spacing();
    }
    return {width, ControlStrip::minimumSizeHint().height()};
}

void PlaybackBar::resizeEvent(QResizeEvent* event)
{
    ControlStrip::resizeEvent(event);
    fitWords();
}

} // namespace fairshare::gui
