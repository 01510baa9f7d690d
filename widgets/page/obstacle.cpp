// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/obstacle.h"

#include "widgets/document/document.h"

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
        obstacle.isEmpty() ? action.whatsThis() : ObstacleTexts::tr("Unavailable: %1").arg(obstacle));
}

QString noScenario()
{
    return ObstacleTexts::tr("no scenario is open");
}

QString missingDocument(const Document& document)
{
    return obstacleIf(document.isEmpty(), noScenario());
}

QString obstacleIf(bool applies, const QString& obstacle)
{
    return applies ? obstacle : QString();
}

QString firstObstacle(std::initializer_list<QString> obstacles)
{
    for (const QString& obstacle : obstacles)
        if (!obstacle.isEmpty())
            return obstacle;
    return {};
}

} // namespace fairshare::gui
