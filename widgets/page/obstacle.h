// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>

class QAction;

namespace fairshare::gui {

class Document;

/// Enables a command if it has no obstacle. Otherwise disables it and shows the reason in its status tip.
/// @param obstacle half a sentence; "" for none
void setObstacle(QAction& action, const QString& obstacle);

/// The obstacle for commands that need a document.
QString noScenario();
/// Returns noScenario() if no document is open, else "".
QString missingDocument(const Document& document);

/// Returns the obstacle if it applies, else "".
QString obstacleIf(bool applies, const QString& obstacle);
/// Returns the first obstacle that is not ""; "" if there is none.
QString firstObstacle(std::initializer_list<QString> obstacles);

} // namespace fairshare::gui
