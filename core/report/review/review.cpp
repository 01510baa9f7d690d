// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/review.h"

#include "core/analysis/compare/changes/single_change.h"
#include "core/base/say.h"
#include "core/report/caption.h"
#include "core/report/review/parts.h"

#include <fmt/format.h>

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
constexpr int Sections = 11;

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

ReviewSection signatures()
{
    return {fairshare::say("Signatures"),
        {ReviewSignatures{{fairshare::say("Board, date"), fairshare::say("Operations, date")}}}};
}

} // namespace

std::vector<std::string> reviewCharts()
{
    return {"share_vs_usage", "priority_collisions", "factor_surface", "factor_slices", "factor_difference"};
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
    review::FigureNumbers figures;
    int written = 0;
    const auto add = [&](ReviewSection section) {
        if (!section.blocks.empty())
            made.sections.push_back(std::move(section));
        progress.at(EvaluatedPart + (1 - EvaluatedPart) * ++written / Sections);
    };
    add(review::summary(facts));
    made.subject = std::get<ReviewParagraph>(made.sections.front().blocks.front()).text;
    add(review::changes(facts));
    add(review::gainsAndLosses(facts, figures));
    add(review::orders(facts, figures));
    add(review::howItDecides(facts));
    add(review::chosenCharts(facts, figures));
    add(review::allAlgorithms(facts));
    add(review::parameters(facts));
    add(review::commands(facts));
    add(review::provenance(facts));
    add(signatures());
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    return made;
}

} // namespace fairshare
