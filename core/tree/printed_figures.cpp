// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/printed_figures.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace fairshare {

PrintedNumber readPrintedNumber(std::string_view text)
{
    const auto number = parseDouble(text);
    if (text == "inf" || text == "Infinity")
        return {HUGE_VAL, 0};
    if (!number || std::isnan(*number))
        return {};
    const std::string_view mantissa = text.substr(0, text.find_first_of("eE"));
    const std::size_t point = mantissa.find('.');
    const std::size_t decimals = point == std::string_view::npos ? 0 : mantissa.size() - point - 1;
    int exponent = 0;
    if (mantissa.size() < text.size())
        exponent = static_cast<int>(
            std::clamp(parseDouble(text.substr(mantissa.size() + 1)).value_or(0), -400.0, 400.0));
    return {*number, 0.5 * std::pow(10.0, exponent - static_cast<int>(decimals))};
}

} // namespace fairshare
