// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace fairshare::gui {

class FileCommands;

/// Adds an entry for each bundled sample, which opens it.
void listSamples(QMenu& menu, FileCommands& files);

} // namespace fairshare::gui
