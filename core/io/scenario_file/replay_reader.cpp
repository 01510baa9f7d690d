// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"
#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/scenario_file/simulation_reader.h"

namespace fairshare {
namespace {

class ReplayReader {
public:
    ReplayReader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<ReplaySection> read(const JsonMember& section);

private:
    Result<void> readMember(const JsonMember& member);
    Result<bool> takeTime(const JsonMember& member);
    Result<void> readAlgorithm(const JsonMember& member);
    Result<void> readWeights(const JsonMember& member);
    Result<void> readQueueFactors(const JsonMember& member);
    Result<void> keep(const JsonMember& member, const char* section, JsonMembers& unknown)
    {
        m_unknown.note(m_document, member, section);
        unknown.emplace_back(member.key, verbatim(m_document, member.value));
        return {};
    }

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    ReplaySection m_section;
};

Result<void> ReplayReader::readAlgorithm(const JsonMember& member)
{
    if (auto done = readName(m_document, member, m_section.algorithm);
        !done || findAlgorithm(m_section.algorithm) != nullptr)
        return done;
    std::vector<std::string_view> ids;
    for (const Algorithm& algorithm : algorithms())
        ids.push_back(algorithm.id);
    return refuseWord(m_document, member, ids);
}

Result<void> ReplayReader::readWeights(const JsonMember& member)
{
    return readMembers(m_document, member, [this](const JsonMember& each) {
        if (each.key == "fairshare")
            return readWord(m_document, each, m_section.fairshareWeight);
        if (each.key == "age")
            return readWord(m_document, each, m_section.ageWeight);
        if (each.key == "job_size")
            return readWord(m_document, each, m_section.sizeWeight);
        if (each.key == "partition")
            return readWord(m_document, each, m_section.queueWeight);
        return keep(each, "simulation.priority.weights", m_section.unknownWeights);
    });
}

Result<void> ReplayReader::readQueueFactors(const JsonMember& member)
{
    return readMembers(m_document, member, [this](const JsonMember& each) -> Result<void> {
        double factor = 0;
        if (!readReal(m_document, each, factor) || factor > 1)
            return refuseValue(m_document, each, fairshare::say("a number from 0 to 1"));
        m_section.queueFactors.emplace_back(each.key, factor);
        return {};
    });
}

/// Reads a time. Returns false for any other member.
Result<bool> ReplayReader::takeTime(const JsonMember& member)
{
    Result<void> done;
    if (member.key == "calc_period")
        done = readWhole(m_document, member, AboveZero, m_section.period);
    else if (member.key == "half_life_seconds")
        done = readWhole(m_document, member, {}, m_section.halfLife);
    else if (member.key == "max_age_seconds")
        done = readWhole(m_document, member, AboveZero, m_section.maxAge);
    else if (member.key == "usage_reset_seconds")
        done = readWhole(m_document, member, {}, m_section.usageReset);
    else
        return false;
    return done ? Result<bool>(true) : tl::unexpected(done.error());
}

Result<void> ReplayReader::readMember(const JsonMember& member)
{
    if (member.key == "algorithm")
        return readAlgorithm(member);
    if (member.key == "account_by")
        return readChoice(m_document, member, ChargedAttributeWords, m_section.accountBy);
    if (member.key == "tree")
        return readChoice(m_document, member, ReplayTreeWords, m_section.tree);
    if (member.key == "slurm_decay")
        return readSwitch(m_document, member, m_section.slurmDecay);
    if (member.key == "favor_small")
        return readSwitch(m_document, member, m_section.favorsSmall);
    if (member.key == "weights")
        return readWeights(member);
    if (member.key == "partition_factors")
        return readQueueFactors(member);
    if (const auto taken = takeTime(member); !taken || *taken)
        return taken ? Result<void>() : tl::unexpected(taken.error());
    return keep(member, "simulation.priority", m_section.unknown);
}

Result<ReplaySection> ReplayReader::read(const JsonMember& section)
{
    const auto take = [this](const JsonMember& member) { return readMember(member); };
    if (auto done = readMembers(m_document, section, take); !done)
        return tl::unexpected(done.error());
    return std::move(m_section);
}

} // namespace

Result<ReplaySection> readReplay(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    return ReplayReader(document, unknown).read(member);
}

} // namespace fairshare
