// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace fairshare {
struct Evaluation;
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

/// The first rows of a tree and their factors, for its small picture on the start page.
QByteArray sketchOf(const Evaluation& evaluation);

/// How many associations a scenario is about; 0 where it is about groups of a pool alone.
std::size_t associationsOf(const Scenario& scenario);

} // namespace fairshare::gui
