// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_rules.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/priority/array_tasks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

/// Warnings about weights arranged in tiers of bits, and about the cap.
namespace fairshare::weight_rules {
namespace {

/// Returns whether factors are multiples of 1 / number of users.
bool hasExactRanks(const WeightQuestion& question)
{
    const Algorithm* algorithm = findAlgorithm(question.algorithmId);
    return algorithm != nullptr && algorithm->meaning == FactorMeaning::RankDecides
        && algorithm->pointsPerRank == 1;
}

std::vector<UserFactor> usersOf(const WeightQuestion& question)
{
    if (!question.users.empty())
        return {question.users.begin(), question.users.end()};
    std::map<std::string, double> found;
    for (std::size_t job = 0; job < question.queue.jobs().size(); ++job)
        if (const std::string& user = question.queue.jobs()[job].user; !user.empty())
            found.emplace(user, question.queue.fairshare[job]);
    std::vector<UserFactor> users;
    users.reserve(found.size());
    for (const auto& [user, factor] : found)
        users.push_back({user, factor});
    return users;
}

std::size_t usedTiers(const BitTiers& tiers)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(tiers.tiers, [](const BitTier& tier) { return !tier.parts.empty(); }));
}

/// Returns the tier that contains only the fairshare weight and is above others.
std::optional<std::size_t> fairshareTier(const BitTiers& tiers)
{
    for (std::size_t i = 0; i + 1 < tiers.tiers.size(); ++i)
        if (const auto& parts = tiers.tiers[i].parts;
            parts.size() == 1 && parts.front().term == PriorityTerm::Fairshare)
            return i;
    return std::nullopt;
}

/// Returns the tier that contains TRES if there is more than one tier.
std::optional<std::size_t> tresTier(const BitTiers& tiers)
{
    if (usedTiers(tiers) < 2)
        return std::nullopt;
    for (std::size_t i = 0; i < tiers.tiers.size(); ++i)
        if (std::ranges::count(tiers.tiers[i].parts, PriorityTerm::Tres, &TierPart::term) > 0)
            return i;
    return std::nullopt;
}

/// A term in a tier above others, measured in the tier's lowest bit.
struct RaisedTerm {
    unsigned lowest = 0;
    double units = 0;
};

std::optional<RaisedTerm> raised(const BitTiers& tiers, PriorityTerm term)
{
    bool isBelow = false;
    for (std::size_t i = tiers.tiers.size(); i-- > 0;) {
        RaisedTerm found{.lowest = tiers.lowestBit(i)};
        for (const TierPart& part : tiers.tiers[i].parts)
            found.units += part.term == term ? part.proportion : 0;
        if (found.units > 0)
            return isBelow ? std::optional(found) : std::nullopt;
        isBelow = isBelow || !tiers.tiers[i].parts.empty();
    }
    return std::nullopt;
}

/// Warns about a term whose factor can take any value, if the term's points reach the bits of lower terms in
/// some jobs.
Found spillOf(const WeightQuestion& question, PriorityTerm term)
{
    const OrderedQueue& queue = question.queue;
    const auto place = raised(tiersOf(queue.config), term);
    if (!place)
        return std::nullopt;
    const double unit = std::ldexp(1.0, static_cast<int>(place->lowest));
    WeightWarning warning{.id = "term_spill", .title = {}, .text = {}};
    for (std::uint32_t job = 0; job < queue.jobs().size(); ++job)
        if (std::fmod(pointsOf(queue.priorities.termsOf(job), term), unit) != 0)
            warning.jobs.push_back(job);
    if (warning.jobs.empty())
        return std::nullopt;
    const std::string name = titleOf(term);
    warning.title = fairshare::say("Points from {} fall below bit {}", name, place->lowest);
    warning.text = place->units == 1
        ? fairshare::say(
              "The {} factor can take any value, but only 0 and 1 leave the lower bits untouched.", name)
        : fairshare::say(
              "The {} factor can take any value, but only multiples of 1/{} leave the lower bits untouched.",
              name, pointsText(place->units));
    warning.text += ' '
        + fairshare::say("For {} of {} jobs, its points reach the bits of lower terms.",
            taskCount(queue.jobs(), warning.jobs), taskCount(queue.jobs()));
    return warning;
}

