// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared_options.h"

#include <optional>
#include <string>
#include <vector>

namespace fairshare::cli {

/// `--variant NAME`: one of a scenario's variants instead of its own tree.
struct VariantOption {
    std::string name; ///< "" for the own tree

    /// @param meaning what the sub-command does with it
    void declare(CLI::App& options, const std::string& meaning);
    /// The scenario that is meant, without variants; edits that do not fit are told on standard error.
    /// Nothing after an error, which is printed. @param file named in messages
    std::optional<Scenario> choose(const Scenario& scenario, const std::string& file, Session& session) const;
    /// Session::load and `choose`.
    std::optional<Scenario> load(const InputOptions& input, Session& session) const;
};

/// All variants of the file: users up and down under each algorithm, against the file's own tree.
ExitCode compareAllVariants(const InputOptions& input, const AlgorithmOptions& algorithms,
    const OutputOptions& output, Session& session);

} // namespace fairshare::cli
