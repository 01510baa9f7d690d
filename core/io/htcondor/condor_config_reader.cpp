// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_config_reader.h"

#include "core/base/say.h"
#include "core/io/htcondor/condor_macros.h"
#include "core/io/text/loose_number.h"
#include "core/quota/quota_lint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <optional>
#include <set>

namespace fairshare {
namespace {

constexpr std::string_view NamesKey = "group_names";
constexpr std::string_view QuotaPrefix = "group_quota_";
constexpr std::string_view DynamicPrefix = "group_quota_dynamic_";
constexpr std::string_view SurplusKey = "group_accept_surplus";
constexpr std::string_view RegroupKey = "group_autoregroup";
constexpr std::string_view FactorPrefix = "group_prio_factor_";
constexpr std::string_view OversubscriptionKey = "negotiator_allow_quota_oversubscription";
constexpr std::string_view UnusedOversubscriptionKey = "group_allow_quota_oversubscription";
constexpr std::string_view SortKey = "group_sort_expr";
constexpr std::array<std::string_view, 2> PoolQuotaKeys{
    "group_quota_max_allocation_rounds", "group_quota_round_robin_rate"};

/// Range of numbers that a setting accepts.
struct NumberRange {
    double least = 0;
    double most = std::numeric_limits<double>::max();
    bool aboveLeast = false; ///< `least` itself is not allowed
    bool whole = false;

    bool holds(double value) const
    {
        return std::isfinite(value) && value <= most && (aboveLeast ? value > least : value >= least)
            && (!whole || value == std::floor(value));
    }
    std::string words() const
    {
        if (whole)
            return fairshare::say("a whole number, 1 or more");
        if (aboveLeast)
            return fairshare::say("a number above 0");
        if (most == 1)
            return fairshare::say("a fraction from 0 to 1");
        return least == 1 ? fairshare::say("a number, 1 or more") : fairshare::say("a number, 0 or more");
    }
};

constexpr NumberRange Amount{};
constexpr NumberRange Fraction{.most = 1};
constexpr NumberRange Factor{.aboveLeast = true};
constexpr NumberRange OneOrMore{.least = 1};
constexpr NumberRange Rounds{.least = 1, .most = std::numeric_limits<std::uint32_t>::max(), .whole = true};

/// Reads the groups from the settings of a whole file.
class GroupReader {
public:
    GroupReader(CondorMacros& macros, Remarks& remarks)
        : m_macros(macros)
        , m_remarks(remarks)
    {
    }

    Result<PlacedQuotas> read();

private:
    Result<void> readNames();
    Result<void> readOptions();
    Result<void> readOversubscription();
    Result<void> readGroup(QuotaGroup& group);
    Result<void> readQuota(QuotaGroup& group);
    Result<std::optional<PlacedText>> valueOf(std::string_view key);
    Result<bool> readNumber(std::string_view key, NumberRange range, double& number);
    Result<bool> readFlag(std::string_view key, bool& flag);
    void tellChildrenAbove();
    void tellUnused();
    void tellUnused(const CondorSetting& setting, std::string_view group);
    bool isListed(std::string_view lowerName) const { return m_listed.contains(std::string(lowerName)); }

    CondorMacros& m_macros;
    Remarks& m_remarks;
    PlacedQuotas m_result;
    std::set<std::string> m_listed; ///< names in GROUP_NAMES, in lower case
    bool m_surplusByDefault = false;
    bool m_regroupByDefault = false;
};

/// Returns the expanded value, if the setting exists.
Result<std::optional<PlacedText>> GroupReader::valueOf(std::string_view key)
{
    const CondorSetting* setting = m_macros.find(key);
    if (setting == nullptr)
        return std::nullopt;
    auto value = m_macros.expanded(*setting);
    if (!value)
        return tl::unexpected(value.error());
    return trimmed(value->text()).empty() ? std::nullopt : std::optional(std::move(*value));
}

/// Reads a number. Returns false and leaves `number` unchanged if none is set.
Result<bool> GroupReader::readNumber(std::string_view key, NumberRange range, double& number)
{
    const auto value = valueOf(key);
    if (!value)
        return tl::unexpected(value.error());
    if (!*value)
        return false;
    const std::string_view text = trimmed((*value)->text());
    const std::string& name = m_macros.find(key)->name;
    const auto found = looseNumber(text);
    if (!found) {
        m_remarks.add("expression_not_evaluated", (*value)->at(0), [&] {
            return fairshare::say(
                "{} is {}; expected a number (expressions are not evaluated); setting ignored",
                quotedPart(name), quotedPart(text));
        });
        return false;
    }
    if (!range.holds(*found))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; expected {}", quotedPart(name), quotedPart(text), range.words()),
            (*value)->at(0));
    number = *found;
    return true;
}

/// Reads a flag, otherwise like readNumber.
Result<bool> GroupReader::readFlag(std::string_view key, bool& flag)
{
    const auto value = valueOf(key);
    if (!value)
        return tl::unexpected(value.error());
    if (!*value)
        return false;
    const std::string_view text = trimmed((*value)->text());
    const bool on = equalIgnoringCase(text, "true") || text == "1";
    if (!on && !equalIgnoringCase(text, "false") && text != "0") {
        m_remarks.add("expression_not_evaluated", (*value)->at(0), [&] {
            return fairshare::say(
                "{} is {}; expected true or false (expressions are not evaluated); setting ignored",
                quotedPart(m_macros.find(key)->name), quotedPart(text));
        });
        return false;
    }
    flag = on;
    return true;
}

Result<void> GroupReader::readNames()
{
    const auto value = valueOf(NamesKey);
    if (!value)
        return tl::unexpected(value.error());
    if (!*value) {
        m_remarks.add(
            "no_group_names", {}, fairshare::phrase("GROUP_NAMES is not set, so the pool has no groups"));
        return {};
    }
    constexpr std::string_view Separators = ", \t";
    const std::string_view text = (*value)->text();
    for (std::size_t begin = text.find_first_not_of(Separators); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(Separators, begin), text.size());
        m_result.quotas.groups.push_back({.name = std::string(text.substr(begin, end - begin))});
        m_result.places.push_back((*value)->at(begin));
        m_listed.insert(lowerCase(text.substr(begin, end - begin)));
        begin = text.find_first_not_of(Separators, end);
    }
    return {};
}

