// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/obstacle.h"

#include <QAction>
#include <QCoreApplication>

namespace fairshare::gui {
namespace {

struct ObstacleTexts {
    Q_DECLARE_TR_FUNCTIONS(ObstacleTexts)
};

} // namespace

void setObstacle(QAction& action, const QString& obstacle)
{
    action.setEnabled(obstacle.isEmpty());
    action.setStatusTip(
        obstacle.isEmpty() ? action.whatsThis() : ObstacleTexts::tr("Not possible: %1").arg(obstacle));
}

QString noScenario()
{
    return ObstacleTexts::tr("no scenario is open");
}

} // namespace fairshare::gui
