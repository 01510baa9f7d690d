// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>

namespace fairshare {

/// Exclusive lock on a file, within this process and between processes. The operating system releases it when
/// the process ends, even after a crash. An unlocked file was therefore left behind.
class FileLock {
public:
    /// Locks the file; creates it, readable only by its owner, if it does not exist.
    /// @return nothing while another holder has the lock
    /// Errors: WriteFailed, TooLarge, also if the file system does not support locks.
    static Result<std::optional<FileLock>> take(const std::string& path);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    /// Releases the lock; the file stays.
    ~FileLock();

    /// Removes the file while it is locked, so that it is not mistaken for one left behind.
    void removeFile() const;

private:
    FileLock(std::string path, int descriptor);

    std::string m_path;
    int m_descriptor = -1;
};

} // namespace fairshare
