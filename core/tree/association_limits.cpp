// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/association_limits.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/tree/share_tree.h"
#include "core/tree/slurm_options.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fairshare {
namespace {

constexpr std::array AllLimits{
    LimitNames{LimitKind::GrpTres, "GrpTRES", 7, "grptres", "GrpTRES",
        fairshare::phrase("TRES that all running jobs of the association may use together.")},
    LimitNames{LimitKind::GrpTresMins, "GrpTRESMins", 8, "grptresmins", "GrpTRESMins",
        fairshare::phrase("TRES minutes that may be used in total, with decay.")},
    LimitNames{LimitKind::GrpTresRunMins, "GrpTRESRunMins", 8, "grptresrunmins", "GrpTRESRunMins",
        fairshare::phrase("TRES minutes that running jobs may reserve together.")},
    LimitNames{LimitKind::GrpJobs, "GrpJobs", 4, "grpjobs", "GrpJobs",
        fairshare::phrase("Maximum running jobs, including subaccounts.")},
    LimitNames{LimitKind::GrpSubmitJobs, "GrpSubmitJobs", 4, "grpsubmit", "GrpSubmitJobs",
        fairshare::phrase("Maximum pending or running jobs, including subaccounts.")},
    LimitNames{LimitKind::GrpWall, "GrpWall", 4, "grpwall", "GrpWall",
        fairshare::phrase("Wall time that may be used in total, with decay.")},
    LimitNames{LimitKind::MaxTresPerJob, "MaxTRESPerJob", 7, "maxtres", "MaxTRESPJ",
        fairshare::phrase("Maximum TRES per job.")},
    LimitNames{LimitKind::MaxTresPerNode, "MaxTRESPerNode", 11, "maxtrespernode", "MaxTRESPN",
        fairshare::phrase("Maximum TRES per job on each node.")},
    LimitNames{LimitKind::MaxTresMinsPerJob, "MaxTRESMinsPerJob", 8, "maxtresmins", "MaxTRESMinsPJ",
        fairshare::phrase("Maximum TRES minutes per job.")},
    LimitNames{LimitKind::MaxJobs, "MaxJobs", 4, "maxjobs", "MaxJobs",
        fairshare::phrase("Maximum running jobs per user.")},
    LimitNames{LimitKind::MaxSubmitJobs, "MaxSubmitJobs", 4, "maxsubmit", "MaxSubmitJobs",
        fairshare::phrase("Maximum pending or running jobs per user.")},
    LimitNames{LimitKind::MaxWall, "MaxWallDurationPerJob", 4, "maxwall", "MaxWallPJ",
        fairshare::phrase("Maximum time limit per job.")},
    LimitNames{LimitKind::Priority, "Priority", 3, "priority", "",
        fairshare::phrase("Priority of the association, for the association factor of jobs.")},
    LimitNames{LimitKind::DefaultQos, "DefaultQOS", 8, "defqos", "",
        fairshare::phrase("QOS of the jobs of the association that choose none.")},
    LimitNames{LimitKind::Qos, "QOS", 3, "qos", "",
        fairshare::phrase("QOS that jobs of the association may choose.")},
};

constexpr std::array<std::string_view, 9> Unlimited{"N", "-1", "NONE", "UNLIMITED", "INFINITE", "4294967294",
    "4294967295", "18446744073709551614", "18446744073709551615"};

std::optional<LimitKind> kindOfOption(std::string_view key)
{
    const auto* const found = std::find_if(AllLimits.begin(), AllLimits.end(),
        [key](const LimitNames& names) { return shortens(key, names.name, names.least); });
    return found == AllLimits.end() ? std::nullopt : std::optional(found->kind);
}

bool isUnlimited(std::string_view text)
{
    return text.empty() || std::any_of(Unlimited.begin(), Unlimited.end(), [text](std::string_view word) {
        return equalIgnoringCase(text, word);
    });
}

bool isPerTres(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpTres:
    case LimitKind::GrpTresMins:
    case LimitKind::GrpTresRunMins:
    case LimitKind::MaxTresPerJob:
    case LimitKind::MaxTresPerNode:
    case LimitKind::MaxTresMinsPerJob:
        return true;
    default:
        return false;
    }
}

bool isTextLimit(LimitKind kind)
{
    return kind == LimitKind::DefaultQos || kind == LimitKind::Qos;
}

std::string_view unquoted(std::string_view text)
{
    const bool quoted = text.size() >= 2 && (text.front() == '\'' || text.front() == '"');
    return quoted && text.back() == text.front() ? text.substr(1, text.size() - 2) : text;
}

/// Splits `100(98)` into limit and used amount.
LimitAmount amountOf(std::string_view tres, std::string_view value)
{
    const std::size_t open = value.find('(');
    if (open == std::string_view::npos || !value.ends_with(')'))
        return {tres, value, {}};
    return {tres, value.substr(0, open), value.substr(open + 1, value.size() - open - 2)};
}

std::vector<LimitAmount> amountsOf(LimitKind kind, std::string_view value)
{
    if (!isTextLimit(kind) && kind != LimitKind::Priority)
        return limitAmounts(value, isPerTres(kind));
    const bool usual = isUnlimited(value) || (kind == LimitKind::Priority && value == "0");
    return usual ? std::vector<LimitAmount>() : std::vector{LimitAmount{{}, value, {}}};
}

