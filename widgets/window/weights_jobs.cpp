// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/weights_jobs.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/term_bars.h"
#include "widgets/panels/head_label.h"
#include "widgets/views/job_table.h"

#include <QApplication>
#include <QHBoxLayout>

#include <array>

namespace fairshare::gui {

WeightsJobs::WeightsJobs(QWidget* parent)
    : QWidget(parent)
    , m_table(new JobTable(m_model, this))
    , m_legend(new QLabel(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(this);
    const int em = fontMetrics().height();
    rows->setContentsMargins(0, em / 4, 0, 0);
    rows->setSpacing(em / 4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(em / 2, 0, em / 2, 0);
    head->setSpacing(em);
    m_legend->setTextFormat(Qt::RichText);
    auto* note = new QLabel(tr("bars: share of each term in the priority, old above new"), this);
    for (QLabel* label : {m_legend, note})
        label->setFont(captionFont(font()));
    head->addWidget(headLabel(tr("Jobs around the selected one"), this));
    head->addWidget(m_legend);
    head->addStretch(1);
    head->addWidget(note);
    rows->addLayout(head);
    rows->addWidget(m_table, 1);
    setFocusProxy(m_table);
    setTheme(themeOf(QApplication::palette()));
}

void WeightsJobs::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
    const std::array named{std::pair(PriorityTerm::Qos, tr("QOS")),
        std::pair(PriorityTerm::Fairshare, tr("fairshare")), std::pair(PriorityTerm::Age, tr("age")),
        std::pair(PriorityTerm::JobSize, tr("size")), std::pair(PriorityTerm::Partition, tr("partition"))};
    QStringList parts;
    for (const auto& [term, name] : named)
        parts << QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
                     .arg(theme.color(termRole(term)).name(), name.toHtmlEscaped());
    m_legend->setText(parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

} // namespace fairshare::gui
