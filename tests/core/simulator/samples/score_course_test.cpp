// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/score_course.h"

#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

class ScoreCourseTest : public testing::Test {
protected:
    ScoreCourseTest()
    {
        Workload workload = test::randomWorkload(9, 6);
        const auto queue = static_cast<std::size_t>(JobAttribute::Queue);
        workload.names[queue] = {"", "urgent"};
        for (std::size_t job = 0; job < workload.jobs.size(); job += 3)
            workload.jobs[job].attributes[queue] = 1;
        m_sampled =
            std::make_shared<const SampledRun>(test::sampledRunOf(test::runOf(std::move(workload), 6)));
        m_settings = test::settingsOf({"fifo", "random", "pap", "pap_plus"}, 3);
        m_settings.preemption.graces = {0, 90};
        m_settings.classes = {
            {.attribute = JobAttribute::Queue, .value = "urgent", .coefficient = 10, .minRuntime = 20}};
    }

    std::shared_ptr<const SampledRun> m_sampled;
    SampleSettings m_settings;
};

TEST_F(ScoreCourseTest, IsWhatEveryMomentLoses)
{
    const auto course = ScoreCourse::make(*m_sampled, m_settings);
    ASSERT_TRUE(course);
    ASSERT_EQ(course->samples(), m_sampled->clock().count());
    std::vector<ClassLoss> sums(8);
    std::int64_t jobs = 0;
    for (std::uint64_t sample = 0; sample < course->samples(); ++sample) {
        const Moment moment = momentOf(*m_sampled, sample, m_settings);
        for (std::size_t policy = 0; policy < 4; ++policy)
            for (std::size_t grace = 0; grace < 2; ++grace) {
                const LostWork& lost = moment.policies[policy].lost[grace];
                const ClassLoss wanted{lost.ofOthers, lost.ofClasses};
                ClassLoss& sum = sums[policy * 2 + grace];
                sum = {sum.ofOthers + wanted.ofOthers, sum.ofClasses + wanted.ofClasses};
                ASSERT_EQ(course->at({policy, grace}, sample), wanted);
                ASSERT_EQ(course->sumUntil({policy, grace}, sample), sum);
                jobs += policy == 2 && grace == 1 ? lost.jobs : 0;
            }
    }
    EXPECT_EQ(course->total({2, 1}).jobs, jobs);
    EXPECT_EQ(course->total({3, 0}).ofClasses, sums[6].ofClasses);
    EXPECT_GT(sums[6].ofClasses, 0);
}

TEST_F(ScoreCourseTest, PartsSamplesIntoColumns)
{
    const auto course = ScoreCourse::make(*m_sampled, m_settings);
    const ScoreLine line{3, 1};
    const auto columns = course->columns(line, 5, 64, 10);
    ASSERT_EQ(columns.size(), 10U);
    EXPECT_EQ(columns.front().first, 5U);
    for (std::size_t column = 0; column < 10; ++column) {
        const std::uint64_t begin = 5 + 64 * column / 10;
        const std::uint64_t end = 5 + 64 * (column + 1) / 10;
        ASSERT_EQ(columns[column].first, begin);
        std::int64_t sum = 0;
        std::int64_t ofClasses = 0;
        std::int64_t lowest = course->at(line, begin).all();
        std::int64_t highest = lowest;
        for (std::uint64_t sample = begin; sample < end; ++sample) {
            const std::int64_t lost = course->at(line, sample).all();
            sum += lost;
            ofClasses += course->at(line, sample).ofClasses;
            lowest = std::min(lowest, lost);
            highest = std::max(highest, lost);
        }
        const auto width = static_cast<double>(end - begin);
        EXPECT_EQ(columns[column].lowest, lowest);
        EXPECT_EQ(columns[column].highest, highest);
        EXPECT_DOUBLE_EQ(columns[column].mean, static_cast<double>(sum) / width);
        EXPECT_DOUBLE_EQ(columns[column].ofClasses, static_cast<double>(ofClasses) / width);
        EXPECT_EQ(columns[column].sum, course->sumUntil(line, end - 1));
    }
    EXPECT_EQ(course->columns(line, 0, 3, 10).size(), 3U);
    EXPECT_TRUE(course->columns(line, course->samples(), 3, 10).empty());
}

TEST_F(ScoreCourseTest, KnowsWhatItIsOf)
{
    const auto course = ScoreCourse::make(*m_sampled, m_settings);
    SampleSettings other = m_settings;
    other.grace = 1;
    other.scale = ValueScale::MinMax;
    EXPECT_TRUE(course->isOf(other));
    other.preemption.nodes = 2;
    EXPECT_FALSE(course->isOf(other));
    other = m_settings;
    other.classes.clear();
    EXPECT_FALSE(course->isOf(other));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(ScoreCourse::make(*m_sampled, m_settings, {.stop = stop.get_token()}).error().code,
        ErrorCode::Cancelled);
}

TEST_F(ScoreCourseTest, FindsWhereThePoliciesDifferMost)
{
    const auto course = ScoreCourse::make(*m_sampled, m_settings);
    const auto spreadAt = [&](std::uint64_t sample) {
        std::vector<std::int64_t> lost;
        for (std::size_t policy = 0; policy < 4; ++policy)
            lost.push_back(course->at({policy, 1}, sample).all());
        const auto [least, most] = std::ranges::minmax(lost);
        return most - least;
    };
    std::int64_t largest = 0;
    for (std::uint64_t sample = 0; sample < course->samples(); ++sample)
        largest = std::max(largest, spreadAt(sample));
    const auto moments = keyMoments(*course, 1, 5);
    ASSERT_EQ(moments.size(), 5U);
    EXPECT_EQ(std::ranges::max(moments, {}, &KeyMoment::spread).spread, largest);
    for (std::size_t at = 0; at < 5; ++at) {
        EXPECT_EQ(moments[at].spread, spreadAt(moments[at].sample));
        if (at > 0) {
            EXPECT_GE(moments[at].sample - moments[at - 1].sample, course->samples() / 10);
        }
    }
    EXPECT_EQ(nextDifference(moments, moments[1].sample)->sample, moments[2].sample);
    EXPECT_EQ(previousDifference(moments, moments[1].sample)->sample, moments[0].sample);
    EXPECT_FALSE(nextDifference(moments, moments[4].sample));
    EXPECT_FALSE(previousDifference(moments, moments[0].sample));
    EXPECT_TRUE(keyMoments(*course, 1, 0).empty());
}

TEST(KeyMomentsTest, AreNoneWhereOnePolicyIsAlone)
{
    const SampledRun sampled = test::sampledRunOf(test::runOf(test::randomWorkload(2, 3), 3));
    EXPECT_TRUE(keyMoments(*ScoreCourse::make(sampled, test::settingsOf({"pap"}, 1)), 0).empty());
}

} // namespace
} // namespace fairshare