Result<void> GroupReader::readOversubscription()
{
    if (const CondorSetting* unused = m_macros.find(UnusedOversubscriptionKey); unused != nullptr)
        m_remarks.add("setting_not_of_htcondor", unused->position, [unused] {
            return fairshare::say(
                "unknown HTCondor setting {}; did you mean NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION?",
                quotedPart(unused->name));
        });
    const auto read = readFlag(OversubscriptionKey, m_result.quotas.options.oversubscription);
    if (!read)
        return tl::unexpected(read.error());
    if (*read && m_result.quotas.options.oversubscription)
        m_remarks.add("oversubscription", m_macros.find(OversubscriptionKey)->position,
            [] { return oversubscriptionWords(); });
    if (!*read) {
        m_result.quotas.options.oversubscription = true;
        m_remarks.add("oversubscription_not_set", {},
            fairshare::phrase("NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION is not set; HTCondor's default, true, "
                              "applies"));
    }
    return {};
}

Result<void> GroupReader::readOptions()
{
    QuotaOptions& options = m_result.quotas.options;
    double rounds = options.maxAllocationRounds;
    struct Number {
        std::string_view key;
        std::string_view oldKey; ///< used if `key` is not set; "" for none
        NumberRange range;
        double& number;
    };
    for (const Number& each : {Number{PoolQuotaKeys[0], "hfs_max_allocation_rounds", Rounds, rounds},
             Number{PoolQuotaKeys[1], "hfs_round_robin_rate", OneOrMore, options.roundRobinRate},
             Number{"priority_halflife", {}, Factor, options.priorityHalfLife},
             Number{"default_prio_factor", {}, Factor, options.defaultPriorityFactor},
             Number{"nice_user_prio_factor", {}, Factor, options.niceUserPriorityFactor},
             Number{"remote_prio_factor", {}, Factor, options.remotePriorityFactor}}) {
        const bool old = m_macros.find(each.key) == nullptr;
        if (auto done = readNumber(old ? each.oldKey : each.key, each.range, each.number); !done)
            return tl::unexpected(done.error());
    }
    options.maxAllocationRounds = static_cast<std::uint32_t>(rounds);
    struct Flag {
        std::string_view key;
        bool& flag;
    };
    for (const Flag& each : {Flag{"negotiator_strict_enforce_quota", options.strictQuota},
             Flag{"negotiator_use_slot_weights", options.weightedSlots},
             Flag{"negotiator_use_weighted_demand", options.weightedDemand},
             Flag{"negotiator_consider_preemption", options.considersPreemption},
             Flag{SurplusKey, m_surplusByDefault}, Flag{RegroupKey, m_regroupByDefault}})
        if (auto done = readFlag(each.key, each.flag); !done)
            return tl::unexpected(done.error());
    const auto sort = valueOf(SortKey);
    if (!sort)
        return tl::unexpected(sort.error());
    if (*sort) {
        options.sortExpression = trimmed((*sort)->text());
        m_remarks.add("sort_not_evaluated", (*sort)->at(0),
            fairshare::phrase(
                "GROUP_SORT_EXPR is kept but not evaluated; groups negotiate in the default order"));
    }
    return readOversubscription();
}

Result<void> GroupReader::readQuota(QuotaGroup& group)
{
    const std::string name = lowerCase(group.name);
    const auto isPoolWide = [](const std::string& key) {
        return std::find(PoolQuotaKeys.begin(), PoolQuotaKeys.end(), key) != PoolQuotaKeys.end();
    };
    double number = 0;
    std::string key = std::string(QuotaPrefix) + name;
    auto found = isPoolWide(key) ? Result<bool>(false) : readNumber(key, Amount, number);
    if (found && !*found) {
        // If there is a group `dynamic_x`, the same key is the static quota of that group.
        key = std::string(DynamicPrefix) + name;
        found = isListed("dynamic_" + name) ? Result<bool>(false) : readNumber(key, Fraction, number);
        group.isDynamic = found && *found;
    }
    if (!found)
        return tl::unexpected(found.error());
    if (*found)
        group.quota = number;
    return {};
}

