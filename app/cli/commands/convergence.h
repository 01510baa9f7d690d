// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/convergence_study.h"

#include <optional>
#include <string>

namespace fairshare::cli {

class Session;

/// Returns the convergence study of a scenario's jobs. Nothing after an error, which is printed.
std::optional<ConvergenceStudy> studyOf(const Scenario& scenario, const std::string& file, Session& session);

} // namespace fairshare::cli
