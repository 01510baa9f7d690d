// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// Options that several sub-commands share, with the same names and meanings everywhere.
namespace fairshare::cli {

/// `FILE` and `--from`.
struct InputOptions {
    std::string file;
    std::string format; ///< "" = recognized by content

    void declare(CLI::App& options);
};

/// `-o FILE` and `--format json|csv|table`.
struct OutputOptions {
    std::string path = "-";
    OutputFormat format = OutputFormat::Table;

    void declare(CLI::App& options);
    void declareFormat(CLI::App& options);
    void declarePath(CLI::App& options);
};

/// `--algorithm ID[,ID…]|all` and `--set ID.parameter=value`.
struct AlgorithmOptions {
    std::vector<std::string> ids;
    std::vector<std::string> assignments;

    void declare(CLI::App& options);
    void declareAssignments(CLI::App& options);

    /// Puts the assignments into the scenario and returns the algorithms that were asked for.
    /// @param whenNone what is returned where --algorithm was not given.
    /// Errors: NotFound for an unknown algorithm or parameter, OutOfRange for a value: wrong usage.
    Result<std::vector<std::string>> apply(Scenario& scenario, std::vector<std::string> whenNone) const;
    /// As above, for a sub-command that works with one algorithm: the site's own when none was named.
    Result<std::string> applyOne(Scenario& scenario) const;
    /// As apply, and evaluates. Null after an error, which is printed: `session.exitCode()` tells what to
    /// return. @param file named in messages.
    std::shared_ptr<const Evaluation> evaluate(Scenario& scenario, std::vector<std::string> whenNone,
        const std::string& file, Session& session) const;
};

} // namespace fairshare::cli
