// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace fairshare::test {

/// Rows of a table of reference results without its heading, compressed or not.
inline std::vector<std::vector<std::string>> referenceRows(const std::string& path)
{
    auto content = readFile(path);
    if (content && isGzip(*content))
        content = unpackGzip(*content);
    EXPECT_TRUE(content) << path;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> row(1);
    for (const char character : content.value_or("")) {
        if (character == ',')
            row.emplace_back();
        else if (character == '\n')
            rows.push_back(std::exchange(row, {""}));
        else if (character != '\r')
            row.back() += character;
    }
    if (!rows.empty())
        rows.erase(rows.begin());
    return rows;
}

/// Real logs are not part of this project: their reference results are found in the folder that
/// FAIRSHARE_WORKLOADS names, else beside the project; "" where they are not.
inline std::string realLogVector(const std::string& file)
{
    const char* const told = std::getenv("FAIRSHARE_WORKLOADS");
    for (const std::string& folder :
        {std::string(told == nullptr ? "" : told), std::string("../shared/vectors/simulator")})
        if (!folder.empty() && std::filesystem::exists(folder + "/" + file))
            return folder + "/" + file;
    return {};
}

/// Of the synthetic logs and others made for these tests.
inline std::string simulatorVector(const std::string& file)
{
    return TEST_DATA "/vectors/simulator/" + file;
}

} // namespace fairshare::test
