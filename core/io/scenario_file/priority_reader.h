// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/priority/priority_section.h"

namespace fairshare {

/// Reads the member `priority` of a `.fairshare` file. Errors: BadInput, OutOfRange or NotFound, with the
/// position of the value.
Result<PrioritySection> readPriority(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
