// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/shared_options.h"

#include <optional>
#include <string>
#include <vector>

namespace fairshare::cli {

/// Option `--variant NAME`: uses a variant of a scenario instead of its own tree.
struct VariantOption {
    std::string name; ///< "" for the scenario's own tree

    /// @param meaning help text: what the sub-command does with the variant
    void declare(CLI::App& options, const std::string& meaning);
    /// Returns the scenario with the variant shown, or as it is without a name. Reports what does not fit, as
    /// choose does.
    std::optional<Scenario> show(const Scenario& scenario, const std::string& file, Session& session) const;
    /// Returns the chosen scenario, without variants; edits that do not fit are reported on standard error.
    /// Nothing after an error, which is printed.
    /// @param file named in messages
    std::optional<Scenario> choose(const Scenario& scenario, const std::string& file, Session& session) const;
    /// Combines Session::load and `choose`.
    std::optional<Scenario> load(const InputOptions& input, Session& session) const;
};

/// Compares all variants with the file's own tree: number of users that move up and down under each
/// algorithm.
ExitCode compareAllVariants(const InputOptions& input, const AlgorithmOptions& algorithms,
    const OutputOptions& output, Session& session);

} // namespace fairshare::cli
