// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Row types of a tree, for headers that do not need the tree itself.
namespace fairshare {

/// Index of an association in a tree; 0 is the root account.
using NodeRow = std::uint32_t;
inline constexpr NodeRow RootRow = 0;
inline constexpr NodeRow NoRow = 0xFFFFFFFFU;

/// Raw shares that mean FairShare=parent.
inline constexpr std::uint32_t ParentShares = 0x7FFFFFFFU;
inline constexpr std::uint32_t MaxShares = ParentShares - 1;

enum class NodeKind : std::uint8_t { Account, User };

} // namespace fairshare
