// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/loose_number.h"

#include "core/base/numbers.h"

#include <string>

namespace fairshare {

std::optional<double> looseNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+'))
        return std::nullopt;
    std::string strict(text);
    if (strict.starts_with('.'))
        strict.insert(0, "0");
    const std::size_t point = strict.find('.');
    if (point != std::string::npos && (point + 1 == strict.size() || strict.find_first_of("eE") == point + 1))
        strict.insert(point + 1, "0");
    const auto number = strict == "0.0" && text == "." ? std::nullopt : parseDouble(strict);
    return number && negative ? std::optional(-*number) : number;
}

} // namespace fairshare
