// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

#include <span>
#include <string_view>

namespace fairshare {

/// All formats in the order in which they are asked to recognize a file.
std::span<const Format> formats();

/// The format of this id; null when there is none.
const Format* findFormat(std::string_view id);

/// The first format that is written whose patterns the path's ending is among; null when there is none.
const Format* formatNamedLike(std::string_view path);

/// Of all these formats the one that a scenario is to be written in: where it has groups and no tree, the one
/// of groups that can write them and leaves least out; else the first. Null when there is none.
const Format* formatNamedLike(std::string_view path, const Scenario& scenario);

/// The readable format that recognizes the beginning of the content; null when none does.
const Format* recognizeFormat(std::string_view content);

} // namespace fairshare
