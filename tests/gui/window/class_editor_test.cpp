// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/class_editor.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

std::array<std::vector<std::string>, JobAttributeCount> usersAlone()
{
    std::array<std::vector<std::string>, JobAttributeCount> names;
    names.fill({""});
    names[static_cast<std::size_t>(JobAttribute::User)] = {"", "ann", "bob"};
    return names;
}

TEST(ClassEditorTest, AddsNoClassWithoutAValue)
{
    ClassEditor editor;
    editor.addClass();
    EXPECT_TRUE(editor.classes().empty());
    editor.setNames(usersAlone());
    editor.addClass();
    ASSERT_EQ(editor.classes().size(), 1U);
    EXPECT_EQ(editor.classes()[0].attribute, JobAttribute::User);
    EXPECT_EQ(editor.classes()[0].value, "ann");
}

} // namespace
} // namespace fairshare::gui
