// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>

namespace fairshare {

/// Holds a file so that nobody else can hold it, in this process or another. The operating system lets go
/// when the process ends, however it ends, so what nobody holds was left behind.
class FileLock {
public:
    /// Makes the file where there is none, readable by its owner only. @return nothing while somebody else
    /// holds it. Errors: WriteFailed, TooLarge, also where the file system knows no locks.
    static Result<std::optional<FileLock>> take(const std::string& path);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    /// Lets go; the file stays.
    ~FileLock();

    /// Removes the file while it is held, so that nobody takes it for left behind.
    void removeFile() const;

private:
    FileLock(std::string path, int descriptor);

    std::string m_path;
    int m_descriptor = -1;
};

} // namespace fairshare
