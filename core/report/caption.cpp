// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/caption.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fairshare {
namespace {

constexpr std::size_t ShortDigest = 12;

std::string origin(const CaptionFacts& facts, DigestLength digests)
{
    if (facts.sources.empty())
        return fairshare::say("{0}, not saved to a file", facts.name);
    std::vector<std::string> sources;
    sources.reserve(facts.sources.size());
    for (const CaptionSource& source : facts.sources)
        sources.push_back(sourceText(source, digests));
    return fmt::format("{}", fmt::join(sources, " + "));
}

std::string unsavedText(std::size_t changesOfTrees)
{
    if (changesOfTrees == 0)
        return fairshare::say("unsaved");
    return changesOfTrees == 1 ? fairshare::say("1 unsaved change")
                               : fairshare::say("{0} unsaved changes", changesOfTrees);
}

std::string algorithmText(const AlgorithmResult& result)
{
    std::vector<std::string> parameters;
    for (const auto& [id, value] : result.parameters)
        parameters.push_back(fmt::format("{} {}", id, toText(value)));
    const std::string title = said(result.algorithm->title);
    return parameters.empty() ? title : fmt::format("{} ({})", title, fmt::join(parameters, ", "));
}

} // namespace

std::string sourceText(const CaptionSource& source, DigestLength digests)
{
    if (source.digest.empty())
        return fairshare::say("{0}, changed on disk since it was read", source.name);
    const bool whole = digests == DigestLength::Whole;
    return fairshare::say(
        "{0}, SHA-256 {1}", source.name, whole ? source.digest : source.digest.substr(0, ShortDigest));
}

std::string captionText(const CaptionFacts& facts, DigestLength digests)
{
    std::vector<std::string> parts{origin(facts, digests)};
    if (!facts.variant.empty())
        parts.push_back(fairshare::say("variant {0}", facts.variant));
    if (facts.unsaved.any)
        parts.push_back(unsavedText(facts.unsaved.ofTrees));
    std::vector<std::string> algorithms;
    algorithms.reserve(facts.results.size());
    for (const AlgorithmResult* result : facts.results)
        algorithms.push_back(algorithmText(*result));
    if (!algorithms.empty())
        parts.push_back(fmt::format("{}", fmt::join(algorithms, ", ")));
    if (!facts.premise.empty())
        parts.push_back(facts.premise);
    if (!facts.baseline.empty())
        parts.push_back(fairshare::say("baseline: {0}", facts.baseline));
    parts.push_back(facts.program);
    parts.push_back(facts.date);
    return fmt::format("{}", fmt::join(parts, " · "));
}

} // namespace fairshare
