// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree_builder.h"

#include <cstdint>

namespace fairshare {

/// Generates a university of `size` associations including the root. It has colleges, departments, faculty
/// groups and users with uneven shares, some FairShare=parent, some idle users and some pending jobs.
ShareTreeBuilder universityTree(std::uint64_t size, std::uint64_t seed);

} // namespace fairshare
