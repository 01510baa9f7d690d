// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace fairshare {

/// Returns the number of threads that the machine can run at once, at least 1.
std::size_t usualThreads();

/// Calls task(0) … task(count - 1), each once, on up to `threads` threads at the same time. Tasks start in
/// ascending order. Returns when all are done. An exception of a task is rethrown after the others are done.
/// @param threads above 0; with 1, everything runs in the calling thread
void runOnThreads(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& task);

} // namespace fairshare
