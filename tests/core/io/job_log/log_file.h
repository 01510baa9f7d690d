// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/job_log/workload_import.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace fairshare::test {

/// Reads made-up logs from a folder of its own, which is removed afterwards.
class LogFile : public testing::Test {
protected:
    LogFile() { std::filesystem::create_directory(m_folder); }
    ~LogFile() override { std::filesystem::remove_all(m_folder); }

    Result<WorkloadImport> import(const std::string& content, const CleaningSettings& settings = {})
    {
        const std::string path = m_folder + "/site.log";
        EXPECT_TRUE(writeFile(path, content));
        return importWorkload(path, settings);
    }

    /// Why it cannot be read.
    std::string refusal(const std::string& content, const CleaningSettings& settings = {})
    {
        auto log = import(content, settings);
        if (log)
            return "read";
        Error error = log.error();
        error.file = "site.log";
        return describe(error);
    }

    std::string told(Result<WorkloadImport>& import)
    {
        std::string text;
        for (const Diagnostic& remark : import->remarks.take())
            text += describe(remark, "site.log") + "\n";
        return text;
    }

    std::string m_folder = testing::TempDir() + "fairshare-logs-"
        + testing::UnitTest::GetInstance()->current_test_info()->name();
};

/// The name that a job has.
inline std::string nameOf(const Workload& workload, std::size_t job, JobAttribute attribute)
{
    const auto kind = static_cast<std::size_t>(attribute);
    return workload.names[kind].at(workload.jobs.at(job).attributes[kind]);
}

} // namespace fairshare::test
