// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/file_lock.h"

#include "core/base/say.h"
#include "core/base/system_text.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fairshare {
namespace {

ErrorCode refusalCode(int code)
{
    return code == ENOSPC || code == EDQUOT ? ErrorCode::TooLarge : ErrorCode::WriteFailed;
}

tl::unexpected<Error> notWritten(const std::string& path, int code)
{
    return tl::unexpected(
        Error{refusalCode(code), fairshare::say("cannot be written: {}", systemText(code)), {}, path});
}

tl::unexpected<Error> notLocked(const std::string& path, int code)
{
    return tl::unexpected(
        Error{refusalCode(code), fairshare::say("cannot be locked: {}", systemText(code)), {}, path});
}

/// Returns false if the file was removed or replaced between opening and locking.
bool isStillThere(const std::string& path, int descriptor)
{
    struct stat named{};
    struct stat held{};
    return ::stat(path.c_str(), &named) == 0 && ::fstat(descriptor, &held) == 0 && named.st_ino == held.st_ino
        && named.st_dev == held.st_dev;
}

} // namespace

FileLock::FileLock(std::string path, int descriptor)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
{
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<std::optional<FileLock>> FileLock::take(const std::string& path)
{
    constexpr int MostTries = 10;
    for (int i = 0; i < MostTries; ++i) {
        const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (descriptor < 0)
            return notWritten(path, errno);
        FileLock lock(path, descriptor);
        int code = 0;
        do {
            code = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
        } while (code == EINTR);
        if (code == EWOULDBLOCK)
            return std::nullopt;
        if (code != 0)
            return notLocked(path, code);
        if (isStillThere(path, descriptor))
            return lock;
    }
    return std::nullopt;
}

void FileLock::removeFile() const
{
    ::unlink(m_path.c_str());
}

} // namespace fairshare
