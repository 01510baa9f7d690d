// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/variants.h"

#include "app/cli/options/option_group.h"
#include "app/cli/rows.h"
#include "core/analysis/compare/variant_comparison.h"
#include "core/fairshare/algorithm.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <span>

namespace fairshare::cli {
namespace {

/// Returns the scenario, or nothing after an error or after changes that do not fit, which are printed.
std::optional<Scenario> accepted(
    Result<Scenario> scenario, const Diagnostics& leftOut, const std::string& file, Session& session)
{
    if (!scenario) {
        session.fail(scenario.error(), file);
        return std::nullopt;
    }
    if (!session.accepts(leftOut, file))
        return std::nullopt;
    session.warn(leftOut, file);
    return std::move(*scenario);
}

TextTable tableOf(const std::vector<VariantOutcome>& outcomes)
{
    TextTable table("variant_moves");
    table.compareRows();
    table.addText("Variant", "variant");
    table.addText("Algorithm", "algorithm");
    for (const char* id : {"up", "down", "same", "new", "gone", "edits"})
        table.addNumber(id, id);
    for (const VariantOutcome& outcome : outcomes)
        for (const VariantMoves& moves : outcome.moves) {
            table.addRow({outcome.name, moves.algorithm->id, std::to_string(moves.up),
                std::to_string(moves.down), std::to_string(moves.kept), std::to_string(outcome.newUsers),
                std::to_string(outcome.goneUsers), std::to_string(outcome.edits)});
            if (moves.up + moves.down + outcome.newUsers + outcome.goneUsers > 0)
                table.markChanged();
        }
    return table;
}

} // namespace

void VariantOption::declare(CLI::App& options, const std::string& meaning)
{
    const OptionGroup group(options, "Input");
    options.add_option("--variant", name, meaning)->type_name("NAME");
}

std::optional<Scenario> VariantOption::show(
    const Scenario& scenario, const std::string& file, Session& session) const
{
    if (name.empty())
        return scenario;
    Diagnostics leftOut;
    auto shown = withVariantShown(scenario, name, &leftOut);
    return accepted(std::move(shown), leftOut, file, session);
}

std::optional<Scenario> VariantOption::choose(
    const Scenario& scenario, const std::string& file, Session& session) const
{
    if (name.empty())
        return withoutVariants(scenario);
    Diagnostics leftOut;
    auto chosen = variantAlone(scenario, name, &leftOut);
    return accepted(std::move(chosen), leftOut, file, session);
}

std::optional<Scenario> VariantOption::load(const InputOptions& input, Session& session) const
{
    auto scenario = input.read(session);
    if (scenario)
        scenario = choose(*scenario, input.file, session);
    if (scenario)
        session.anonymize(std::span(&*scenario, 1));
    return scenario;
}

ExitCode compareAllVariants(const InputOptions& input, const AlgorithmOptions& algorithms,
    const OutputOptions& output, Session& session)
{
    auto scenario = input.readWhole(session);
    if (!scenario)
        return session.exitCode();
    const auto ids = algorithms.apply(*scenario, allAlgorithmIds());
    if (!ids)
        return session.wrongUsage(ids.error().message);
    auto variants = variantsOf(*scenario);
    if (!variants)
        return session.fail(variants.error(), input.file);
    if (variants->empty())
        return session.fail({ErrorCode::NotFound, "has no variants", {}, {}}, input.file);
    // Only counts are printed, so only names of variants could identify the site.
    for (std::size_t i = 0; session.anonymous() && i < variants->size(); ++i)
        (*variants)[i].name = fmt::format("variant {}", i + 1);
    const auto outcomes = compareVariants(*scenario, *variants, *ids, session.progress("Evaluating"));
    session.progressDone();
    if (!outcomes)
        return session.fail(outcomes.error(), input.file);
    for (const VariantOutcome& outcome : *outcomes) {
        if (!session.accepts(outcome.leftOut, input.file))
            return session.exitCode();
        session.warn(outcome.leftOut, input.file);
    }
    return printRows(tableOf(*outcomes), output, session);
}

} // namespace fairshare::cli
