// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Trackable resources by the names that slurm.conf gives them.
namespace fairshare {

/// Those that every cluster tracks, by their ids.
std::span<const std::string_view> staticTres();

/// Where the scheduler adds a TRES up: those that every cluster has by their ids, all others behind them.
std::size_t tresPlace(std::string_view name);

/// Whether a cluster may track this: `cpu`, `mem`, …, or `gres/NAME`, `license/NAME`, `bb/NAME`, `ic/NAME`,
/// `fs/NAME`. A site may track less.
bool isTresName(std::string_view name);

/// All such names, for messages.
std::string knownTres();

/// Base units in one of a suffixed unit, 1024 a step: `G` of `mem` is 1024 MB. Nothing where this TRES takes
/// no such suffix.
std::optional<double> tresUnit(std::string_view name, char suffix);

} // namespace fairshare
