// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/submitters/submitter_division.h"

#include <string>
#include <vector>

namespace fairshare {

/// Input for sentences about submitters.
struct SubmitterSubject {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    const SubmitterDivision& division;
    SubmitterSettings settings{};
};

/// Explains the values of a submitter in sentences with numbers, in the order of computation.
/// @param place index in SubmitterDivision::standings
std::vector<std::string> submitterSentences(const SubmitterSubject& subject, std::uint32_t place);

/// Returns one sentence that names the submitter furthest below its part of a limit.
std::string submitterAnswer(const SubmitterSubject& subject);

} // namespace fairshare
