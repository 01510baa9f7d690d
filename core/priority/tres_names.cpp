// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/tres_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

/// In the order of their ids.
constexpr std::array<std::string_view, 8> StaticTres{
    "cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages"};
constexpr std::array<std::string_view, 5> Families{"gres/", "license/", "bb/", "ic/", "fs/"};
/// Suffixes in steps of 1024, starting with the base unit of memory and burst buffers.
constexpr std::string_view MegabyteSuffixes = "MGTPEZY";
constexpr double Step = 1024;

} // namespace

std::span<const std::string_view> staticTres()
{
    return StaticTres;
}

std::size_t tresPlace(std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(StaticTres, name) - StaticTres.begin());
}

bool isTresName(std::string_view name)
{
    return std::ranges::find(StaticTres, name) != StaticTres.end()
        || std::ranges::any_of(Families, [name](std::string_view family) {
               return name.starts_with(family) && name.size() > family.size();
           });
}

std::string knownTres()
{
    return fmt::format("{}, {}NAME", fmt::join(StaticTres, ", "), fmt::join(Families, "NAME, "));
}

std::optional<double> tresUnit(std::string_view name, char suffix)
{
    if (name != "mem" && !name.starts_with("bb/"))
        return std::nullopt;
    const char upper = suffix >= 'a' && suffix <= 'z' ? static_cast<char>(suffix - 'a' + 'A') : suffix;
    if (upper == 'K')
        return 1 / Step;
    const std::size_t steps = MegabyteSuffixes.find(upper);
    if (steps == std::string_view::npos)
        return std::nullopt;
    double unit = 1;
    for (std::size_t i = 0; i < steps; ++i)
        unit *= Step;
    return unit;
}

} // namespace fairshare
