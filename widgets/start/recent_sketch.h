// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace fairshare {
struct Evaluation;
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

/// Encodes the first rows of a tree and their factors, for its small picture on the start page.
QByteArray sketchOf(const Evaluation& evaluation);

/// Number of associations in a scenario; 0 if it has only groups of a pool.
std::size_t associationsOf(const Scenario& scenario);

} // namespace fairshare::gui
