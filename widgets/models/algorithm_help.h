// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <QString>

namespace fairshare::gui {

/// Whether the value of a factor matters or only its rank, in one sentence.
QString decidingText(const Algorithm& algorithm);

/// Where the formula comes from, in one line.
QString sourceText(const Algorithm& algorithm);

} // namespace fairshare::gui
