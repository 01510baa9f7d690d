// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/scenario/variants/variant.h"

#include <vector>

namespace fairshare {

/// A scenario in the form in which it is saved. The currently shown variant is not part of it.
struct SavedForm {
    Scenario own; ///< with the own tree of the scenario, not that of a variant
    std::vector<Variant> variants;
};

} // namespace fairshare
