// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>

class QAction;

namespace fairshare::gui {

class Document;

/// Enables a command that nothing stands against; else disables it, and its status tip says why.
/// @param obstacle half a sentence; "" for none
void setObstacle(QAction& action, const QString& obstacle);

/// The obstacle of whatever needs a document.
QString noScenario();
/// noScenario() if no document is open; else "".
QString missingDocument(const Document& document);

/// The obstacle if it applies; else "".
QString obstacleIf(bool applies, const QString& obstacle);
/// The first obstacle that is not ""; "" if there is none.
QString firstObstacle(std::initializer_list<QString> obstacles);

} // namespace fairshare::gui
