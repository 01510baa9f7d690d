// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/scenario/settings.h"

namespace fairshare {

/// Reads the `settings` member of a `.fairshare` file; unknown members are kept. Errors: BadInput, NotFound
/// (an algorithm or parameter) or OutOfRange, with the position of the value.
Result<Settings> readSettings(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
