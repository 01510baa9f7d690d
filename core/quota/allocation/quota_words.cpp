// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/quota_words.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <cmath>
#include <unordered_map>

namespace fairshare {
namespace {

/// Returns the decimal place of the first digit that is not 0.
int firstDigit(double amount)
{
    const auto place = static_cast<int>(std::ceil(-std::log10(std::abs(amount))));
    return std::abs(amount) * std::pow(10.0, place) < 1 ? place + 1 : place;
}

} // namespace

std::string slotsText(double amount)
{
    constexpr double Unseen = 0.005;
    constexpr double Rounding = 1e-6; ///< of sums; smaller amounts count as 0
    if (std::abs(amount) >= Rounding && std::abs(amount) < Unseen)
        return saidNumber(fixed(amount, firstDigit(amount)));
    if (!std::isfinite(amount) || std::abs(amount - std::round(amount)) < Unseen)
        return saidNumber(fixed(std::round(amount) + 0.0, 0));
    std::string text = fixed(amount, 2);
    if (text.back() == '0')
        text.pop_back();
    return saidNumber(std::move(text));
}

std::string coresText(double amount)
{
    const std::string number = slotsText(amount);
    return number == "1" ? fairshare::say("1 core") : fairshare::say("{} cores", number);
}

std::vector<std::string_view> shortQuotaNames(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::unordered_map<std::string_view, std::uint32_t> count;
    for (QuotaRow row = 0; row < tree.size(); ++row)
        ++count[lastNamePart(quotaName(quotas, tree, row))];
    std::vector<std::string_view> names(tree.size());
    for (QuotaRow row = 0; row < tree.size(); ++row) {
        const std::string_view name = quotaName(quotas, tree, row);
        names[row] = count[lastNamePart(name)] == 1 ? lastNamePart(name) : name;
    }
    return names;
}

std::string partsText(std::span<const SurplusPart> parts, std::span<const std::string_view> names)
{
    constexpr std::size_t Shown = 4;
    const std::size_t shown = parts.size() == Shown + 1 ? parts.size() : std::min(parts.size(), Shown);
    std::string text;
    for (const SurplusPart& part : parts.first(shown)) {
        if (!text.empty())
            text += ", ";
        text += std::string(names[part.row]) + " " + slotsText(part.amount);
    }
    if (shown < parts.size())
        return fairshare::say("{} and {} more", text, parts.size() - shown);
    return text;
}

} // namespace fairshare
