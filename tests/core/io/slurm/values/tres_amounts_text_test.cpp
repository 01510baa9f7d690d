// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/values/tres_amounts_text.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(TresAmountsText, HasTheNamesThatWeightsHave)
{
    EXPECT_EQ(parseTresAmounts("cpu=8,Mem=1G,gres/gpu:A100=2"),
        (TresAmounts{{"cpu", 8}, {"mem", 1024}, {"gres/gpu:a100", 2}}));
    EXPECT_EQ(parseTresAmounts("GRES/GPU=1,gres/gpu=2"), (TresAmounts{{"gres/gpu", 2}}));
    EXPECT_EQ(parseTresAmounts("(null)"), TresAmounts());
    EXPECT_EQ(parseTresAmounts("=1"), std::nullopt);
}

} // namespace
} // namespace fairshare
