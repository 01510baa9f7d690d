// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/values/tres_amounts_text.h"

#include "core/base/numbers.h"
#include "core/base/utf8.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace fairshare {
namespace {

constexpr double MostBaseUnits = 0x1p63;

std::optional<std::uint64_t> amountWithUnit(std::string_view name, std::string_view text)
{
    double unit = 1;
    if (!text.empty() && std::isalpha(static_cast<unsigned char>(text.back())) != 0) {
        const auto known = tresUnit(name, text.back());
        if (!known)
            return std::nullopt;
        unit = *known;
        text.remove_suffix(1);
    }
    if (const auto whole = parseUnsigned(text); whole && unit == 1)
        return whole;
    const auto number = parseDouble(text);
    if (!number || !(*number >= 0) || *number * unit >= MostBaseUnits)
        return std::nullopt;
    return static_cast<std::uint64_t>(std::llround(*number * unit));
}

} // namespace

std::optional<std::uint64_t> parseMegabytes(std::string_view text)
{
    return amountWithUnit("mem", text);
}

std::optional<TresAmounts> parseTresAmounts(std::string_view text)
{
    TresAmounts amounts;
    text = trimmed(text);
    if (text == "(null)" || text == "N/A")
        return amounts;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return std::nullopt;
        const std::string name = lowerCase(part.substr(0, equals)); // spelled as in weights
        const auto amount = amountWithUnit(name, part.substr(equals + 1));
        if (!amount || amounts.size() == MostTresOfJob || invalidUtf8(name) != std::string_view::npos)
            return std::nullopt;
        setAmount(amounts, name, *amount);
    }
    return amounts;
}

void setAmount(TresAmounts& amounts, std::string_view name, std::uint64_t amount)
{
    const auto found =
        std::ranges::find(amounts, name, [](const auto& entry) { return std::string_view(entry.first); });
    if (found == amounts.end())
        amounts.emplace_back(name, amount);
    else
        found->second = amount;
}

std::optional<std::uint64_t> amountOf(const TresAmounts& amounts, std::string_view name)
{
    for (const auto& [tres, amount] : amounts)
        if (tres == name)
            return amount;
    return std::nullopt;
}

} // namespace fairshare