Result<void> GroupReader::readGroup(QuotaGroup& group)
{
    const std::string name = lowerCase(group.name);
    group.acceptsSurplus = m_surplusByDefault;
    group.autoregroup = m_regroupByDefault;
    if (auto done = readFlag(std::string(SurplusKey) + "_" + name, group.acceptsSurplus); !done)
        return tl::unexpected(done.error());
    if (auto done = readFlag(std::string(RegroupKey) + "_" + name, group.autoregroup); !done)
        return tl::unexpected(done.error());
    double factor = 0;
    const auto found = readNumber(std::string(FactorPrefix) + name, Factor, factor);
    if (!found)
        return tl::unexpected(found.error());
    if (*found)
        group.priorityFactor = factor;
    return readQuota(group);
}

void GroupReader::tellUnused(const CondorSetting& setting, std::string_view group)
{
    if (isListed(group))
        return;
    m_remarks.add("setting_without_group", setting.position, [&] {
        return fairshare::say(
            "{} has no effect: GROUP_NAMES does not list its group", quotedPart(setting.name));
    });
}

/// Adds remarks for settings of groups that are not in GROUP_NAMES.
void GroupReader::tellUnused()
{
    const std::string surplus = std::string(SurplusKey) + "_";
    const std::string regroup = std::string(RegroupKey) + "_";
    const auto& settings = m_macros.settings();
    for (const std::string_view prefix :
        {std::string_view(surplus), std::string_view(regroup), FactorPrefix, QuotaPrefix})
        for (auto each = settings.lower_bound(prefix);
            each != settings.end() && each->first.starts_with(prefix); ++each) {
            const std::string& key = each->first;
            if (std::find(PoolQuotaKeys.begin(), PoolQuotaKeys.end(), key) != PoolQuotaKeys.end())
                continue;
            const bool dynamic = key.starts_with(DynamicPrefix) && !isListed(key.substr(QuotaPrefix.size()));
            tellUnused(each->second, key.substr(dynamic ? DynamicPrefix.size() : prefix.size()));
        }
}

/// Adds remarks for groups with less quota than their children, at the line that sets the quota.
void GroupReader::tellChildrenAbove()
{
    PlacedQuotas placed = m_result;
    for (std::size_t i = 0; i < placed.places.size(); ++i)
        if (const auto* quota =
                m_macros.find(std::string(QuotaPrefix) + lowerCase(placed.quotas.groups[i].name)))
            placed.places[i] = quota->position;
    fairshare::tellChildrenAbove(placed, m_remarks);
}

Result<PlacedQuotas> GroupReader::read()
{
    if (auto done = readNames(); !done)
        return tl::unexpected(done.error());
    if (auto done = readOptions(); !done)
        return tl::unexpected(done.error());
    for (QuotaGroup& group : m_result.quotas.groups)
        if (auto done = readGroup(group); !done)
            return tl::unexpected(done.error());
    if (auto done = dropPassedOver(m_result, m_remarks); !done)
        return tl::unexpected(done.error());
    tellChildrenAbove();
    tellUnused();
    assumePoolSize(m_result.quotas, m_remarks);
    return std::move(m_result);
}

} // namespace

bool isGroupSetting(std::string_view name)
{
    const std::string key = lowerCase(name);
    constexpr std::array<std::string_view, 3> Pool{NamesKey, OversubscriptionKey, UnusedOversubscriptionKey};
    constexpr std::array<std::string_view, 4> Prefixes{QuotaPrefix, SurplusKey, RegroupKey, FactorPrefix};
    return std::find(Pool.begin(), Pool.end(), key) != Pool.end()
        || std::any_of(Prefixes.begin(), Prefixes.end(),
            [&key](std::string_view prefix) { return key.starts_with(prefix); });
}

Result<PlacedQuotas> readCondorConfig(std::string_view content, Remarks& remarks, const Progress& progress)
{
    // Comments may be in any encoding, since they are not kept.
    if (auto checked = checkUtf8(content, "#"); !checked)
        return tl::unexpected(checked.error());
    CondorLines lines(content, remarks);
    CondorMacros macros;
    bool ofGroups = false;
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        ofGroups = ofGroups || isGroupSetting(lines.name());
        if (auto done = macros.assign(lines.name(), lines.value(), lines.position()); !done)
            return tl::unexpected(done.error());
    }
    if (!ofGroups)
        return fail(ErrorCode::BadInput,
            fairshare::say("no group settings found; expected GROUP_NAMES and keys such as GROUP_QUOTA_name"),
            {1, 1});
    return GroupReader(macros, remarks).read();
}

} // namespace fairshare
