// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Which jobs wait for their turn.
namespace fairshare {

struct Job;

/// Returns whether a job is pending with priority 0, which the scheduler does not start.
bool isHeld(const Job& job);

/// Returns whether a job is pending and not held. Only such jobs have a place in the queue.
bool isQueued(const Job& job);

/// Returns the state in words: "pending", "held", "running" or "suspended".
std::string stateText(const Job& job);

} // namespace fairshare
