// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/moved_usage.h"

#include "app/cli/session.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/scenario/scenario.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <utility>

namespace fairshare::cli {

void MovedUsageOption::declare(CLI::App& options)
{
    options.add_flag("--keep-usage", keep,
        "Let moved and renamed associations keep their usage (default: they start without it, as on the "
        "cluster)");
}

void MovedUsageOption::apply(const Scenario& before, Scenario& after, Session& session) const
{
    if (keep)
        return;
    UsageOnCluster cluster = withUsageOnCluster(before, after);
    if (!cluster.emptied.empty())
        session.warn(fmt::format("associations moved or renamed: {}; sacctmgr recreates them, so their usage "
                                 "stays in the old account; use --keep-usage to let it move along",
            cluster.emptied.size()));
    after = std::move(cluster.scenario);
}

} // namespace fairshare::cli
