// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <span>

/// Gives what is fed to the readers the files of some folders as they are: a finding that was mended stays
/// mended, and the program of packaging/fuzz can be built.

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments);
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

int main(int count, char** arguments)
{
    constexpr std::uintmax_t LargestSeed = 16384; // bytes, as packaging/fuzz has it
    LLVMFuzzerInitialize(&count, &arguments);
    std::size_t seeds = 0;
    for (const char* folder : std::span(arguments, static_cast<std::size_t>(count)).subspan(1))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (!entry.is_regular_file() || entry.file_size() > LargestSeed)
                continue;
            const auto content = fairshare::readFile(entry.path().string());
            if (!content) {
                fmt::print(stderr, "{}: {}\n", entry.path().string(), content.error().message);
                return 1;
            }
            // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes as the feeder gives them
            LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char*>(content->data()), content->size());
            ++seeds;
        }
    fmt::print("{} files read\n", seeds);
    return seeds == 0 ? 1 : 0;
}
