// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace fairshare::gui {

/// Calls task(0) … task(count - 1) on as many threads as the machine has processors, including the caller's.
/// Each thread takes the next remaining task. Returns when all are done. An exception from a task, such as
/// out of memory, is rethrown to the caller, and tasks that were not started are skipped.
void runSideBySide(std::size_t count, const std::function<void(std::size_t)>& task);

} // namespace fairshare::gui