/// Returns the largest part of its partition's TRES that a job requests.
double largestPart(const Job& job, const PriorityConfig& config)
{
    const auto amountOf = [](const TresAmounts& amounts, std::string_view name) {
        const auto found = std::ranges::find(amounts, name, &TresAmounts::value_type::first);
        return found == amounts.end() ? 0.0 : static_cast<double>(found->second);
    };
    double largest = 0;
    for (const JobPartition& partition : job.partitions)
        for (const TresWeight& tres : config.tresWeights)
            if (const double whole = amountOf(partition.tres, tres.name); whole > 0 && tres.weight > 0)
                largest = std::max(largest, amountOf(job.requested, tres.name) / whole);
    return largest;
}

/// Rounds the small difference of two large sums, whose last digits are noise.
double withoutNoise(double points)
{
    constexpr double Scale = 100'000;
    const double rounded = std::round(points * Scale) / Scale;
    return rounded == 0 ? points : rounded;
}

} // namespace

Found overflow(const WeightQuestion& question)
{
    const MaximumPriority maximum = maximumPriority(question.queue.config);
    if (maximum.headroom() >= 0)
        return std::nullopt;
    const double excess = withoutNoise(-maximum.headroom());
    // Otherwise both numbers around "above" would look the same.
    const std::string sum =
        excess < 1 ? saidNumber(shortest(withoutNoise(maximum.sum))) : pointsText(maximum.sum);
    WeightWarning warning{.id = "overflow",
        .title = fairshare::say("Priorities can reach the cap"),
        .text = fairshare::say("All terms at their maximum add up to {}, which is {} above 2³² − 1. Jobs "
                               "that reach this cap have equal priorities, whatever their terms.",
            sum, pointsText(excess))};
    for (std::uint32_t job = 0; job < question.queue.jobs().size(); ++job)
        if (question.queue.priorities.termsOf(job).computed == LargestPriority)
            warning.jobs.push_back(job);
    return warning;
}

Found spill(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    const BitTiers tiers = tiersOf(config);
    const auto tier = fairshareTier(tiers);
    if (!tier)
        return std::nullopt;
    const unsigned lowest = tiers.lowestBit(*tier);
    const double unit = std::ldexp(1.0, static_cast<int>(lowest));
    const std::vector<UserFactor> users = usersOf(question);
    WeightWarning warning{.id = "spill",
        .title = fairshare::say("Points from fairshare fall below bit {}", lowest),
        .text = fairshare::say("F × {0} is a multiple of {1} only if F is a multiple of 1/{2}.",
            config.weights.fairshare, std::uint64_t{1} << lowest, config.weights.fairshare >> lowest)};
    for (const auto& [user, factor] : users)
        if (std::fmod(factor * config.weights.fairshare, unit) != 0)
            warning.users.push_back(user);
    if (warning.users.empty())
        return std::nullopt;
    warning.text += ' ';
    warning.text += hasExactRanks(question) && !question.users.empty()
        ? fairshare::say("With {0} users, F is k/{0}; {1} of them have points below bit {2}.", users.size(),
              warning.users.size(), lowest)
        : fairshare::say(
              "{} of {} users have points below bit {}.", warning.users.size(), users.size(), lowest);
    return warning;
}

Found ageSpill(const WeightQuestion& question)
{
    return spillOf(question, PriorityTerm::Age);
}

Found jobSizeSpill(const WeightQuestion& question)
{
    return spillOf(question, PriorityTerm::JobSize);
}

Found tresSpill(const WeightQuestion& question)
{
    return spillOf(question, PriorityTerm::Tres);
}

Found tresSum(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    const BitTiers tiers = tiersOf(config);
    const auto place = tresTier(tiers);
    if (!place)
        return std::nullopt;
    const BitTier& tier = tiers.tiers[*place];
    const double unit = std::ldexp(1.0, static_cast<int>(tiers.lowestBit(*place)));
    double others = 0;
    double sum = 0;
    std::string addends;
    std::string last;
    std::size_t count = 0;
    for (const TresWeight& weight : config.tresWeights) {
        if (weight.weight <= 0)
            continue;
        addends += (addends.empty() ? "" : " + ") + pointsText(weight.weight);
        sum += weight.weight / unit;
        last = weight.name;
        ++count;
    }
    for (const TierPart& part : tier.parts)
        others += part.term == PriorityTerm::Tres ? 0 : part.proportion;
    const double plan = static_cast<double>(tier.units()) - others;
    // Truncating weights to whole numbers loses less than 1 for each weight.
    const double missing = plan - sum;
    if (missing <= 0 || missing > static_cast<double>(count) || others == 0)
        return std::nullopt;
    PriorityConfig fixed = config;
    const auto target = std::ranges::find(fixed.tresWeights, last, &TresWeight::name);
    target->weight += missing * unit;
    WeightWarning warning{.id = "tres_sum",
        .title = fairshare::say(
            "TRES weights add up to {} instead of {}", pointsText(sum * unit), pointsText(plan * unit)),
        .text = fairshare::say("{} = {}. {} of the tier's {} values are never used.", addends,
            pointsText(sum * unit), pointsText(missing), tier.units() + 1),
        .fix = WeightFix{fairshare::say("Set {} to {}", last, pointsText(target->weight)), fixed}};
    return warning;
}

