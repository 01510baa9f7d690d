// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/priority/priority_section.h"

namespace fairshare {

/// Reads the member `config` of the section `priority` into `section`. Errors: BadInput, OutOfRange or
/// NotFound (a flag), with the position of the value.
Result<void> readPriorityConfig(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, PrioritySection& section);

} // namespace fairshare
