// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/score_course.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Returns, by sample, the difference between the highest and the lowest loss of all policies.
std::vector<std::int64_t> spreads(const ScoreCourse& course, std::size_t grace)
{
    std::vector<std::int64_t> result(course.samples());
    const std::size_t policies = course.settings().preemption.policies.size();
    for (std::uint64_t sample = 0; sample < course.samples(); ++sample) {
        std::int64_t least = course.at({0, grace}, sample).all();
        std::int64_t most = least;
        for (std::size_t policy = 1; policy < policies; ++policy) {
            const std::int64_t lost = course.at({policy, grace}, sample).all();
            least = std::min(least, lost);
            most = std::max(most, lost);
        }
        result[sample] = most - least;
    }
    return result;
}

} // namespace

std::vector<KeyMoment> keyMoments(const ScoreCourse& course, std::size_t grace, std::size_t most)
{
    std::vector<KeyMoment> moments;
    if (course.samples() == 0 || most == 0)
        return moments;
    std::vector<std::int64_t> left = spreads(course, grace);
    // Neighboring samples are similar, so samples near a key moment add no information.
    const auto near = static_cast<std::ptrdiff_t>(std::max<std::uint64_t>(1, course.samples() / (most * 2)));
    while (moments.size() < most) {
        const auto found = std::ranges::max_element(left);
        if (*found <= 0)
            break;
        moments.push_back({static_cast<std::uint64_t>(found - left.begin()), *found});
        std::fill(found - std::min(near - 1, found - left.begin()),
            found + std::min(near, left.end() - found), std::int64_t{-1});
    }
    std::ranges::sort(moments, {}, &KeyMoment::sample);
    return moments;
}

std::optional<KeyMoment> nextDifference(std::span<const KeyMoment> moments, std::uint64_t sample)
{
    const auto found = std::ranges::upper_bound(moments, sample, {}, &KeyMoment::sample);
    return found == moments.end() ? std::nullopt : std::optional(*found);
}

std::optional<KeyMoment> previousDifference(std::span<const KeyMoment> moments, std::uint64_t sample)
{
    const auto found = std::ranges::lower_bound(moments, sample, {}, &KeyMoment::sample);
    return found == moments.begin() ? std::nullopt : std::optional(*(found - 1));
}

} // namespace fairshare
