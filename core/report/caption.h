// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/unsaved_changes.h"

#include <string>
#include <vector>

namespace fairshare {

struct AlgorithmResult;

/// A file that figures come from.
struct CaptionSource {
    std::string name; ///< without its folder
    std::string digest; ///< SHA-256 of its bytes; "" when they are not those that were read
};

/// What a picture must say of itself to be believed later.
struct CaptionFacts {
    std::vector<CaptionSource> sources; ///< none for what was made or captured
    std::string name; ///< of the scenario, where it has no file
    std::string variant; ///< "" for the file's own tree
    UnsavedChanges unsaved{};
    std::vector<const AlgorithmResult*> results; ///< whose figures are seen
    std::string premise{}; ///< what they assume beside the scenario: "half-life 14 d instead of …"
    std::string baseline; ///< "" when nothing is compared
    std::string program; ///< with its version
    std::string date; ///< as 2026-11-22
};

/// How much of a digest is said: enough to tell files apart, or all of it.
enum class DigestLength { Short, Whole };

/// One line: "site.fairshare, SHA-256 687e946edcc6 · Fair Tree (account_ties as_run) · baseline: opened file
/// · Fairshare Explorer 1.0 · 2026-11-22".
std::string captionText(const CaptionFacts& facts, DigestLength digests = DigestLength::Short);

} // namespace fairshare
