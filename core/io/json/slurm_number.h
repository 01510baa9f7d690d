// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"

#include <optional>

namespace fairshare {

/// A number in the JSON output of Slurm: plain, null, or an object with `set`, `infinite` and `number`.
struct SlurmNumber {
    std::optional<JsonMember> plain; ///< the number itself, under the key of the whole; nothing if not set
    bool isInfinite = false;
};

/// Looks the number up; the caller reads its value. Errors: BadInput with the position.
Result<SlurmNumber> slurmNumber(JsonDocument& document, const JsonMember& member);

} // namespace fairshare
