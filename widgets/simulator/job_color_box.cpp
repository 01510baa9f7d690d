// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/job_color_box.h"

#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/text/chart_texts.h"

#include "core/chart/job_colors.h"

namespace fairshare::gui {

JobColorBox::JobColorBox(QWidget* parent)
    : QComboBox(parent)
{
    addItem(TimelineTexts::tr("each job"), QString::fromUtf8(ColorPerJob));
    for (const std::string_view choice : JobColorChoices)
        addItem(choiceText(choice), QString::fromUtf8(choice));
}

void JobColorBox::choose(const std::string& choice)
{
    setCurrentIndex(findData(QString::fromStdString(choice)));
}

} // namespace fairshare::gui
