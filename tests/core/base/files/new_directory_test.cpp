// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/new_directory.h"

#include "core/base/files/files.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

class NewDirectoryTest : public testing::Test {
protected:
    NewDirectoryTest()
    {
        std::string name = fs::temp_directory_path() / "fairshare.XXXXXX";
        m_folder = ::mkdtemp(name.data());
    }
    ~NewDirectoryTest() override { fs::remove_all(m_folder); }

    std::string path(const std::string& name) const { return (m_folder / name).string(); }
    std::size_t entries() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
    }
    static Result<void> writeText(NewDirectory& directory, const std::string& name, std::string_view text)
    {
        return directory.write(name, [text](const NewDirectory::Sink& sink) {
            sink(text);
            return Result<void>();
        });
    }

private:
    fs::path m_folder;
};

TEST_F(NewDirectoryTest, AppearsWithAllOfItsFiles)
{
    auto directory = NewDirectory::beside(path("run/"));
    ASSERT_TRUE(directory);
    ASSERT_TRUE(writeText(*directory, "a", "one"));
    EXPECT_FALSE(fs::exists(path("run")));
    ASSERT_TRUE(directory->putInPlace());
    EXPECT_EQ(readFile(path("run/a")).value(), "one");
    EXPECT_EQ(entries(), 1U);
}

TEST_F(NewDirectoryTest, LeavesNothingWhereItIsGivenUp)
{
    {
        auto directory = NewDirectory::beside(path("run"));
        ASSERT_TRUE(writeText(*directory, "a", "one"));
        const auto failed = directory->write("b", [](const NewDirectory::Sink& sink) -> Result<void> {
            sink("half");
            return fail(ErrorCode::Cancelled, "cancelled");
        });
        EXPECT_EQ(failed.error().message, "cancelled");
    }
    EXPECT_EQ(entries(), 0U);
}

TEST_F(NewDirectoryTest, TakesNoPlaceThatIsTaken)
{
    fs::create_directory(path("run"));
    auto directory = NewDirectory::beside(path("run"));
    const auto refused = directory->putInPlace();
    ASSERT_FALSE(refused);
    EXPECT_EQ(describe(refused.error()), path("run") + ": cannot be written: File exists");
}

TEST_F(NewDirectoryTest, ReplacesAnotherAtOnce)
{
    fs::create_directory(path("run"));
    ASSERT_TRUE(writeFile(path("run/old"), "x"));
    {
        auto directory = NewDirectory::beside(path("run"));
        ASSERT_TRUE(writeText(*directory, "new", "y"));
        ASSERT_TRUE(directory->replace([](std::string_view name) { return name == "old"; }));
    }
    EXPECT_FALSE(fs::exists(path("run/old")));
    EXPECT_TRUE(fs::exists(path("run/new")));
    EXPECT_EQ(entries(), 1U);
}

TEST_F(NewDirectoryTest, TakesOverWhatIsNotItsOwn)
{
    fs::create_directories(path("run/notes"));
    ASSERT_TRUE(writeFile(path("run/old"), "x"));
    ASSERT_TRUE(writeFile(path("run/thesis.txt"), "precious"));
    ASSERT_TRUE(writeFile(path("run/notes/one"), "1"));
    {
        auto directory = NewDirectory::beside(path("run"));
        ASSERT_TRUE(writeText(*directory, "new", "y"));
        ASSERT_TRUE(directory->replace([](std::string_view name) { return name == "old"; }));
    }
    EXPECT_FALSE(fs::exists(path("run/old")));
    EXPECT_EQ(readFile(path("run/new")).value(), "y");
    EXPECT_EQ(readFile(path("run/thesis.txt")).value(), "precious");
    EXPECT_EQ(readFile(path("run/notes/one")).value(), "1");
    EXPECT_EQ(entries(), 1U);
}

TEST_F(NewDirectoryTest, RemovesNothingThatCannotBeTakenOver)
{
    fs::create_directory(path("run"));
    ASSERT_TRUE(writeFile(path("run/thesis.txt"), "precious"));
    std::string message;
    {
        auto directory = NewDirectory::beside(path("run"));
        // Nothing takes the place of a folder that is not empty.
        fs::create_directories(path("run/new"));
        ASSERT_TRUE(writeText(*directory, "new", "y"));
        const auto replaced = directory->replace([](std::string_view) { return false; });
        ASSERT_FALSE(replaced);
        message = describe(replaced.error());
    }
    EXPECT_EQ(entries(), 2U);
    EXPECT_TRUE(message.starts_with(
        path("run") + ": was written, but other files of the old directory are still in " + path("run.")))
        << message;
    const std::string old = message.substr(message.find(path("run.")), path("run.XXXXXX").size());
    EXPECT_TRUE(fs::exists(old + "/new"));
    EXPECT_NE(fs::exists(old + "/thesis.txt"), fs::exists(path("run/thesis.txt")));
}

TEST_F(NewDirectoryTest, RefusesAFolderThatDoesNotExist)
{
    const auto directory = NewDirectory::beside(path("none/run"));
    ASSERT_FALSE(directory);
    EXPECT_EQ(directory.error().code, ErrorCode::WriteFailed);
    EXPECT_EQ(
        describe(directory.error()), path("none/run") + ": cannot be written: no such file or directory");
}

} // namespace
} // namespace fairshare
