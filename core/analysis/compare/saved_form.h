// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/scenario/variant.h"

#include <vector>

namespace fairshare {

/// A scenario as it is saved. Which of its variants is shown is no part of that.
struct SavedForm {
    Scenario own; ///< its own tree is its tree
    std::vector<Variant> variants;
};

} // namespace fairshare
