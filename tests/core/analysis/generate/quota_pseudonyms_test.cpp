// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/quota_pseudonyms.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(QuotaPseudonyms, HideNamesAndKeepTheTree)
{
    GroupQuotas quotas;
    quotas.options.sortExpression = "secret";
    quotas.groups = {{.name = "Zoo", .quota = 4, .unknown = {{"owner", "\"me\""}}}, {.name = "zoo.ape"},
        {.name = "bar"}, {.name = "<none>"}};
    quotas.submitters = {
        {.name = "zoo.ape.jane@site.org"}, {.name = "jane@site.org"}, {.name = "bar.john.smith@site.org"}};
    QuotaPseudonyms pseudonyms;
    pseudonyms.gather(quotas);
    pseudonyms.number();
    GroupQuotas expected;
    // Parts in order: <none>, ape, bar, zoo.
    expected.groups = {{.name = "group_004", .quota = 4}, {.name = "group_004.group_002"},
        {.name = "group_003"}, {.name = "<none>"}};
    // Names in order: jane@site.org, john.smith@site.org.
    expected.submitters = {{.name = "group_004.group_002.user_0001@domain"}, {.name = "user_0001@domain"},
        {.name = "group_003.user_0002@domain"}};
    EXPECT_EQ(pseudonyms.apply(quotas), expected);
}

} // namespace
} // namespace fairshare
