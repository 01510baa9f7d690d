// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/submitter_reasons.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Formats a fraction as a percentage with at most two decimals.
std::string percentText(double part)
{
    return slotsText(part * 100);
}

std::string realSentence(const SubmitterStanding& standing)
{
    const std::string real = slotsText(standing.realPriorityNow);
    switch (standing.realOrigin) {
    case PriorityOrigin::Stated:
        return fairshare::say("The accountant reports a real priority (RUP) of {}.", real);
    case PriorityOrigin::OfEffective:
        return fairshare::say("The real priority (RUP) is {}: the effective priority reported by the "
                              "accountant, {}, divided by the factor.",
            real, slotsText(standing.effectivePriorityNow));
    case PriorityOrigin::Lowest:
        break;
    }
    return fairshare::say(
        "The recorded priority is missing or too low, so the real priority (RUP) is the minimum, {}.", real);
}

std::string timeSentence(const SubmitterSubject& subject, const SubmitterStanding& standing)
{
    const double halfLifeDays = halfLifeOf(subject.quotas, subject.settings) / SecondsOfDay;
    const double kept = std::pow(0.5, subject.settings.afterDays / halfLifeDays);
    return fairshare::say("After {} d with a half-life of {} d, {} % of this RUP and {} % of the {} cores in "
                          "use give a RUP of {}.",
        slotsText(subject.settings.afterDays), slotsText(halfLifeDays), percentText(kept),
        percentText(1 - kept), slotsText(standing.usage), slotsText(standing.realPriority));
}

std::string factorSentence(const SubmitterStanding& standing, std::string_view group)
{
    const std::string real = slotsText(standing.realPriority);
    const std::string factor = slotsText(standing.factor);
    const std::string effective = slotsText(standing.effectivePriority);
    switch (standing.factorOrigin) {
    case FactorOrigin::Stated:
        return fairshare::say(
            "With the submitter's own factor, {1}, the effective priority (EUP) is {0} × {1} = {2}.", real,
            factor, effective);
    case FactorOrigin::NiceUser:
        return fairshare::say(
            "With the factor for nice users, {1}, the effective priority (EUP) is {0} × {1} = {2}.", real,
            factor, effective);
    case FactorOrigin::Group:
        return fairshare::say("With the factor of {3}, {1}, the effective priority (EUP) is {0} × {1} = {2}.",
            real, factor, effective, group);
    case FactorOrigin::Pool:
        break;
    }
    return fairshare::say("With the pool's factor, {1}, the effective priority (EUP) is {0} × {1} = {2}.",
        real, factor, effective);
}

void addShare(const SubmitterSubject& subject, const SubmitterStanding& standing, const SubmitterPie& pie,
    std::vector<std::string>& sentences)
{
    const std::string_view group = quotaName(subject.quotas, subject.tree, pie.group);
    const double usable = std::min(subject.quotas.poolSize, pie.limit);
    const double whole = standing.share * usable;
    sentences.push_back(fairshare::say(
        "Its share among the submitters of {}, by 1/EUP, is {} %: {} of the {} cores that the group may use.",
        group, percentText(standing.share), slotsText(whole), slotsText(usable)));
    const QuotaSubmitter& submitter = subject.quotas.submitters[standing.submitter];
    if (submitter.ceiling && *submitter.ceiling < whole)
        sentences.push_back(fairshare::say("Its ceiling limits this to {}.", slotsText(*submitter.ceiling)));
    if (submitter.floor && *submitter.floor > standing.usage)
        sentences.push_back(fairshare::say(
            "It is served first until it reaches its floor of {}.", slotsText(*submitter.floor)));
    if (standing.more > 0)
        sentences.push_back(fairshare::say("It uses {} and may get {} more; {} of these are unclaimed.",
            slotsText(standing.usage), slotsText(standing.more), slotsText(standing.moreUnclaimed)));
    else
        sentences.push_back(fairshare::say("It uses {} and gets nothing more.", slotsText(standing.usage)));
}

} // namespace

std::vector<std::string> submitterSentences(const SubmitterSubject& subject, std::uint32_t place)
{
    const SubmitterStanding& standing = subject.division.standings[place];
    const auto pie = std::find_if(subject.division.pies.begin(), subject.division.pies.end(),
        [place](const SubmitterPie& each) { return place < each.end; });
    std::vector<std::string> sentences{realSentence(standing)};
    if (subject.settings.afterDays > 0)
        sentences.push_back(timeSentence(subject, standing));
    sentences.push_back(factorSentence(standing, quotaName(subject.quotas, subject.tree, standing.group)));
    if (standing.isRepeated)
        sentences.push_back(fairshare::say(
            "Its name is listed more than once; only the entry with the best priority has a share."));
    else
        addShare(subject, standing, *pie, sentences);
    return sentences;
}

std::string submitterAnswer(const SubmitterSubject& subject)
{
    const SubmitterDivision& division = subject.division;
    if (division.standings.empty())
        return fairshare::say("The pool has no submitters; load the output of condor_userprio.");
    const auto shortOf = [](const SubmitterStanding& each) { return each.entitled - each.usage; };
    const auto furthest = std::max_element(division.standings.begin(), division.standings.end(),
        [&shortOf](const auto& a, const auto& b) { return shortOf(a) < shortOf(b); });
    if (!(shortOf(*furthest) > 0))
        return fairshare::say("Every submitter uses at least its share of the group's limit.");
    return fairshare::say("{} uses {} of the {} cores in {} that its priority entitles it to, the largest "
                          "gap of all submitters.",
        shortSubmitterName(subject.quotas, subject.tree, *furthest), slotsText(furthest->usage),
        slotsText(furthest->entitled), quotaName(subject.quotas, subject.tree, furthest->group));
}

} // namespace fairshare
