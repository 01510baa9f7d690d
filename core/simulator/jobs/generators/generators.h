// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload_generators.h"

namespace fairshare::generator_files {

WorkloadGenerator peregrine();
WorkloadGenerator htc();
WorkloadGenerator saturated();

} // namespace fairshare::generator_files
