// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace fairshare::gui {

/// Enables a command that nothing stands against; else disables it, and its status tip says why.
/// @param obstacle half a sentence; "" for none
void setObstacle(QAction& action, const QString& obstacle);

/// The obstacle of whatever needs a document.
QString noScenario();

} // namespace fairshare::gui
