// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/private_data.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(PrivateData, NamesWhatIsHidden)
{
    EXPECT_THAT(privateData("ClusterName = c\nPrivateData             = jobs,Usage ,jobs,,users\nX = 1\n"),
        ElementsAre("jobs", "usage", "users"));
    EXPECT_THAT(privateData("PrivateData = none\n"), IsEmpty());
    EXPECT_THAT(privateData("PrivateData = (null)\n"), IsEmpty());
    EXPECT_THAT(privateData("NotPrivateData = jobs\n"), IsEmpty());
    EXPECT_THAT(privateData(""), IsEmpty());
    EXPECT_EQ(missingFor("jobs"), "jobs of other users");
    EXPECT_EQ(missingFor("cloud"), "");
}

} // namespace
} // namespace fairshare
