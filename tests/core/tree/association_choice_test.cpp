// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/association_choice.h"

#include "core/tree/share_tree.h"
#include "core/workspace/loaded_scenario.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(AssociationName, FindsEveryRowOfATreeWithNamesakes)
{
    constexpr const char* Text = R"({"format": "fairshare-explorer", "version": 1,
      "tree": {"account": "root", "children": [
        {"account": "a", "shares": 1, "children": [{"user": "ann"}, {"user": "b"}]},
        {"account": "b", "shares": 1, "children": [{"user": "ann"}, {"user": "ann", "partition": "gpu"}]}]}})";
    auto source = importContent(Text);
    ASSERT_TRUE(source);
    const auto loaded = scenarioFrom(std::move(*source));
    ASSERT_TRUE(loaded);
    const ShareTree& tree = loaded->scenario.tree;
    std::vector<std::string> names;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        names.push_back(associationName(tree, row));
        EXPECT_EQ(findAssociation(tree, names.back()), row) << names.back();
    }
    EXPECT_EQ(names,
        (std::vector<std::string>{"root", "root/a", "root/a/ann", "root/a/b", "root/b",
            "root/b/ann partition=", "root/b/ann partition=gpu"}));
}

} // namespace
} // namespace fairshare
