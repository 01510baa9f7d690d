// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Names of trackable resources (TRES) in slurm.conf.
namespace fairshare {

/// Returns the TRES that every cluster tracks, ordered by id.
std::span<const std::string_view> staticTres();

/// Returns the position at which the scheduler adds a TRES: by id if every cluster tracks it, otherwise after
/// all of these.
std::size_t tresPlace(std::string_view name);

/// Returns whether a cluster can track this TRES: `cpu`, `mem`, …, or `gres/NAME`, `license/NAME`, `bb/NAME`,
/// `ic/NAME`, `fs/NAME`. A site may track fewer.
bool isTresName(std::string_view name);

/// Lists all such names, for messages.
std::string knownTres();

/// Returns the number of base units in a unit with a suffix, in steps of 1024: `G` of `mem` is 1024 MB.
/// Returns nothing if the TRES does not accept the suffix.
std::optional<double> tresUnit(std::string_view name, char suffix);

} // namespace fairshare
