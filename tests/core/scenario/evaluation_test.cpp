// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"

#include "core/analysis/generate/generator.h"
#include "core/tree/edits/share_tree_edits.h"

#include <gtest/gtest.h>

#include <cstring>
#include <thread>
#include <vector>

namespace fairshare {
namespace {

Scenario generated(std::string_view shape)
{
    return generateScenario({.shape = shape, .size = 6000, .seed = 3}).value();
}

/// All at the same time, the last one started first.
void runAtOnce(std::size_t count, const std::function<void(std::size_t)>& task)
{
    std::vector<std::jthread> threads;
    for (std::size_t i = count; i > 0; --i)
        threads.emplace_back([&task, i] { task(i - 1); });
}

void expectSameBits(const Evaluation& a, const Evaluation& b)
{
    ASSERT_EQ(a.results.size(), b.results.size());
    for (std::size_t i = 0; i < a.results.size(); ++i) {
        EXPECT_EQ(a.results[i].algorithm, b.results[i].algorithm);
        EXPECT_EQ(*a.results[i].rank, *b.results[i].rank);
        for (const Column& column : a.results[i].table.columns) {
            const Column* other = b.results[i].table.find(column.spec.id);
            ASSERT_NE(other, nullptr);
            std::visit(
                [&](const auto& values) {
                    const auto& others = std::get<std::decay_t<decltype(values)>>(other->values);
                    ASSERT_EQ(values->size(), others->size());
                    EXPECT_EQ(
                        std::memcmp(values->data(), others->data(), values->size() * sizeof(values->front())),
                        0)
                        << a.results[i].algorithm->id << ", column " << column.spec.id;
                },
                column.values);
        }
    }
}

class EvaluatorOf : public testing::TestWithParam<const char*> { };

TEST_P(EvaluatorOf, GivesTheSameBitsWhenAlgorithmsRunAtOnce)
{
    Scenario scenario = generated(GetParam());
    Evaluator atOnce(runAtOnce);
    expectSameBits(*atOnce.evaluate(scenario).value(), *evaluate(scenario).value());

    const auto user = static_cast<NodeRow>(scenario.tree.size() - 1);
    scenario.tree = withUsage(scenario.tree, user, 123'456'789).value();
    expectSameBits(*atOnce.evaluate(scenario).value(), *evaluate(scenario).value());
}

INSTANTIATE_TEST_SUITE_P(Shapes, EvaluatorOf, testing::Values("lab", "flat", "deep", "university"),
    [](const auto& test) { return std::string(test.param); });

TEST(Evaluator, ReportsEachAlgorithmOnce)
{
    std::vector<double> reports;
    Progress progress;
    progress.report = [&reports](double fraction, std::size_t) { reports.push_back(fraction); };
    ASSERT_TRUE(Evaluator(runAtOnce).evaluate(generated("lab"), allAlgorithmIds(), progress));
    ASSERT_EQ(reports.size(), 5U);
    for (std::size_t i = 0; i < reports.size(); ++i)
        EXPECT_DOUBLE_EQ(reports[i], static_cast<double>(i + 1) / 5);
}

TEST(Evaluator, CancelledHalfwayAnswersSo)
{
    std::stop_source stop;
    Progress progress;
    progress.stop = stop.get_token();
    progress.report = [&stop](double, std::size_t) { stop.request_stop(); };
    const auto result = Evaluator().evaluate(generated("lab"), allAlgorithmIds(), progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(result.error().message, "canceled");
}

} // namespace
} // namespace fairshare
