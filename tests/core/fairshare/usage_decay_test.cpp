// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_decay.h"

#include "tests/support/vector_tree.h"

#include <gtest/gtest.h>

#include <fstream>

namespace fairshare::test {
namespace {

// Origin: one decay step of Slurm 22.05.8 on usage 7, tests/data/vectors/slurm-22.05/decay.json.
TEST(UsageDecay, LeavesWhatSlurmLeaves)
{
    std::ifstream stream(std::string(TEST_DATA) + "/vectors/slurm-22.05/decay.json");
    const ExactJson file = ExactJson::parse(stream);
    ASSERT_EQ(file.at("cases").size(), 42U);
    for (const ExactJson& step : file.at("cases")) {
        const double factor = decayFactor(static_cast<double>(step.at("half_life_s").get<long double>()),
            static_cast<double>(step.at("elapsed_s").get<long double>()));
        const long double after = step.at("usage_before").get<long double>() * factor;
        EXPECT_EQ(differenceFrom(step.at("usage_after"), static_cast<double>(after)), "") << step.dump();
    }
}

} // namespace
} // namespace fairshare::test
