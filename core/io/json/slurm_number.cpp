// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/slurm_number.h"

#include "core/io/json/json_fields.h"

namespace fairshare {

Result<SlurmNumber> slurmNumber(JsonDocument& document, const JsonMember& member)
{
    SlurmNumber number;
    const JsonKind kind = document.kind(member.value);
    if (kind == JsonKind::Null)
        return number;
    if (kind != JsonKind::Object) {
        number.plain = member;
        return number;
    }
    bool isSet = true;
    auto done = readMembers(document, member, [&](const JsonMember& part) -> Result<void> {
        const bool isTrue = document.kind(part.value) == JsonKind::True;
        if (part.key == "set")
            isSet = isTrue;
        else if (part.key == "infinite")
            number.isInfinite = isTrue;
        else if (part.key == "number")
            number.plain = JsonMember{member.key, part.keyToken, part.value};
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    if (!isSet || number.isInfinite)
        number.plain.reset();
    return number;
}

} // namespace fairshare
