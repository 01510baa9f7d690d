// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/submitter_division.h"

#include <string>
#include <vector>

namespace fairshare {

/// What sentences about submitters are made from.
struct SubmitterSubject {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    const SubmitterDivision& division;
    SubmitterSettings settings{};
};

/// Where the figures of a submitter come from: sentences with the numbers, in the order in which they are
/// computed. @param place in SubmitterDivision::standings
std::vector<std::string> submitterSentences(const SubmitterSubject& subject, std::uint32_t place);

/// One sentence about all submitters: whose use is furthest below its part of a limit.
std::string submitterAnswer(const SubmitterSubject& subject);

} // namespace fairshare
