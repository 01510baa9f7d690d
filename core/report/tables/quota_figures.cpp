// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/quota_figures.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_text.h"
#include "core/quota/allocation/allocation_play.h"
#include "core/quota/allocation/allocation_reasons.h"
#include "core/quota/allocation/quota_words.h"
#include "core/report/schema_name.h"
#include "core/report/yes_or_no.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

const QuotaGroup* groupOf(const QuotaFigures& figures, QuotaRow row)
{
    const std::uint32_t group = figures.tree.group[row];
    return group == NoGroup ? nullptr : &figures.quotas.groups[group];
}

std::string nameOf(const QuotaFigures& figures, QuotaRow row)
{
    return std::string(quotaName(figures.quotas, figures.tree, row));
}

void writeFlags(const QuotaFigures& figures, const SurplusFlags& flags, JsonText& json)
{
    json.beginObject();
    for (QuotaRow row = RootQuotaRow + 1; row < figures.tree.size(); ++row) {
        json.key(nameOf(figures, row));
        json.boolean(flags[row] != 0);
    }
    json.endObject();
}

void writeGroup(const QuotaFigures& figures, QuotaRow row, JsonText& json)
{
    const QuotaAllocation& allocation = figures.allocation;
    json.beginObject(JsonText::Layout::Compact);
    json.key("name");
    json.text(nameOf(figures, row));
    json.key("quota");
    json.number(allocation.quota[row]);
    json.key("subtree_quota");
    json.number(allocation.subtreeQuota[row]);
    json.key("accept_surplus");
    json.boolean(figures.flags[row] != 0);
    json.key("allocated");
    json.number(allocation.allocated[row]);
    json.key("unmet");
    json.number(allocation.open[row]);
    json.key("demand_over_threshold");
    json.boolean(figures.balanced.hasDemand[row] != 0);
    json.endObject();
}

void writeNegotiation(const QuotaFigures& figures, JsonText& json)
{
    json.key("negotiation_limits");
    json.beginArray();
    for (const NegotiationCall& call : figures.negotiation->calls) {
        json.beginArray(JsonText::Layout::Compact);
        json.text(nameOf(figures, call.row));
        if (call.limit)
            json.number(*call.limit);
        else
            json.null();
        json.endArray();
    }
    json.endArray();
    json.key("granted");
    json.beginObject();
    for (QuotaRow row = 0; row < figures.tree.size(); ++row) {
        json.key(nameOf(figures, row));
        json.number(figures.negotiation->granted[row]);
    }
    json.endObject();
}

} // namespace

Result<QuotaFigures> quotaFigures(const GroupQuotas& quotas, const QuotaFiguresOptions& options)
{
    auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    QuotaFigures figures;
    figures.quotas = quotas;
    figures.tree = std::move(built->tree);
    figures.balanced = balanceSurplus(figures.quotas, figures.tree);
    figures.source = options.flags;
    figures.flags = options.flags == FlagSource::Balanced ? figures.balanced.of(options.mode)
                                                          : declaredFlags(figures.quotas, figures.tree);
    figures.allocation = allocateQuotas(figures.input(), &figures.trace);
    if (options.negotiates) {
        auto negotiation = negotiate(figures.input(), {options.cap});
        if (!negotiation)
            return tl::unexpected(negotiation.error());
        figures.negotiation = std::move(*negotiation);
        figures.cap = options.cap;
    }
    return figures;
}

TextTable quotaTable(const QuotaFigures& figures)
{
    TextTable table("group");
    table.addText("Group", "name");
    table.addNumber("Configured", "configured");
    table.addFlag("Dynamic", "dynamic");
    table.addNumber("Quota", "quota");
    table.addNumber("Subtree quota", "subtree_quota");
    table.addFlag("Accepts surplus", "accept_surplus");
    table.addNumber("Demand", "demand");
    table.addFlag("Over threshold", "demand_over_threshold");
    table.addNumber("Requested", "requested");
    table.addNumber("In use", "usage");
    table.addNumber("Allocated", "allocated");
    table.addNumber("Unmet", "unmet");
    table.addFlag("Balanced", "balance");
    table.addFlag("First pass", "balance_first_pass");
    table.compareRows(); // with what the balancer proposes
    const SurplusFlags declared = declaredFlags(figures.quotas, figures.tree);
    const std::vector<double> requested = requestedByRow(figures.quotas, figures.tree);
    for (QuotaRow row = 0; row < figures.tree.size(); ++row) {
        const QuotaGroup* group = groupOf(figures, row);
        const QuotaAllocation& allocation = figures.allocation;
        table.addRow(
            {nameOf(figures, row), group != nullptr && group->quota ? shortest(*group->quota) : std::string(),
                yesOrNo(group != nullptr && group->isDynamic), shortest(allocation.quota[row]),
                shortest(allocation.subtreeQuota[row]), yesOrNo(figures.flags[row] != 0),
                group == nullptr ? std::string() : shortest(group->demand),
                yesOrNo(figures.balanced.hasDemand[row] != 0), shortest(requested[row]),
                group == nullptr ? std::string() : shortest(group->usage),
                shortest(allocation.allocated[row]), shortest(allocation.open[row]),
                group == nullptr ? std::string() : yesOrNo(figures.balanced.bothPasses[row] != 0),
                group == nullptr ? std::string() : yesOrNo(figures.balanced.firstPass[row] != 0)});
        if (group != nullptr && (declared[row] != 0) != (figures.balanced.bothPasses[row] != 0))
            table.markChanged();
    }
    return table;
}

