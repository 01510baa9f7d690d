// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/unsaved_changes.h"

#include <string>
#include <vector>

namespace fairshare {

struct AlgorithmResult;

/// An input file of the figures.
struct CaptionSource {
    std::string name; ///< without its folder
    std::string digest; ///< SHA-256 of its bytes; "" if they changed after the file was read
};

/// What a picture must state about its origin.
struct CaptionFacts {
    std::vector<CaptionSource> sources; ///< empty for generated or captured scenarios
    std::string name; ///< of the scenario, if it has no file
    std::string variant; ///< "" for the own tree of the file
    UnsavedChanges unsaved{};
    std::vector<const AlgorithmResult*> results; ///< results whose figures are shown
    std::string premise{}; ///< assumption in addition to the scenario: "half-life 14 d instead of …"
    std::string baseline; ///< "" if nothing is compared
    std::string program; ///< including its version
    std::string date; ///< format 2026-11-22
};

/// How much of a digest to print: enough to distinguish files, or all of it.
enum class DigestLength { Short, Whole };

/// Returns "site.fairshare, SHA-256 687e946edcc6", or that the file changed on disk.
std::string sourceText(const CaptionSource& source, DigestLength digests);

/// Returns one line: "site.fairshare, SHA-256 687e946edcc6 · Fair Tree (account_ties as_run) · baseline:
/// opened file · Fairshare Explorer 1.0 · 2026-11-22".
std::string captionText(const CaptionFacts& facts, DigestLength digests = DigestLength::Short);

} // namespace fairshare
