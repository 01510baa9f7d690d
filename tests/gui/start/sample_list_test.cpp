// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/sample_list.h"
#include "widgets/work/files/open_files.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace fairshare::gui {
namespace {

TEST(SampleList, NamesExactlyTheBundledFiles)
{
    std::set<std::string> listed;
    for (const Sample& sample : samples())
        EXPECT_TRUE(listed.insert(std::string(sample.id) + ".fairshare").second) << sample.id;
    std::set<std::string> bundled;
    for (const QString& name : QDir(QStringLiteral(":/samples")).entryList())
        bundled.insert(name.toStdString());
    EXPECT_EQ(listed, bundled);
}

TEST(SampleList, GivesTheContent)
{
    for (const Sample& sample : samples()) {
        const auto content = sampleContent(sample.id);
        ASSERT_TRUE(content.has_value()) << sample.id;
        EXPECT_TRUE(content->starts_with("{\n  \"format\": \"fairshare-explorer\",\n")) << sample.id;
    }
    EXPECT_FALSE(sampleContent("no-such-sample").has_value());
    EXPECT_FALSE(sampleContent("../icons/open").has_value());
}

TEST(SampleList, TitlesAreThoseOfTheWindow)
{
    for (const Sample& sample : samples()) {
        const auto opened = openFiles({samplePath(sample.id)}, {});
        ASSERT_TRUE(opened) << sample.id;
        EXPECT_EQ(opened->loaded.scenario.title, sample.title);
    }
}

} // namespace
} // namespace fairshare::gui
