// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/job_color_box.h"

#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/text/chart_texts.h"

#include "core/chart/job_colors.h"

namespace fairshare::gui {

JobColorBox::JobColorBox(QWidget* parent)
    : QComboBox(parent)
{
    for (const std::string_view choice : JobColorChoices)
        addItem(choiceText(choice), QString::fromUtf8(choice));
    const auto choose = [this] { m_isChosen = true; };
    connect(this, &QComboBox::activated, this, choose); // also if the same entry is chosen again
    connect(this, &QComboBox::currentIndexChanged, this, choose);
}

void JobColorBox::choose(const std::string& choice)
{
    setCurrentIndex(findData(QString::fromStdString(choice)));
    m_isChosen = true;
}

void JobColorBox::follow(const SampledRun& sampled)
{
    if (m_isChosen)
        return;
    setCurrentIndex(findData(QString::fromUtf8(usualJobColor(sampled))));
    m_isChosen = false; // this choice came from the jobs, not from the user
}

} // namespace fairshare::gui
