// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace fairshare::gui {

/// Calls task(0) … task(count - 1) on as many threads as the machine has processors, the caller's among them,
/// each taking the next task that is left; returns when all are done. What a task throws, as when memory runs
/// out, is thrown to the caller, and tasks that did not begin are left out.
void runSideBySide(std::size_t count, const std::function<void(std::size_t)>& task);

} // namespace fairshare::gui
