// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/review.h"

#include "core/analysis/compare/changes/single_change.h"
#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/report/caption.h"
#include "core/report/review/own_text.h"
#include "core/report/review/parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace fairshare {
namespace {

/// Returns whether a value is a JSON object or list.
bool isStructured(const std::string& value)
{
    return value.starts_with('{') || value.starts_with('[');
}

using review::Facts;

constexpr double EvaluatedPart = 0.3; ///< part of the work done before the first section

std::string joined(const std::vector<ReviewSource>& sources)
{
    std::string text;
    for (const ReviewSource& source : sources)
        text += (text.empty() ? "" : " + ") + sourceText({source.name, source.digest}, DigestLength::Short);
    return text;
}

std::string baselineText(const ReviewOrigin& origin)
{
    if (origin.baselineSources.empty())
        return origin.baselineName;
    return joined(origin.baselineSources);
}

std::vector<std::string> footer(const Facts& facts)
{
    const ReviewOrigin& origin = facts.question.origin;
    std::string from = origin.sources.empty()
        ? fairshare::say("{0}, not saved to a file", facts.scenario().title)
        : joined(origin.sources);
    if (facts.scenario().shown)
        from += "; " + fairshare::say("variant {0}", facts.scenario().shown->name);
    if (origin.unsaved.any)
        from += "; " + fairshare::say("with unsaved changes");
    if (facts.baseline)
        from += "; " + fairshare::say("baseline: {0}", baselineText(origin));
    return {from,
        fmt::format("{}; {}, {}", review::algorithmWithParameters(facts.result()), origin.program,
            review::shortDate(origin))};
}

Result<void> compare(Facts& facts)
{
    const ReviewQuestion& question = facts.question;
    if (!question.baseline)
        return {};
    auto baseline = evaluate(*question.baseline, allAlgorithmIds(), facts.progress);
    if (!baseline)
        return tl::unexpected(baseline.error());
    facts.baseline = *baseline;
    auto comparison = compareRanks(
        {.now = facts.now, .baseline = facts.baseline, .algorithm = facts.algorithm, .against = {}});
    if (!comparison)
        return tl::unexpected(comparison.error());
    facts.comparison = std::move(*comparison);
    facts.difference = differenceOf(*question.baseline, *question.now, facts.comparison->match);
    // Metadata of the file is not policy, and other variants in it are not part of this proposal.
    std::erase_if(facts.difference->settings, isOfFileItself);
    // A section is a long text with many values.
    for (SettingChange& change : facts.difference->settings)
        if (isStructured(change.before) || isStructured(change.after)) {
            change.before = change.before.empty() ? "" : fairshare::say("see the old file");
            change.after = change.after.empty() ? "" : fairshare::say("see the new file");
        }
    facts.changes = singleChanges(*facts.difference, question.baseline->tree, question.now->tree);
    return {};
}

std::string subtitle(const Facts& facts)
{
    const Scenario& scenario = facts.scenario();
    const std::string& title = scenario.title;
    return scenario.shown ? fairshare::say("{0}, variant {1}", title, scenario.shown->name) : title;
}

ReviewSection signatures(const Facts& facts)
{
    std::vector<std::string> lines;
    lines.reserve(facts.question.signatures.size());
    for (const std::string& name : facts.question.signatures)
        lines.push_back(fairshare::say("{}, date", name));
    if (lines.empty())
        lines = {fairshare::say("Board, date"), fairshare::say("Operations, date")};
    return {fairshare::say("Signatures"), {ReviewSignatures{std::move(lines)}}};
}

using review::FigureNumbers;

/// A section and how it is written.
struct SectionWriter {
    ReviewSectionChoice choice;
    ReviewSection (*write)(const Facts& facts, FigureNumbers& figures); ///< null if written elsewhere
};

template <ReviewSection (*write)(const Facts&)>
ReviewSection withoutFigures(const Facts& facts, FigureNumbers& /*figures*/)
{
    return write(facts);
}

constexpr std::string_view SummaryText = "summary";
constexpr std::string_view OwnText = "text";

constexpr std::array<SectionWriter, 12> Writers{
    SectionWriter{{SummaryText, fairshare::phrase("Summary")}, nullptr},
    SectionWriter{{OwnText, fairshare::phrase("Own text")}, nullptr},
    SectionWriter{{"changes", fairshare::phrase("Changes")}, withoutFigures<review::changes>},
    SectionWriter{{"moves", fairshare::phrase("Effect on users")}, review::gainsAndLosses},
    SectionWriter{{"orders", fairshare::phrase("Ranking under other algorithms")}, review::orders},
    SectionWriter{
        {"rule", fairshare::phrase("How the algorithm ranks users")}, withoutFigures<review::howItDecides>},
    SectionWriter{{"charts", fairshare::phrase("Shares, usage and priorities")}, review::chosenCharts},
    SectionWriter{{"algorithms", fairshare::phrase("The algorithms in plain words")},
        withoutFigures<review::allAlgorithms>},
    SectionWriter{
        {"parameters", fairshare::phrase("Parameters and assumptions")}, withoutFigures<review::parameters>},
    SectionWriter{{"commands", fairshare::phrase("sacctmgr commands")}, withoutFigures<review::commands>},
    SectionWriter{{"provenance", fairshare::phrase("Provenance")}, withoutFigures<review::provenance>},
    SectionWriter{{"signatures", fairshare::phrase("Signatures")}, withoutFigures<signatures>}};

std::vector<std::string> allSections()
{
    std::vector<std::string> ids;
    ids.reserve(Writers.size());
    for (const SectionWriter& writer : Writers)
        ids.emplace_back(writer.choice.id);
    return ids;
}

/// Writes the chosen sections. Those without content are left out.
/// @param summary already written
Result<std::vector<ReviewSection>> written(
    const Facts& facts, ReviewSection summary, const Progress& progress)
{
    const std::vector<std::string> ids =
        facts.question.sections.empty() ? allSections() : facts.question.sections;
    if (auto known = checkReviewSections(ids); !known)
        return tl::unexpected(known.error());
    auto own = ownSections(facts.question.text);
    if (!own)
        return tl::unexpected(own.error());
    std::vector<ReviewSection> sections;
    FigureNumbers figures;
    for (std::size_t at = 0; at < ids.size(); ++at) {
        const auto writer =
            std::ranges::find(Writers, ids[at], [](const SectionWriter& each) { return each.choice.id; });
        if (ids[at] == SummaryText)
            sections.push_back(std::exchange(summary, {}));
        else if (ids[at] == OwnText)
            std::ranges::move(*own, std::back_inserter(sections));
        else if (ReviewSection section = writer->write(facts, figures); !section.blocks.empty())
            sections.push_back(std::move(section));
        progress.at(EvaluatedPart
            + (1 - EvaluatedPart) * static_cast<double>(at + 1) / static_cast<double>(ids.size()));
    }
    if (sections.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "none of the chosen sections has content for this file: {}", fmt::join(ids, ", ")));
    return sections;
}

} // namespace

