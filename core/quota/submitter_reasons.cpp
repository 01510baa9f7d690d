// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitter_reasons.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/quota/quota_words.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Two decimals, which is how the accountant prints priorities.
std::string percentText(double part)
{
    return slotsText(part * 100);
}

std::string realSentence(const SubmitterStanding& standing)
{
    const std::string real = slotsText(standing.realPriorityNow);
    switch (standing.realOrigin) {
    case PriorityOrigin::Stated:
        return fairshare::say("Its real priority (RUP) is {}, as the accountant says.", real);
    case PriorityOrigin::OfEffective:
        return fairshare::say(
            "Its real priority (RUP) is {}: the effective one that the accountant says, {}, divided by the "
            "factor.",
            real, slotsText(standing.effectivePriorityNow));
    case PriorityOrigin::Lowest:
        break;
    }
    return fairshare::say("Nothing is told of its priority, so the real one (RUP) is the lowest, {}.", real);
}

std::string timeSentence(const SubmitterSubject& subject, const SubmitterStanding& standing)
{
    const double halfLifeDays = halfLifeOf(subject.quotas, subject.settings) / SecondsOfDay;
    const double kept = std::pow(0.5, subject.settings.afterDays / halfLifeDays);
    return fairshare::say(
        "After {} d with a half-life of {} d, {} % of that and {} % of the {} cores in use make it {}.",
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
        return fairshare::say("Times its own factor of {1} the effective priority (EUP) is {0} × {1} = {2}.",
            real, factor, effective);
    case FactorOrigin::NiceUser:
        return fairshare::say(
            "Times the factor {1} of nice users the effective priority (EUP) is {0} × {1} = {2}.", real,
            factor, effective);
    case FactorOrigin::Group:
        return fairshare::say("Times the factor {1} of {3} the effective priority (EUP) is {0} × {1} = {2}.",
            real, factor, effective, group);
    case FactorOrigin::Pool:
        break;
    }
    return fairshare::say("Times the factor {1} of the pool the effective priority (EUP) is {0} × {1} = {2}.",
        real, factor, effective);
}

void addShare(const SubmitterSubject& subject, const SubmitterStanding& standing, const SubmitterPie& pie,
    std::vector<std::string>& sentences)
{
    const std::string_view group = quotaName(subject.quotas, subject.tree, pie.group);
    const double whole = standing.share * std::min(subject.quotas.poolSize, pie.limit);
    sentences.push_back(fairshare::say("Divided by 1/EUP among the submitters of {} it has {} % of the pie: "
                                       "{} of the {} cores that the group "
                                       "may use.",
        group, percentText(standing.share), slotsText(whole), slotsText(pie.limit)));
    const QuotaSubmitter& submitter = subject.quotas.submitters[standing.submitter];
    if (submitter.ceiling && *submitter.ceiling < whole)
        sentences.push_back(
            fairshare::say("Its ceiling allows no more than {}.", slotsText(*submitter.ceiling)));
    if (submitter.floor && *submitter.floor > standing.usage)
        sentences.push_back(
            fairshare::say("It is served first up to its floor of {}.", slotsText(*submitter.floor)));
    if (standing.more > 0)
        sentences.push_back(fairshare::say("It uses {}, so it may get {} more, {} of them that nobody uses.",
            slotsText(standing.usage), slotsText(standing.more), slotsText(standing.moreUnclaimed)));
    else
        sentences.push_back(
            fairshare::say("It uses {}, so it gets nothing more.", slotsText(standing.usage)));
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
        sentences.push_back(fairshare::say("Its name is listed twice, and only the first has a share."));
    else
        addShare(subject, standing, *pie, sentences);
    return sentences;
}

std::string submitterAnswer(const SubmitterSubject& subject)
{
    const SubmitterDivision& division = subject.division;
    if (division.standings.empty())
        return fairshare::say("The pool has no submitters; condor_userprio prints them.");
    const auto shortOf = [](const SubmitterStanding& each) { return each.entitled - each.usage; };
    const auto furthest = std::max_element(division.standings.begin(), division.standings.end(),
        [&shortOf](const auto& a, const auto& b) { return shortOf(a) < shortOf(b); });
    if (!(shortOf(*furthest) > 0))
        return fairshare::say("Every submitter uses what its part of the group's limit is, or more.");
    return fairshare::say(
        "{} uses {} of the {} cores of {} that its priority gives it, the widest gap of all.",
        shortSubmitterName(subject.quotas, subject.tree, *furthest), slotsText(furthest->usage),
        slotsText(furthest->entitled), quotaName(subject.quotas, subject.tree, furthest->group));
}

} // namespace fairshare
