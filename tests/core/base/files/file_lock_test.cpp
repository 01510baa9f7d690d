// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/file_lock.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <filesystem>

#include <sys/wait.h>
#include <unistd.h>

namespace fairshare {
namespace {

class FileLockTest : public testing::Test {
protected:
    void SetUp() override
    {
        std::string name = testing::TempDir() + "lockXXXXXX";
        ASSERT_NE(::mkdtemp(name.data()), nullptr);
        m_folder = name;
        m_path = m_folder / "held";
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    bool canTake() const { return FileLock::take(m_path.string()).value().has_value(); }

    std::filesystem::path m_folder;
    std::filesystem::path m_path;
};

TEST_F(FileLockTest, OnlyOneHolds)
{
    auto first = FileLock::take(m_path.string()).value();
    ASSERT_TRUE(first);
    EXPECT_FALSE(canTake());
    const FileLock moved = std::move(*first);
    first.reset();
    EXPECT_FALSE(canTake());
}

TEST_F(FileLockTest, LettingGoLeavesTheFile)
{
    ASSERT_TRUE(canTake());
    EXPECT_TRUE(std::filesystem::exists(m_path));
    EXPECT_TRUE(canTake());
}

TEST_F(FileLockTest, ARemovedFileIsHeldNoMore)
{
    const auto first = FileLock::take(m_path.string()).value();
    ASSERT_TRUE(first);
    first->removeFile();
    EXPECT_FALSE(std::filesystem::exists(m_path));
    EXPECT_TRUE(canTake());
}

TEST_F(FileLockTest, WhoIsKilledHoldsNoMore)
{
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const auto held = FileLock::take(m_path.string());
        [[maybe_unused]] const auto told = ::write(pipe[1], "x", 1);
        ::pause();
        ::_exit(held.has_value() ? 0 : 1);
    }
    char letter = 0;
    ASSERT_EQ(::read(pipe[0], &letter, 1), 1);
    EXPECT_FALSE(canTake());
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    EXPECT_TRUE(canTake());
    ::close(pipe[0]);
    ::close(pipe[1]);
}

TEST_F(FileLockTest, AFolderThatIsMissingIsAnError)
{
    const auto lock = FileLock::take((m_folder / "none" / "held").string());
    ASSERT_FALSE(lock);
    EXPECT_EQ(lock.error().code, ErrorCode::WriteFailed);
    EXPECT_EQ(lock.error().message, "cannot be written: no such file or directory");
}

} // namespace
} // namespace fairshare
