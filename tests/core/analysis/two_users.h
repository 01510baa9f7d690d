// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"

namespace fairshare::test {

/// Two users of equal shares; ann has used four times as much.
inline Scenario twoUsers()
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .usage = 4000});
    builder.add(builder.root(), {.name = "bob", .usage = 1000});
    return scenarioOf(std::move(builder));
}

} // namespace fairshare::test
