// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

#include <span>
#include <string_view>

namespace fairshare {

/// Returns all formats in the order in which they are tried for recognition.
std::span<const Format> formats();

/// Returns the format with this id, or null.
const Format* findFormat(std::string_view id);

/// Returns the first writable format whose patterns include the file extension of the path, or null.
const Format* formatNamedLike(std::string_view path);

/// Chooses among all writable formats with this file extension the one for a scenario. For a scenario with
/// groups but no tree, this is the group format that can write them and loses least. Otherwise it is the
/// first format. Returns null if there is none.
const Format* formatNamedLike(std::string_view path, const Scenario& scenario);

/// Returns the readable format that recognizes the beginning of the content, or null.
const Format* recognizeFormat(std::string_view content);

} // namespace fairshare
