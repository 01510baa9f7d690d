// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include <stdlib.h>

namespace fairshare::test {
namespace {

/// A folder for testing::TempDir() of every process, removed at its end: tests run beside each other, and
/// some of one file write under the same name.
class OwnTemporaryFolder : public testing::Environment {
public:
    void SetUp() override
    {
        m_path = testing::TempDir() + "fairshare-tests-XXXXXX";
        ASSERT_NE(::mkdtemp(m_path.data()), nullptr) << m_path;
        ASSERT_EQ(::setenv("TEST_TMPDIR", m_path.c_str(), 1), 0);
    }
    void TearDown() override
    {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
        EXPECT_FALSE(error) << error.message();
    }

private:
    std::string m_path;
};

const testing::Environment* const Registered = testing::AddGlobalTestEnvironment(new OwnTemporaryFolder);

} // namespace
} // namespace fairshare::test
