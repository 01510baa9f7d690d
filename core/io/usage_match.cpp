// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_files.h"

namespace fairshare {

Result<Scenario> addUsage(const Scenario& scenario, const Import&, UsageMatch&, Diagnostics&)
{
    return scenario;
}

} // namespace fairshare
