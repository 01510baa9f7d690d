// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/usage_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"
#include "core/tree/share_tree_builder.h"

#include <limits>

namespace fairshare {

bool isUsage(long double figure)
{
    return figure >= 0 && figure <= static_cast<long double>(std::numeric_limits<double>::max());
}

bool isTooSmall(long double figure, std::string_view text)
{
    return figure == 0 && !spellsZero(text);
}

Result<long double> readUsage(
    std::string_view text, NodeKind kind, std::string_view name, SourcePosition position)
{
    const auto usage = parseExtended(text);
    if (usage && isTooSmall(*usage, text))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} has raw usage {}, which rounds to 0; expected 0 or a larger number",
                nameOf(kind, name), excerpt(text)),
            position);
    if (usage && isUsage(*usage))
        return *usage;
    if (usage && *usage > 0)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} has raw usage {}; the maximum is {}", nameOf(kind, name), excerpt(text),
                shortest(std::numeric_limits<double>::max())),
            position);
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "{} has raw usage {}; expected a number, 0 or more", nameOf(kind, name), quotedPart(text)),
        position);
}

} // namespace fairshare