Found tresCarry(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    if (config.tresWeights.empty() || config.flags.has(PriorityFlag::NoNormalTres))
        return std::nullopt;
    WeightWarning warning{.id = "tres_carry",
        .severity = Severity::Note,
        .title = fairshare::say("Jobs request more than their partition has"),
        .text = {}};
    double largest = 0;
    std::uint32_t worst = 0;
    std::set<std::string> users;
    for (std::uint32_t job = 0; job < question.queue.jobs().size(); ++job) {
        const double part = largestPart(question.queue.jobs()[job], config);
        if (part <= 1)
            continue;
        warning.jobs.push_back(job);
        users.insert(question.queue.jobs()[job].user);
        if (part > largest)
            worst = job;
        largest = std::max(largest, part);
    }
    if (warning.jobs.empty())
        return std::nullopt;
    warning.users.assign(users.begin(), users.end());
    const std::string times = saidNumber(fixed(largest, 2));
    warning.text = fairshare::say("TRES factors are not capped at 1. Jobs that request more than their "
                                  "partition has: {}; the largest, job {}, requests {} times as much.",
        taskCount(question.queue.jobs(), warning.jobs), question.queue.jobs()[worst].id, times);
    const BitTiers tiers = tiersOf(config);
    const auto place = tresTier(tiers);
    std::size_t carrying = 0;
    for (const std::uint32_t job : warning.jobs)
        if (place
            && decode(tiers, question.queue.priorities, question.queue.priorities.mainEntry[job])[*place]
                    .carry
                > 0)
            ++carrying;
    if (carrying == 0)
        return warning;
    warning.severity = Severity::Warning;
    const auto bit = tiers.lowestBit(*place) + tiers.tiers[*place].bits;
    warning.text += ' ' + fairshare::say("Jobs that carry into bit {} and above: {}.", bit, carrying);
    return warning;
}

Found tooSmallForUsers(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    const std::size_t users = question.users.size();
    const std::uint64_t weight = config.weights.fairshare;
    const Algorithm* algorithm = findAlgorithm(question.algorithmId);
    if (algorithm == nullptr || algorithm->meaning != FactorMeaning::RankDecides || weight == 0 || users < 2)
        return std::nullopt;
    const std::uint64_t enough = algorithm->pointsPerRank * std::uint64_t{users};
    if (weight >= enough)
        return std::nullopt;
    WeightWarning warning{.id = "too_small_for_users",
        .title = fairshare::say("Fairshare weight {} is too small for {} users", weight, users),
        .text = {}};
    const std::string step =
        saidNumber(fixedOrScientific(static_cast<double>(weight) / static_cast<double>(users), 2));
    if (algorithm->pointsPerRank == 1)
        warning.text =
            fairshare::say("One rank is worth {0}/{1} = {2} points, less than 1, so neighboring ranks share "
                           "priorities. With a weight of at least {1}, each rank has its own priority.",
                weight, users, step);
    else if (weight < 2 * std::uint64_t{users})
        warning.text = fairshare::say("One rank is worth {0}/{1} = {2} points, so ranks share priorities. At "
                                      "a weight of 2 × {1}, at most the last two do; at 3 × {1}, none do.",
            weight, users, step);
    else
        warning.text = fairshare::say(
            "At a weight of 2 × {0}, at most the last two ranks share a priority; at 3 × {0}, none do.",
            users);
    PriorityConfig fixed = config;
    fixed.weights.fairshare = static_cast<std::uint32_t>(std::min<std::uint64_t>(enough, LargestPriority));
    warning.fix = WeightFix{fairshare::say("Set the fairshare weight to {}", fixed.weights.fairshare), fixed};
    return warning;
}

} // namespace fairshare::weight_rules
