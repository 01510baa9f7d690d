// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/scenario/variants/variant.h"

#include <vector>

namespace fairshare {

/// Reads the list `variants` of a `.fairshare` file. Does not check that the edits apply to the tree. Errors:
/// BadInput or OutOfRange with the position of the value.
Result<std::vector<Variant>> readVariants(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
