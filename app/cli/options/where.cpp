// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/where.h"

#include "app/cli/options/option_group.h"
#include "app/cli/session.h"
#include "core/io/text/text_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli {
namespace {

constexpr const char* EmptyFilter = "the filter is empty; expected for example shares<5";

std::string sentenceOf(const Error& error)
{
    return fmt::format("column {}: {}", error.position.column, error.message);
}

CLI::Validator filterText()
{
    return {[](std::string& word) {
                const auto filter = RowFilter::parse(word);
                if (!filter)
                    return sentenceOf(filter.error());
                return filter->isEmpty() ? std::string(EmptyFilter) : std::string();
            },
        {}};
}

} // namespace

CLI::Option* WhereOption::declare(CLI::App& options, const std::string& meaning)
{
    const OptionGroup group(options, "Output");
    return options
        .add_option(
            "--where", text, meaning + ", such as 'shares<5 and usage>=10%', 'account=physics' or lint")
        ->check(filterText())
        ->type_name("FILTER");
}

RowFilter WhereOption::filter() const
{
    return RowFilter::parse(text.value_or(std::string())).value_or(RowFilter());
}

std::optional<std::vector<NodeRow>> WhereOption::rows(const FilterData& data, Session& session) const
{
    const RowFilter chosen = filter();
    if (chosen.isEmpty()) { // the check is not called for an empty word
        session.wrongUsage(std::string("--where: ") + EmptyFilter);
        return std::nullopt;
    }
    if (chosen.needsBaseline() && data.treeBefore == nullptr && !data.removed) {
        session.wrongUsage("--where: changed, new, moved, up and down compare two trees; use fairshare diff, "
                           "or fairshare compare with --baseline or --variant");
        return std::nullopt;
    }
    auto rows = chosen.rows(data);
    if (!rows) {
        session.wrongUsage("--where: " + sentenceOf(rows.error()));
        return std::nullopt;
    }
    if (rows->empty())
        session.note(fmt::format("--where: no row matches '{}'", excerpt(*text)));
    return std::move(*rows);
}

} // namespace fairshare::cli
