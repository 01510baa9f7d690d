// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"
#include "core/io/recording/recorded_samples_reader.h"

namespace fairshare {

/// Context for reading the policy values on a line of `samples.jsonl`.
struct RecordedLine {
    JsonDocument& document;
    std::uint32_t line = 0;
    Seconds now = 0;
    std::uint64_t machine = 0; ///< number of nodes
};

/// Reads "v", the values of each node by policy. Checks "chosen", the nodes that a policy selects, and "wc",
/// its lost work by grace period; both follow from the values. Other members are ignored.
/// @param values receives the values of known policies, and the names of unknown policies
/// Errors: BadInput or OutOfRange with the position in the line.
Result<void> readRecordedValues(const RecordedLine& line, const JsonMember& member, RecordedValues& values);

/// Returns the policy with this name. For an unknown policy, notes the position and returns null.
const PreemptionPolicy* recordedPolicy(
    std::string_view name, SourcePosition position, RecordedValues& values);

} // namespace fairshare
