// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/anonymize.h"

#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/scenario/variants/variant.h"
#include "core/tree/share_tree.h"
#include "core/tree/text_column.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

/// Options of a dump line whose value is a plain number, which identifies nobody.
constexpr std::array<std::string_view, 8> NumericOptions{"GrpJobs", "GrpJobsAccrue", "GrpSubmitJobs",
    "GrpWall", "MaxJobs", "MaxJobsAccrue", "MaxSubmitJobs", "MaxWallDurationPerJob"};

/// Words of the formats that messages quote. They are kept even if a name is the same, since that reveals
/// nothing.
constexpr std::array<std::string_view, 9> FormatWords{"parent", "shares", "usage", "usage_total",
    "pending_jobs", "association", "partition", "children", "half_life_seconds"};

void number(std::map<std::string, std::string, std::less<>>& names, std::string_view kind, std::size_t digits)
{
    const std::size_t width = std::max(digits, fmt::formatted_size("{}", names.size()));
    std::size_t count = 0;
    for (auto& [name, pseudonym] : names)
        pseudonym = fmt::format("{}-{:0{}}", kind, ++count, width);
}

bool isHarmless(std::string_view option)
{
    const std::size_t equals = option.find('=');
    if (equals == std::string_view::npos || equals + 1 == option.size())
        return false;
    const std::string_view value = option.substr(equals + 1);
    return std::find(NumericOptions.begin(), NumericOptions.end(), option.substr(0, equals))
        != NumericOptions.end()
        && std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Keeps only harmless options. Options are separated by ':', which may also occur inside single quotes.
std::string harmlessOptions(std::string_view options)
{
    std::string kept;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= options.size(); ++at) {
        if (at < options.size() && options[at] == '\'')
            quoted = !quoted;
        if (at < options.size() && (quoted || options[at] != ':'))
            continue;
        const std::string_view option = options.substr(begin, at - begin);
        begin = at + 1;
        if (isHarmless(option))
            kept += fmt::format("{}{}", kept.empty() ? "" : ":", option);
    }
    return kept;
}

std::shared_ptr<const TreeExtras> harmlessExtras(const ShareTree& tree)
{
    if (!tree.columns().extras || tree.columns().extras->slurmOptions.empty())
        return nullptr;
    TreeExtras extras;
    for (NodeRow row = 0; row < tree.size(); ++row)
        extras.slurmOptions.append(harmlessOptions(tree.slurmOptions(row)));
    return std::make_shared<const TreeExtras>(std::move(extras));
}

bool isFormatWord(std::string_view word)
{
    return std::find(FormatWords.begin(), FormatWords.end(), word) != FormatWords.end();
}

/// Returns whether a quote at this position starts a quotation. A quote after a letter is an apostrophe.
bool opens(std::string_view text, std::size_t at)
{
    return at == 0 || std::string_view(" ([=:,/").find(text[at - 1]) != std::string_view::npos;
}

bool closes(std::string_view text, std::size_t at)
{
    return at + 1 == text.size()
        || std::string_view(" )].,;:/\n").find(text[at + 1]) != std::string_view::npos;
}

std::size_t nextOpening(std::string_view text, char quote, std::size_t from)
{
    std::size_t at = text.find(quote, from);
    while (at != std::string_view::npos && !opens(text, at))
        at = text.find(quote, at + 1);
    return std::min(at, text.size());
}

/// Returns the end of the quotation that started before `from`. This is the last closing quote before the
/// next quotation starts, so that names which contain quotes stay whole. Returns the end of the text if there
/// is no closing quote.
std::size_t closingQuote(std::string_view text, char quote, std::size_t from)
{
    for (std::size_t next = from; next < text.size();) {
        next = nextOpening(text, quote, next + 1);
        for (std::size_t at = next; at-- > from;)
            if (text[at] == quote && closes(text, at))
                return at;
    }
    return text.size();
}

std::string withoutQuotedBy(char quote, std::string_view text)
{
    std::string result;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t opening = nextOpening(text, quote, begin);
        result += text.substr(begin, opening - begin);
        if (opening == text.size())
            return result;
        const std::size_t closing = closingQuote(text, quote, opening + 1);
        const std::string_view quoted = text.substr(opening + 1, closing - opening - 1);
        result += fmt::format("{}{}{}", quote, isFormatWord(quoted) ? quoted : "…", quote);
        begin = std::min(closing + 1, text.size());
    }
}

} // namespace

