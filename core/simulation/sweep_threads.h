// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace fairshare {

/// As many as the machine runs at once, at least 1.
std::size_t usualThreads();

/// Calls task(0) … task(count - 1), each once, in ascending order of their starts but at the same time on up
/// to `threads` threads; returns when all are done. What a task throws is thrown on here, after the others.
/// @param threads above 0; with 1 everything runs in the calling thread
void runOnThreads(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& task);

} // namespace fairshare
