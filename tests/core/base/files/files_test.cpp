// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

namespace fairshare {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A folder of its own for each test.
class Files : public testing::Test {
protected:
    void SetUp() override
    {
        std::string name = testing::TempDir() + "filesXXXXXX";
        ASSERT_NE(::mkdtemp(name.data()), nullptr);
        m_folder = name;
    }
    void TearDown() override
    {
        fs::permissions(m_folder, fs::perms::owner_all);
        fs::remove_all(m_folder);
    }

    std::string path(const std::string& name) const { return (m_folder / name).string(); }
    void make(const std::string& name, const std::string& content) const
    {
        std::ofstream(path(name)) << content;
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(m_folder))
            found.push_back(entry.path().filename().string());
        return found;
    }
    static std::string writeError(const std::string& target, std::string_view content = "x")
    {
        const auto written = writeFile(target, content);
        return written ? "written" : describe(written.error());
    }

    fs::path m_folder;
};

TEST_F(Files, WritesAndReadsAllBytes)
{
    const std::string content("a\0b\r\n\xFF", 6);
    ASSERT_TRUE(writeFile(path("f"), content));
    EXPECT_EQ(readFile(path("f")).value(), content);
    ASSERT_TRUE(writeFile(path("f"), ""));
    EXPECT_EQ(readFile(path("f")).value(), "");
    EXPECT_THAT(names(), UnorderedElementsAre("f"));
}

TEST_F(Files, ReplacingKeepsPermissions)
{
    make("f", "old");
    ::chmod(path("f").c_str(), 0640);
    ASSERT_TRUE(writeFile(path("f"), "new"));
    struct stat status{};
    ASSERT_EQ(::stat(path("f").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0640U);
    EXPECT_EQ(readFile(path("f")).value(), "new");
}

TEST_F(Files, NewFileGetsThePermissionsOfTheMask)
{
    const mode_t before = ::umask(027);
    const auto written = writeFile(path("f"), "x");
    ::umask(before);
    ASSERT_TRUE(written);
    struct stat status{};
    ASSERT_EQ(::stat(path("f").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0640U);
}

TEST_F(Files, SymbolicLinkStaysALink)
{
    make("target", "old");
    fs::create_symlink("target", path("link"));
    ASSERT_TRUE(writeFile(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(readFile(path("target")).value(), "new");
    EXPECT_THAT(names(), UnorderedElementsAre("target", "link"));
}

TEST_F(Files, LinkToNothingMakesTheTarget)
{
    fs::create_symlink("target", path("link"));
    ASSERT_TRUE(writeFile(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(readFile(path("target")).value(), "new");
}

TEST_F(Files, MissingFileIsNotFound)
{
    const auto content = readFile(path("none"));
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().code, ErrorCode::NotFound);
    EXPECT_EQ(describe(content.error()), path("none") + ": cannot be read: no such file or directory");
}

TEST_F(Files, FolderIsNeitherReadNorReplaced)
{
    EXPECT_EQ(describe(readFile(m_folder.string()).error()),
        m_folder.string() + ": cannot be read: is a directory, not a file");
    EXPECT_EQ(
        writeError(m_folder.string()), m_folder.string() + ": cannot be written: is a directory, not a file");
    EXPECT_TRUE(fs::is_directory(m_folder));
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(Files, MissingFolderIsReported)
{
    EXPECT_EQ(writeError(path("none/f")), path("none/f") + ": cannot be written: no such file or directory");
}

TEST_F(Files, FullDeviceIsReported)
{
    EXPECT_EQ(writeError("/dev/full"), "/dev/full: cannot be written: no space left on device");
    EXPECT_EQ(writeFile("/dev/full", "new").error().code, ErrorCode::TooLarge);
    EXPECT_EQ(writeFile(path("none/f"), "new").error().code, ErrorCode::WriteFailed);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(Files, DeviceIsWrittenThrough)
{
    EXPECT_EQ(writeError("/dev/null"), "written");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(Files, DevicesAreNotRead)
{
    EXPECT_EQ(describe(readFile("/dev/zero").error()), "/dev/zero: is a device, not a file");
    EXPECT_EQ(readFile("/dev/zero").error().code, ErrorCode::BadInput);
    EXPECT_EQ(readFile("/dev/null").value(), "");
}

TEST_F(Files, PipeIsReadToItsEnd)
{
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    const std::string content(300000, 'x');
    // The writer comes late and pauses.
    const std::jthread writer([this, &content] {
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
        std::ofstream pipe(path("pipe"));
        pipe << content.substr(0, 100) << std::flush;
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
        pipe << content.substr(100);
    });
    EXPECT_EQ(readFile(path("pipe")).value(), content);
}

TEST_F(Files, PipeThatNobodyWritesToCanBeCancelled)
{
    using Clock = std::chrono::steady_clock;
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::stop_source stop;
    Clock::time_point asked;
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(120));
        asked = Clock::now();
        stop.request_stop();
    });
    const auto content = readFile(path("pipe"), {.report = {}, .stop = stop.get_token()});
    EXPECT_LT(Clock::now() - asked, std::chrono::milliseconds(100));
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().code, ErrorCode::Cancelled);
}

/// Runs `body` as a user whom permissions bind; the superuser may write anywhere.
template <typename Body>
std::string asOrdinaryUser(Body body)
{
    constexpr uid_t Nobody = 65534;
    const bool changed = ::geteuid() == 0 && ::seteuid(Nobody) == 0;
    std::string result = body();
    if (changed && ::seteuid(0) != 0)
        result = "the superuser did not come back";
    return result;
}

TEST_F(Files, FolderWithoutWritePermissionLeavesTheTarget)
{
    make("f", "old");
    fs::permissions(path("f"), fs::perms::all);
    fs::permissions(m_folder,
        fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(asOrdinaryUser([this] { return writeError(path("f"), "new"); }),
        path("f") + ": cannot be written: permission denied");
    EXPECT_EQ(readFile(path("f")).value(), "old");
    EXPECT_THAT(names(), UnorderedElementsAre("f"));
}

TEST_F(Files, ProtectedFileIsNotReplaced)
{
    make("f", "old");
    fs::permissions(m_folder, fs::perms::all);
    fs::permissions(path("f"), fs::perms::owner_read | fs::perms::others_read);
    EXPECT_EQ(asOrdinaryUser([this] { return writeError(path("f"), "new"); }),
        path("f") + ": cannot be written: permission denied");
    EXPECT_EQ(readFile(path("f")).value(), "old");
    EXPECT_THAT(names(), UnorderedElementsAre("f"));
}

} // namespace
} // namespace fairshare