std::vector<std::string> reviewCharts()
{
    return {"share_vs_usage", "priority_collisions", "factor_surface", "factor_slices", "factor_difference"};
}

std::vector<std::string> usualReviewCharts(std::string_view algorithm)
{
    std::vector<std::string> charts = reviewCharts();
    if (algorithm != factorCurveAlgorithm())
        std::erase_if(charts, [](const std::string& id) { return id.starts_with("factor_"); });
    return charts;
}

std::span<const ReviewSectionChoice> reviewSections()
{
    static const auto all = [] {
        std::array<ReviewSectionChoice, Writers.size()> choices{};
        std::ranges::transform(Writers, choices.begin(), &SectionWriter::choice);
        return choices;
    }();
    return all;
}

Result<void> checkReviewSections(std::span<const std::string> ids)
{
    const std::vector<std::string> known = allSections();
    for (auto id = ids.begin(); id != ids.end(); ++id) {
        if (std::ranges::find(known, *id) == known.end())
            return fail(
                ErrorCode::NotFound, withKnownWords(fairshare::say("unknown section '{}'", *id), *id, known));
        if (std::find(ids.begin(), id, *id) != id)
            return fail(ErrorCode::BadInput, fairshare::say("section '{}' is listed twice", *id));
    }
    return {};
}

Result<Review> makeReview(const ReviewQuestion& question, const Progress& progress)
{
    // Each evaluation would report progress from 0 again, so progress is reported here for the whole.
    Facts facts{.question = question, .progress = {.report = {}, .stop = progress.stop}};
    facts.algorithm = question.algorithm.empty() ? question.now->settings.algorithm : question.algorithm;
    auto now = evaluate(*question.now, allAlgorithmIds(), facts.progress);
    if (!now)
        return tl::unexpected(now.error());
    facts.now = *now;
    progress.at(EvaluatedPart / 2);
    if (facts.now->find(facts.algorithm) == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("unknown algorithm '{}'", facts.algorithm));
    if (auto compared = compare(facts); !compared)
        return tl::unexpected(compared.error());
    progress.at(EvaluatedPart);
    const std::string title = question.title.empty() ? fairshare::say("Policy review") : question.title;
    Review made{.title = title,
        .subtitle = subtitle(facts),
        .place = {},
        .subject = {},
        .sections = {},
        .footer = footer(facts)};
    const std::string date = review::longDate(question.origin);
    // Anonymized clusters are named "cluster".
    const std::string& cluster = question.now->cluster;
    made.place =
        cluster.empty() || cluster == "cluster" ? date : fairshare::say("cluster {0}, {1}", cluster, date);
    // The first sentence sums up the review, whether or not the summary is among its sections.
    ReviewSection summary = review::summary(facts);
    made.subject = std::get<ReviewParagraph>(summary.blocks.front()).text;
    auto sections = written(facts, std::move(summary), progress);
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    if (!sections)
        return tl::unexpected(sections.error());
    made.sections = std::move(*sections);
    return made;
}

} // namespace fairshare
