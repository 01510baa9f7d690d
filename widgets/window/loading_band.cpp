// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/loading_band.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int PatienceMilliseconds = 200;
constexpr int RefreshMilliseconds = 100;
constexpr int Steps = 1000;
constexpr double EnoughToGuess = 0.05;

} // namespace

LoadingBand::LoadingBand(BackgroundTask& task, QWidget* parent)
    : QFrame(parent)
    , m_task(task)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("loadingBand"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("loadingCancel"));
    m_bar->setRange(0, Steps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of opening"));
    auto* row = new QHBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    row->setContentsMargins(2 * margin, margin, margin, margin);
    row->addWidget(m_text);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    hide();
    connect(cancel, &QPushButton::clicked, &m_task, &BackgroundTask::cancel);
    connect(&m_timer, &QTimer::timeout, this, &LoadingBand::update);
    connect(&m_task, &BackgroundTask::started, this, [this] {
        m_elapsed.start();
        m_timer.start(PatienceMilliseconds);
    });
    connect(&m_task, &BackgroundTask::ended, this, [this] {
        m_timer.stop();
        hide();
    });
}

void LoadingBand::update()
{
    m_timer.setInterval(RefreshMilliseconds);
    const double done = m_task.fraction();
    m_bar->setValue(static_cast<int>(std::lround(done * Steps)));
    QString text = m_task.title();
    if (done > EnoughToGuess) {
        const double seconds = static_cast<double>(m_elapsed.elapsed()) / 1000 * (1 - done) / done;
        text = tr("%1, %2 s left").arg(text).arg(static_cast<int>(std::ceil(seconds)));
    }
    m_text->setText(text);
    show();
}

} // namespace fairshare::gui