TextTable allocationStepTable(const QuotaFigures& figures)
{
    TextTable table("allocation_step");
    table.addNumber("Step", "step");
    table.addText("At", "group");
    table.addText("What", "title");
    table.addText("How", "detail");
    std::size_t number = 0;
    for (const AllocationPlayStep& step : allocationPlay(figures.input(), figures.trace))
        table.addRow({fmt::to_string(++number), nameOf(figures, step.node), step.title, step.detail});
    return table;
}

TextTable allocationReasonTable(const QuotaFigures& figures)
{
    TextTable table("group_reason");
    table.addText("Group", "name");
    table.addText("Explanation", "sentence");
    const AllocationInput input = figures.input();
    const AllocationReasons reasons({input, figures.allocation, figures.trace,
        figures.source == FlagSource::Balanced ? &figures.balanced : nullptr});
    for (QuotaRow row = 0; row < figures.tree.size(); ++row)
        for (const std::string& sentence : reasons.sentences(row))
            table.addRow({nameOf(figures, row), sentence});
    return table;
}

TextTable negotiationTable(const QuotaFigures& figures)
{
    TextTable table("group_limit");
    table.addNumber("Round", "round");
    table.addText("Group", "name");
    table.addNumber("Limit", "limit");
    table.addNumber("Matched", "matched");
    table.addNumber("Granted (final)", "granted");
    if (!figures.negotiation)
        return table;
    for (const NegotiationCall& call : figures.negotiation->calls)
        table.addRow({fmt::to_string(call.round + 1), nameOf(figures, call.row),
            call.limit ? shortest(*call.limit) : std::string(), shortest(call.matched),
            shortest(figures.negotiation->granted[call.row])});
    return table;
}

std::string negotiationRemark(const QuotaFigures& figures)
{
    if (!figures.negotiation)
        return {};
    const bool asRun = figures.cap == QuotaCap::AsRun;
    const auto other = negotiate(figures.input(), {asRun ? QuotaCap::Corrected : QuotaCap::AsRun});
    if (!other)
        return {};
    const std::vector<double>& here = figures.negotiation->granted;
    const auto [differing, there] = std::mismatch(here.begin(), here.end(), other->granted.begin());
    if (differing == here.end())
        return {};
    const std::string rate = saidNumber(shortest(figures.quotas.options.roundRobinRate));
    const std::string name = nameOf(figures, static_cast<QuotaRow>(differing - here.begin()));
    return asRun
        ? fairshare::say("with a round robin rate of {}, HTCondor's strict cap counts slots matched in the "
                         "current round twice, so '{}' is granted {} instead of {}",
              rate, name, slotsText(*differing), slotsText(*there))
        : fairshare::say("with a round robin rate of {}, HTCondor's strict cap counts slots matched in the "
                         "current round twice; with this corrected, '{}' is granted {} instead of {}",
              rate, name, slotsText(*differing), slotsText(*there));
}

void writeQuotaJson(const QuotaFigures& figures, const TextSink& sink)
{
    JsonText json(sink);
    json.beginObject();
    json.key("schema");
    json.text(schemaOf("quota"));
    json.key("pool_size");
    json.number(figures.quotas.poolSize);
    json.key("groups");
    json.beginArray();
    for (QuotaRow row = 0; row < figures.tree.size(); ++row)
        writeGroup(figures, row, json);
    json.endArray();
    json.key("balance");
    writeFlags(figures, figures.balanced.bothPasses, json);
    json.key("balance_first_pass");
    writeFlags(figures, figures.balanced.firstPass, json);
    if (figures.negotiation)
        writeNegotiation(figures, json);
    json.endObject();
    json.finish();
}

GroupQuotas withFlags(const QuotaFigures& figures)
{
    GroupQuotas quotas = figures.quotas;
    for (QuotaRow row = RootQuotaRow + 1; row < figures.tree.size(); ++row)
        quotas.groups[figures.tree.group[row]].acceptsSurplus = figures.flags[row] != 0;
    return quotas;
}

} // namespace fairshare
