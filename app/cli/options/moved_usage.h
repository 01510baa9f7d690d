// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
} // namespace CLI

namespace fairshare {
struct Scenario;
} // namespace fairshare

namespace fairshare::cli {

class Session;

/// Option `--keep-usage`: whether associations that are moved or renamed bring their usage along, as a
/// what-if. By default they start without it, as on the cluster.
struct MovedUsageOption {
    bool keep = false;

    void declare(CLI::App& options);
    /// Gives `after` the usage that the cluster will have. Warns about rows that lose theirs.
    void apply(const Scenario& before, Scenario& after, Session& session) const;
};

} // namespace fairshare::cli
