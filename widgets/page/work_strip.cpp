// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/work_strip.h"

#include "widgets/controls/progress_bars.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int PicturePatienceMilliseconds = 1000;
constexpr int PatienceWithNothing = 200;

} // namespace

WorkStrip::WorkStrip(std::function<double()> fraction, QWidget* parent)
    : QWidget(parent)
    , m_fraction(std::move(fraction))
    , m_sentence(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    setObjectName(QStringLiteral("workStrip"));
    const int em = fontMetrics().height();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(em * 3 / 4, 0, em * 3 / 4, em / 2);
    row->setSpacing(em / 2);
    m_sentence->setObjectName(QStringLiteral("workSentence"));
    m_bar->setObjectName(QStringLiteral("workProgress"));
    m_bar->setAccessibleName(tr("Progress of the chart"));
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(3 * em);
    m_bar->setMaximumWidth(20 * em);
    m_cancel->setObjectName(QStringLiteral("workCancel"));
    row->addWidget(m_sentence);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    row->addStretch(1);
    hide();
    connect(m_cancel, &QPushButton::clicked, this, &WorkStrip::cancelled);
    connect(&m_patience, &QTimer::timeout, this, &WorkStrip::refresh);
}

void WorkStrip::begin(bool hasOlder)
{
    m_measured = true;
    start(tr("Computing the chart."), hasOlder);
}

void WorkStrip::beginWaiting(bool hasOlder)
{
    m_measured = false;
    start(tr("Waiting for the ranks of all users."), hasOlder);
}

void WorkStrip::start(const QString& sentence, bool hasOlder)
{
    m_sentence->setText(sentence);
    m_cancel->setVisible(m_measured);
    m_bar->setRange(0, m_measured ? ProgressSteps : 0);
    m_bar->setValue(0);
    // Consecutive requests do not restart the wait.
    if (!m_patience.isActive())
        m_patience.start(hasOlder ? PicturePatienceMilliseconds : PatienceWithNothing);
}

QString WorkStrip::cancelledSentence()
{
    return tr("This chart was canceled. Change the selection or a value to compute it.");
}

void WorkStrip::end()
{
    m_patience.stop();
    hide();
}

void WorkStrip::refresh()
{
    m_patience.setInterval(ProgressRefreshMilliseconds);
    if (m_measured)
        m_bar->setValue(static_cast<int>(std::lround(m_fraction() * ProgressSteps)));
    show();
}

} // namespace fairshare::gui
