// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/quotas_writer.h"

#include "core/base/numbers.h"
#include "core/io/json/json_document.h"

#include <optional>
#include <string_view>

namespace fairshare {
namespace {

/// Writes each object on one line.
class QuotasWriter {
public:
    explicit QuotasWriter(std::string& out)
        : m_out(out)
    {
    }

    void write(const GroupQuotas& quotas);
    const std::string& notText() const { return m_notText; }

private:
    void options(const QuotaOptions& options, const JsonMembers& unknown);
    void group(const QuotaGroup& group);
    void submitter(const QuotaSubmitter& submitter);
    template <typename Item>
    void list(
        std::string_view name, const std::vector<Item>& items, void (QuotasWriter::*writeOne)(const Item&));

    void begin() { m_first = true; }
    void end() { m_out += m_first ? "}" : " }"; }
    void key(std::string_view name)
    {
        m_out += m_first ? " " : ", ";
        m_first = false;
        text(name);
        m_out += ": ";
    }
    void text(std::string_view value)
    {
        if (!appendJsonText(m_out, value) && m_notText.empty())
            m_notText = value;
    }
    void member(std::string_view name, std::string_view value)
    {
        key(name);
        text(value);
    }
    void member(std::string_view name, double value)
    {
        key(name);
        m_out += shortest(value);
    }
    void member(std::string_view name, bool value)
    {
        key(name);
        m_out += value ? "true" : "false";
    }
    /// Writes a value unless it is the default.
    template <typename Value>
    void unless(Value usual, std::string_view name, Value value)
    {
        if (value != usual)
            member(name, value);
    }
    void memberIfAny(std::string_view name, const std::optional<double>& value)
    {
        if (value)
            member(name, *value);
    }
    void unknownMembers(const JsonMembers& unknown)
    {
        for (const auto& [name, value] : unknown) {
            key(name);
            m_out += value;
        }
    }

    std::string& m_out;
    std::string m_notText;
    bool m_first = true;
};

void QuotasWriter::options(const QuotaOptions& options, const JsonMembers& unknown)
{
    const QuotaOptions usual;
    begin();
    member("weighted_slots", options.weightedSlots);
    member("oversubscription", options.oversubscription);
    unless(usual.strictQuota, "strict_quota", options.strictQuota);
    unless(usual.considersPreemption, "consider_preemption", options.considersPreemption);
    unless(usual.weightedDemand, "weighted_demand", options.weightedDemand);
    unless(usual.rootRequested, "root_requested", options.rootRequested);
    unless(usual.roundRobinRate, "round_robin_rate", options.roundRobinRate);
    unless<double>(usual.maxAllocationRounds, "max_allocation_rounds", options.maxAllocationRounds);
    unless(usual.priorityHalfLife, "priority_half_life_seconds", options.priorityHalfLife);
    unless(usual.defaultPriorityFactor, "default_priority_factor", options.defaultPriorityFactor);
    unless(usual.niceUserPriorityFactor, "nice_user_priority_factor", options.niceUserPriorityFactor);
    unless(usual.remotePriorityFactor, "remote_priority_factor", options.remotePriorityFactor);
    if (!options.sortExpression.empty())
        member("sort_expression", std::string_view(options.sortExpression));
    unknownMembers(unknown);
    end();
}

void QuotasWriter::group(const QuotaGroup& group)
{
    begin();
    member("name", std::string_view(group.name));
    key("quota");
    m_out += group.quota ? shortest(*group.quota) : "null";
    member("dynamic", group.isDynamic);
    member("weight", group.weight);
    member("accept_surplus", group.acceptsSurplus);
    unless(false, "autoregroup", group.autoregroup);
    member("threshold", group.threshold);
    member("demand", group.demand);
    member("requested", group.requested);
    member("usage", group.usage);
    memberIfAny("priority_factor", group.priorityFactor);
    unknownMembers(group.unknown);
    end();
}

void QuotasWriter::submitter(const QuotaSubmitter& submitter)
{
    begin();
    member("name", std::string_view(submitter.name));
    memberIfAny("real_priority", submitter.realPriority);
    memberIfAny("priority_factor", submitter.priorityFactor);
    memberIfAny("effective_priority", submitter.effectivePriority);
    member("usage", submitter.usage);
    memberIfAny("requested", submitter.requested);
    memberIfAny("floor", submitter.floor);
    memberIfAny("ceiling", submitter.ceiling);
    memberIfAny("usage_hours", submitter.usageHours);
    unknownMembers(submitter.unknown);
    end();
}

template <typename Item>
void QuotasWriter::list(
    std::string_view name, const std::vector<Item>& items, void (QuotasWriter::*writeOne)(const Item&))
{
    m_out += ",\n    ";
    text(name);
    m_out += ": [";
    for (const Item& item : items) {
        m_out += &item == &items.front() ? "\n      {" : ",\n      {";
        (this->*writeOne)(item);
    }
    m_out += items.empty() ? "]" : "\n    ]";
}

void QuotasWriter::write(const GroupQuotas& quotas)
{
    m_out += "{\n    \"pool_size\": " + shortest(quotas.poolSize) + ",\n    \"options\": {";
    options(quotas.options, quotas.unknownOptions);
    list("groups", quotas.groups, &QuotasWriter::group);
    if (!quotas.submitters.empty())
        list("submitters", quotas.submitters, &QuotasWriter::submitter);
    for (const auto& [name, value] : quotas.unknown) {
        m_out += ",\n    ";
        text(name);
        m_out += ": " + value;
    }
    m_out += "\n  }";
}

} // namespace

std::string quotasText(const GroupQuotas& quotas, std::string& notText)
{
    std::string text;
    QuotasWriter writer(text);
    writer.write(quotas);
    if (notText.empty())
        notText = writer.notText();
    return text;
}

} // namespace fairshare
