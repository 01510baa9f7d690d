// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"
#include "core/io/recording/recorded_samples_reader.h"

namespace fairshare {

/// A line of `samples.jsonl`: what it may tell of policies beside the allocation.
struct RecordedLine {
    JsonDocument& document;
    std::uint32_t line = 0;
    Seconds now = 0;
    std::uint64_t machine = 0; ///< nodes
};

/// Reads "v", the values of each node by policy, and checks "chosen", the nodes that a policy takes, and
/// "wc", what it loses by grace period; the two follow from the values. Other members are passed over.
/// @param values gets a moment for each policy that we know, and the others
/// Errors: BadInput or OutOfRange with the place in the line.
Result<void> readRecordedValues(const RecordedLine& line, const JsonMember& member, RecordedValues& values);

/// A policy of a list or of values by its name; null, with a note of its place, for one that there is none
/// of.
const PreemptionPolicy* recordedPolicy(
    std::string_view name, SourcePosition position, RecordedValues& values);

} // namespace fairshare