Pseudonyms::Pseudonyms(std::span<const Scenario> scenarios)
{
    for (const Scenario& scenario : scenarios) {
        const ShareTree& tree = scenario.tree;
        m_roots.emplace(tree.name(RootRow));
        for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
            (tree.isUser(row) ? m_users : m_accounts).try_emplace(std::string(tree.name(row)));
            if (!tree.partition(row).empty())
                m_partitions.try_emplace(std::string(tree.partition(row)));
        }
        for (const Job& job : scenario.priority->queue->jobs)
            gather(job);
        m_quotas.gather(*scenario.quotas);
    }
    m_quotas.number();
    number(m_accounts, "account", 3);
    number(m_users, "user", 4);
    number(m_partitions, "partition", 2);
}

void Pseudonyms::gather(const Job& job)
{
    for (const auto& [name, names] : {std::pair(&job.user, &m_users), std::pair(&job.account, &m_accounts)})
        if (!name->empty() && !m_roots.contains(*name))
            names->try_emplace(*name);
    for (const JobPartition& partition : job.partitions)
        if (!partition.name.empty())
            m_partitions.try_emplace(partition.name);
}

std::string Pseudonyms::find(const Names& names, std::string_view name)
{
    const auto found = names.find(name);
    return found == names.end() ? std::string(name) : found->second;
}

ShareTree Pseudonyms::apply(const ShareTree& tree) const
{
    TreeShape shape = tree.shape();
    shape.name = TextColumn();
    shape.partition = TextColumn();
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (row == RootRow)
            shape.name.append(tree.name(row));
        else
            shape.name.append(tree.isUser(row) ? user(tree.name(row)) : account(tree.name(row)));
        if (!tree.shape().partition.empty())
            shape.partition.append(partition(tree.partition(row)));
    }
    ShareTree::Columns columns = tree.columns();
    columns.shape = std::make_shared<const TreeShape>(std::move(shape));
    columns.extras = harmlessExtras(tree);
    return ShareTree(std::move(columns));
}

Scenario Pseudonyms::apply(const Scenario& scenario) const
{
    Scenario result;
    result.title = "Anonymized tree";
    result.cluster = scenario.cluster.empty() ? "" : "cluster";
    result.tree = apply(scenario.tree);
    result.settings = scenario.settings;
    result.settings.unknown.clear();
    if (scenario.quotas.has())
        result = withQuotas(result, m_quotas.apply(*scenario.quotas));
    return result;
}

bool Pseudonyms::replaceAccount(std::string& name) const
{
    if (name.empty() || m_roots.contains(name))
        return true;
    const auto found = m_accounts.find(name);
    if (found == m_accounts.end())
        return false;
    name = found->second;
    return true;
}

std::optional<VariantEdit> Pseudonyms::apply(const VariantEdit& edit) const
{
    VariantEdit result = edit;
    result.slurmOptions.clear();
    result.unknownMembers.clear();
    const auto replaceUser = [this](std::string& name) {
        const auto found = m_users.find(name);
        if (!name.empty() && found != m_users.end())
            name = found->second;
        return name.empty() || found != m_users.end();
    };
    const auto replacePartition = [this](std::string& name) {
        const auto found = m_partitions.find(name);
        if (!name.empty() && found != m_partitions.end())
            name = found->second;
        return name.empty() || found != m_partitions.end();
    };
    const bool isUser = edit.node == NodeKind::User;
    const bool named = isUser ? replaceUser(result.name) && replaceUser(result.renameTo)
                              : replaceAccount(result.name) && replaceAccount(result.renameTo);
    const bool placed = replaceAccount(result.account) && replaceAccount(result.moveTo);
    const bool parted =
        replacePartition(result.partition) && (!result.partitionTo || replacePartition(*result.partitionTo));
    return named && placed && parted ? std::optional(result) : std::nullopt;
}

std::string withoutQuotedNames(std::string_view message)
{
    return withoutQuotedBy('"', withoutQuotedBy('\'', message));
}

} // namespace fairshare
