// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/priority_flags.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

struct NamedFlags {
    std::string_view name;
    std::uint32_t bits;
};

constexpr std::uint32_t bitsOf(PriorityFlag flag)
{
    return static_cast<std::uint32_t>(flag);
}

constexpr std::uint32_t NoNormalAll = bitsOf(PriorityFlag::NoNormalAssoc) | bitsOf(PriorityFlag::NoNormalPart)
    | bitsOf(PriorityFlag::NoNormalQos) | bitsOf(PriorityFlag::NoNormalTres);

constexpr std::array<NamedFlags, 16> Names{{{"ACCRUE_ALWAYS", bitsOf(PriorityFlag::AccrueAlways)},
    {"CALCULATE_RUNNING", bitsOf(PriorityFlag::CalculateRunning)},
    {"DEPTH_OBLIVIOUS", bitsOf(PriorityFlag::DepthOblivious)}, {"FAIR_TREE", bitsOf(PriorityFlag::FairTree)},
    {"INCR_ONLY", bitsOf(PriorityFlag::IncrementOnly)}, {"LEVEL_BASED", bitsOf(PriorityFlag::LevelBased)},
    {"MAX_TRES", bitsOf(PriorityFlag::MaxTres)}, {"MAX_TRES_GRES", bitsOf(PriorityFlag::MaxTresGres)},
    {"NO_FAIR_TREE", bitsOf(PriorityFlag::NoFairTree)}, {"NO_NORMAL_ALL", NoNormalAll},
    {"NO_NORMAL_ASSOC", bitsOf(PriorityFlag::NoNormalAssoc)},
    {"NO_NORMAL_PART", bitsOf(PriorityFlag::NoNormalPart)},
    {"NO_NORMAL_QOS", bitsOf(PriorityFlag::NoNormalQos)},
    {"NO_NORMAL_TRES", bitsOf(PriorityFlag::NoNormalTres)},
    {"SMALL_RELATIVE_TO_TIME", bitsOf(PriorityFlag::SmallRelativeToTime)},
    {"TICKET_BASED", bitsOf(PriorityFlag::TicketBased)}}};

bool isSameIgnoringCase(std::string_view a, std::string_view b)
{
    const auto upper = [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    };
    return std::ranges::equal(a, b, {}, upper, upper);
}

} // namespace

bool PriorityFlags::set(std::string_view name)
{
    const auto found = std::ranges::find_if(
        Names, [name](const NamedFlags& each) { return isSameIgnoringCase(each.name, name); });
    if (found == Names.end())
        return false;
    m_bits |= found->bits;
    return true;
}

std::vector<std::string_view> PriorityFlags::names() const
{
    std::vector<std::string_view> names;
    for (const auto& [name, bits] : Names)
        if (bits != NoNormalAll && (m_bits & bits) != 0)
            names.push_back(name);
    return names;
}

std::span<const std::string_view> PriorityFlags::algorithmNames()
{
    static constexpr std::array<std::string_view, 5> Ordered{
        "TICKET_BASED", "DEPTH_OBLIVIOUS", "LEVEL_BASED", "NO_FAIR_TREE", "FAIR_TREE"};
    return Ordered;
}

std::string_view PriorityFlags::algorithmFlag() const
{
    for (const std::string_view name : algorithmNames())
        if ((m_bits & std::ranges::find(Names, name, &NamedFlags::name)->bits) != 0)
            return name;
    return {};
}

std::vector<std::string_view> PriorityFlags::allNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(Names, std::back_inserter(names), &NamedFlags::name);
    return names;
}

} // namespace fairshare
