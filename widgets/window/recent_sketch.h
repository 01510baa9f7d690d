// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/evaluation.h"

#include <QByteArray>

namespace fairshare::gui {

/// The first rows of a tree and their factors, for its small picture on the start page.
QByteArray sketchOf(const Evaluation& evaluation);

} // namespace fairshare::gui
