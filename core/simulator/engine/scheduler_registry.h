// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/scheduler.h"

#include <span>

namespace fairshare {

std::span<const Scheduler> schedulers();
/// Returns null for an unknown id.
const Scheduler* findScheduler(std::string_view id);

} // namespace fairshare
