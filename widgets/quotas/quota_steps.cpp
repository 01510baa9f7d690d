// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_steps.h"

#include "widgets/controls/menus/step_button.h"
#include "widgets/controls/step_delegate.h"
#include "widgets/quotas/idle_bars.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/shown_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int StepMilliseconds = 1500; ///< during playback

} // namespace

QuotaSteps::QuotaSteps(QuotaResults& results, QWidget* parent)
    : QWidget(parent)
    , m_results(results)
    , m_buttons(new QWidget(this))
    , m_place(new QLabel(m_buttons))
    , m_list(new QListWidget(this))
    , m_idle(new IdleBars(this))
    , m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("quotaSteps"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, em / 2);
    rows->setSpacing(0);
    createButtons();
    m_list->setObjectName(QStringLiteral("quotaStepList"));
    m_list->setAccessibleName(tr("Steps of the allocation"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);
    m_list->installEventFilter(this);
    m_hint->setObjectName(QStringLiteral("quotaHint"));
    m_hint->setWordWrap(true);
    m_hint->setFont(captionFont(font()));
    m_hint->setContentsMargins(em / 2, em / 3, em / 2, 0);
    rows->addWidget(m_buttons);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_idle);
    rows->addWidget(m_hint);
    setFocusProxy(m_list);
    setMinimumWidth(CellMetrics(font()).ch * 34);
    m_clock.setInterval(StepMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (current() < count())
            walk(1);
        if (current() >= count())
            play(false);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_results.setStep(static_cast<std::size_t>(row) + 1);
    });
    connect(&results, &QuotaResults::changed, this, &QuotaSteps::listSteps);
    connect(&results, &QuotaResults::flowChanged, this, &QuotaSteps::showStep);
    listSteps();
    showStep();
}

void QuotaSteps::createButtons()
{
    const int em = fontMetrics().height();
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(em / 2, em / 3, em / 2, em / 3);
    row->setSpacing(em / 4);
    const auto add = [this, row](StepButton::Sign sign, const char* name, const QString& text, auto&& act) {
        auto* button = new StepButton(sign, m_buttons);
        button->setObjectName(QLatin1String(name));
        button->setAccessibleName(text);
        button->setToolTip(text);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, act);
        return button;
    };
    using Sign = StepButton::Sign;
    add(Sign::First, "stepFirst", tr("First step (Home)"), [this] { goTo(1); });
    add(Sign::Back, "stepBack", tr("Step back (Left)"), [this] { walk(-1); });
    m_play = add(Sign::Play, "stepPlay", tr("Play the steps (Space)"), [this] { play(!isPlaying()); });
    add(Sign::Forward, "stepForward", tr("Step forward (Right)"), [this] { walk(1); });
    add(Sign::Last, "stepLast", tr("Last step (End)"), [this] { goTo(count()); });
    m_place->setObjectName(QStringLiteral("quotaStepPlace"));
    row->addSpacing(em / 2);
    row->addWidget(m_place);
    row->addStretch(1);
}

std::size_t QuotaSteps::count() const
{
    return m_results.study() ? m_results.study()->steps().size() : 0;
}

std::size_t QuotaSteps::current() const
{
    return m_results.step() == 0 ? count() : std::min(m_results.step(), count());
}

void QuotaSteps::goTo(std::size_t step)
{
    if (step >= 1 && step <= count())
        m_results.setStep(step);
    showStep();
}

void QuotaSteps::walk(int steps)
{
    const auto wanted = static_cast<std::ptrdiff_t>(current()) + steps;
    goTo(static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(wanted, 1, static_cast<std::ptrdiff_t>(count()))));
}

void QuotaSteps::play(bool on)
{
    if (on && current() >= count())
        goTo(1);
    if (on)
        m_clock.start();
    else
        m_clock.stop();
    static_cast<StepButton*>(m_play)->setSign(on ? StepButton::Sign::Pause : StepButton::Sign::Play);
}

void QuotaSteps::listSteps()
{
    const QSignalBlocker quiet(m_list);
    const auto& study = m_results.study();
    const auto steps = static_cast<int>(count());
    while (m_list->count() > steps)
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < steps)
        m_list->addItem(new QListWidgetItem);
    for (int row = 0; row < steps; ++row) {
        const AllocationPlayStep& step = study->steps()[static_cast<std::size_t>(row)];
        m_list->item(row)->setText(shownName(step.title));
        m_list->item(row)->setData(StepDelegate::DetailRole, shownName(step.detail));
        m_list->item(row)->setToolTip(
            cardParagraph(shownName(step.title)) + cardParagraph(shownName(step.detail)));
        m_list->item(row)->setData(Qt::AccessibleTextRole,
            tr("Step %1: %2, %3").arg(row + 1).arg(shownName(step.title), shownName(step.detail)));
    }
    m_idle->setStudy(study);
    m_hint->setText(m_results.hint());
    m_hint->setVisible(!m_results.hint().isEmpty());
    showStep();
}

void QuotaSteps::showStep()
{
    const QSignalBlocker quiet(m_list);
    m_place->setText(count() == 0 ? QString() : tr("Step %1 of %2").arg(current()).arg(count()));
    m_buttons->setEnabled(count() > 0);
    if (m_list->count() == 0)
        return;
    m_list->setCurrentRow(static_cast<int>(current()) - 1);
    m_list->viewport()->update();
}

bool QuotaSteps::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Space:
        play(!isPlaying());
        return true;
    case Qt::Key_Left:
        walk(-1);
        return true;
    case Qt::Key_Right:
        walk(1);
        return true;
    case Qt::Key_Home:
        goTo(1);
        return true;
    case Qt::Key_End:
        goTo(count());
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace fairshare::gui