/// Calls `take` for the kind and the unquoted value of each limit among the options.
template <typename Take>
void forEachLimit(std::string_view options, Take take)
{
    for (std::size_t begin = 0; begin < options.size();) {
        const std::size_t end = optionEnd(options, begin);
        const std::string_view option = options.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t equals = option.find('=');
        if (equals == std::string_view::npos)
            continue;
        if (const auto kind = kindOfOption(option.substr(0, equals)))
            take(*kind, unquoted(option.substr(equals + 1)));
    }
}

void addLimits(std::string_view options, std::vector<AssociationLimit>& limits)
{
    forEachLimit(options, [&limits](LimitKind kind, std::string_view value) {
        const bool known = std::any_of(limits.begin(), limits.end(),
            [kind](const AssociationLimit& limit) { return limit.kind == kind; });
        if (known)
            return;
        if (auto amounts = amountsOf(kind, value); !amounts.empty())
            limits.push_back({kind, std::move(amounts)});
    });
}

std::string amountText(const LimitAmount& amount, bool withUsed)
{
    std::string text;
    if (!amount.tres.empty())
        text.append(amount.tres).append("=");
    text += amount.limit;
    if (withUsed && !amount.used.empty())
        text.append("(").append(amount.used).append(")");
    return text;
}

std::string joinedAmounts(const std::vector<LimitAmount>& amounts, bool withUsed)
{
    std::string text;
    for (const LimitAmount& amount : amounts)
        text.append(text.empty() ? "" : ",").append(amountText(amount, withUsed));
    return text;
}

} // namespace

std::vector<LimitAmount> limitAmounts(std::string_view value, bool isPerTres)
{
    std::vector<LimitAmount> amounts;
    if (!isPerTres) {
        if (const LimitAmount amount = amountOf({}, value); !isUnlimited(amount.limit))
            amounts.push_back(amount);
        return amounts;
    }
    for (std::size_t begin = 0; begin < value.size();) {
        const std::size_t end = std::min(value.find(',', begin), value.size());
        const std::string_view item = value.substr(begin, end - begin);
        begin = end + 1;
        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos)
            continue;
        const LimitAmount amount = amountOf(item.substr(0, equals), item.substr(equals + 1));
        if (!isUnlimited(amount.limit))
            amounts.push_back(amount);
    }
    return amounts;
}

std::string amountsText(const std::vector<LimitAmount>& amounts)
{
    return joinedAmounts(amounts, true);
}

std::span<const LimitNames> limitNames()
{
    return AllLimits;
}

const LimitNames& namesOf(LimitKind kind)
{
    return AllLimits[static_cast<std::size_t>(kind)];
}

std::string_view listedLimits(const ShareTree& tree, NodeRow row)
{
    return tree.columns().extras ? tree.columns().extras->limits.at(row) : std::string_view();
}

std::vector<AssociationLimit> limitsOf(const ShareTree& tree, NodeRow row)
{
    std::vector<AssociationLimit> limits;
    addLimits(listedLimits(tree, row), limits);
    addLimits(tree.slurmOptions(row), limits);
    std::sort(limits.begin(), limits.end(),
        [](const AssociationLimit& a, const AssociationLimit& b) { return a.kind < b.kind; });
    return limits;
}

std::vector<LimitKind> limitKindsOf(const ShareTree& tree)
{
    std::array<bool, AllLimits.size()> found{};
    const auto note = [&found](LimitKind kind, std::string_view value) {
        bool& known = found[static_cast<std::size_t>(kind)];
        known = known || !amountsOf(kind, value).empty();
    };
    for (NodeRow row = 0; row < tree.size() && tree.columns().extras; ++row) {
        forEachLimit(listedLimits(tree, row), note);
        forEachLimit(tree.slurmOptions(row), note);
    }
    std::vector<LimitKind> kinds;
    for (const LimitNames& names : AllLimits)
        if (found[static_cast<std::size_t>(names.kind)])
            kinds.push_back(names.kind);
    return kinds;
}

std::string limitText(const AssociationLimit& limit)
{
    return joinedAmounts(limit.amounts, false);
}

std::string limitText(const ShareTree& tree, NodeRow row, LimitKind kind)
{
    for (const AssociationLimit& limit : limitsOf(tree, row))
        if (limit.kind == kind)
            return limitText(limit);
    return {};
}

void appendLimit(std::string& limits, LimitKind kind, std::string_view value)
{
    const std::vector<LimitAmount> amounts = amountsOf(kind, value);
    const bool clean = value.find_first_of("'\"") == std::string_view::npos
        && value.find('\0') == std::string_view::npos && invalidUtf8(value) == std::string_view::npos;
    if (amounts.empty() || !clean)
        return;
    // A time such as 1-00:30:00 has colons.
    const bool quoted = isTextLimit(kind) || value.find(':') != std::string_view::npos;
    const std::string_view quote = quoted ? "'" : "";
    limits.append(limits.empty() ? "" : ":").append(namesOf(kind).name).append("=");
    limits.append(quote).append(joinedAmounts(amounts, true)).append(quote);
}

} // namespace fairshare
