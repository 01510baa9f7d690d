// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"

#include "core/base/say.h"
#include "core/base/system_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t MostAtOnce = 1 << 24; ///< small enough to react to a stop request on a slow disk

/// Owns a POSIX file descriptor.
class Descriptor {
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { reset(); }

    int number() const { return m_number; }
    /// Takes ownership; requires that it owns none.
    void adopt(int number) { m_number = number; }
    /// Closes the file. Returns false if the operating system reports a late write error.
    bool reset()
    {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

Error readError(const std::string& path, int code)
{
    return {code == ENOENT ? ErrorCode::NotFound : ErrorCode::ReadFailed,
        fairshare::say("cannot be read: {}", systemText(code)), {}, path};
}

tl::unexpected<Error> writeError(const std::string& path, int code)
{
    const bool full = code == ENOSPC || code == EDQUOT || code == EFBIG;
    return tl::unexpected(Error{full ? ErrorCode::TooLarge : ErrorCode::WriteFailed,
        fairshare::say("cannot be written: {}", systemText(code)), {}, path});
}

/// Returns whether a file is a device, which may have no end or side effects when read. A terminal and
/// /dev/null are accepted.
bool isDevice(const struct stat& status)
{
    if (S_ISBLK(status.st_mode))
        return true;
    struct stat null{};
    return S_ISCHR(status.st_mode) && !(::stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev);
}

tl::unexpected<Error> deviceError(const std::string& path)
{
    return tl::unexpected(Error{ErrorCode::BadInput, fairshare::say("is a device, not a file"), {}, path});
}

tl::unexpected<Error> cancelledError()
{
    return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
}

/// Waits until data is available or the other end is closed.
/// @return false if cancelled
bool waitToRead(int descriptor, const Progress& progress)
{
    pollfd source{descriptor, POLLIN, 0};
    while (!progress.cancelled()) {
        if (::poll(&source, 1, LookMilliseconds) > 0)
            return true;
    }
    return false;
}

void growWhereFull(std::string& content, std::size_t used)
{
    constexpr std::size_t Least = 1 << 16;
    if (used == content.size())
        content.resize(std::max(Least, content.size() * 2));
}

Result<std::string> readAll(int descriptor, const std::string& name, const Progress& progress)
{
    std::string content;
    std::size_t used = 0;
    struct stat status{};
    const bool regular = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    if (isDevice(status) && ::isatty(descriptor) == 0)
        return deviceError(name);
    // One byte more than the size, so that the first read reaches the end of the file.
    if (regular)
        content.resize(std::min(static_cast<std::size_t>(status.st_size), MaxInputBytes) + 1);
    for (;;) {
        if (progress.cancelled() || (!regular && !waitToRead(descriptor, progress)))
            return cancelledError();
        growWhereFull(content, used);
        const std::size_t room = std::min(content.size() - used, MostAtOnce);
        const ssize_t count = ::read(descriptor, content.data() + used, room);
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0)
            return tl::unexpected(readError(name, errno));
        if (count == 0)
            break;
        used += static_cast<std::size_t>(count);
        if (used > MaxInputBytes)
            return tl::unexpected(Error{ErrorCode::TooLarge,
                fairshare::say("is larger than 4 GiB, the limit for input files"), {}, name});
    }
    content.resize(used);
    return content;
}

int writeAll(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t count = ::write(descriptor, content.data(), content.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

/// Returns the permissions of the file to replace, or those of a new file under the process mask.
mode_t targetMode(const std::string& target)
{
    struct stat status{};
    if (::stat(target.c_str(), &status) == 0)
        return status.st_mode & 07777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

/// Flushes the folder to make the rename durable. Failure is ignored, because not all file systems support
/// it.
void flushFolder(const fs::path& folder)
{
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() >= 0)
        ::fsync(descriptor.number());
}

/// Returns the final target of a symbolic link, even if it does not exist yet.
fs::path followLinks(fs::path path)
{
    constexpr int MostLinks = 40; // as in the Linux kernel
    std::error_code error;
    for (int i = 0; i < MostLinks && fs::is_symlink(path, error); ++i) {
        const fs::path target = fs::read_symlink(path, error);
        if (error)
            break;
        path = path.parent_path() / target; // an absolute target replaces the folder
    }
    return path;
}

/// Content of standard input. It is read once and kept, because a file is looked at before it is opened.
class StandardInput {
public:
    Result<std::string> content(const Progress& progress)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_content) {
            auto content = readAll(STDIN_FILENO, fairshare::say("standard input"), progress);
            if (!content)
                return content; // the rest can be read after a cancellation
            m_content = std::move(*content);
        }
        return *m_content;
    }

private:
    std::mutex m_mutex;
    std::optional<std::string> m_content;
};

Result<std::string> readStandardInput(const Progress& progress)
{
    static StandardInput input;
    return input.content(progress);
}

} // namespace

Result<std::string> readFile(const std::string& path, const Progress& progress)
{
    if (isStandardInput(path))
        return readStandardInput(progress);
    struct stat status{};
    const bool regular = ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
    // Opening a pipe without a writer would otherwise block here and could not be cancelled.
    const int waiting = regular ? 0 : O_NONBLOCK;
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting));
    if (descriptor.number() < 0)
        return tl::unexpected(readError(path, errno));
    return readAll(descriptor.number(), path, progress);
}

std::string readBeginning(const std::string& path, std::size_t most)
{
    if (isStandardInput(path))
        return readStandardInput({}).value_or(std::string()).substr(0, most);
    std::string beginning(most, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(beginning.data(), static_cast<std::streamsize>(most));
    beginning.resize(static_cast<std::size_t>(file.gcount()));
    return beginning;
}

namespace {
/// Writes to a device or pipe directly, because it cannot be replaced.
Result<void> writeThrough(const std::string& path, std::string_view content)
{
    const Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (device.number() < 0)
        return writeError(path, errno);
    const int code = writeAll(device.number(), content);
    return code == 0 ? Result<void>() : writeError(path, code);
}

fs::path folderOf(const fs::path& target)
{
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

/// A new file next to the target. It leaves nothing behind if the program ends while writing.
class NewFile {
public:
    explicit NewFile(const fs::path& target)
        : m_name(target.string() + ".XXXXXX")
        , m_descriptor(::open(folderOf(target).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR))
        , m_named(m_descriptor.number() < 0)
    {
        // Some file systems do not support unnamed files.
        if (m_named)
            m_descriptor.adopt(::mkostemp(m_name.data(), O_CLOEXEC));
    }

    Descriptor& descriptor() { return m_descriptor; }
    /// Gives the file a unique name. Returns errno, 0 on success.
    int makeVisible()
    {
        constexpr int MostTries = 100;
        const std::string self = "/proc/self/fd/" + std::to_string(m_descriptor.number());
        std::random_device random;
        for (int i = 0; !m_named && i < MostTries; ++i) {
            m_name.replace(m_name.size() - SuffixLength, SuffixLength, suffix(random()));
            m_named = ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, m_name.c_str(), AT_SYMLINK_FOLLOW) == 0;
            if (!m_named && errno != EEXIST)
                return errno;
        }
        return m_named ? 0 : EEXIST;
    }
    const std::string& name() const { return m_name; }
    void remove() const
    {
        if (m_named)
            ::unlink(m_name.c_str());
    }

private:
    static constexpr std::size_t SuffixLength = 6;
    static std::string suffix(unsigned number) { return fmt::format("{:06x}", number & 0xFFFFFFU); }

    std::string m_name;
    Descriptor m_descriptor;
    bool m_named;
};

/// Writes next to the target, flushes and renames. Returns errno, 0 on success.
int replaceFile(const fs::path& target, std::string_view content)
{
    NewFile file(target);
    Descriptor& descriptor = file.descriptor();
    if (descriptor.number() < 0)
        return errno;
    int code = writeAll(descriptor.number(), content);
    if (code == 0 && ::fchmod(descriptor.number(), targetMode(target.string())) != 0)
        code = errno;
    if (code == 0 && ::fsync(descriptor.number()) != 0)
        code = errno;
    if (code == 0)
        code = file.makeVisible();
    if (!descriptor.reset() && code == 0)
        code = errno;
    if (code == 0 && ::rename(file.name().c_str(), target.c_str()) != 0)
        code = errno;
    if (code != 0)
        file.remove();
    return code;
}
} // namespace

Result<void> writeFile(const std::string& path, std::string_view content)
{
    if (path == "-") {
        if (const int code = writeAll(STDOUT_FILENO, content); code != 0)
            return writeError(fairshare::say("standard output"), code);
        return {};
    }
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode))
        return writeError(path, EISDIR);
    // Do not resolve links here: the target of /dev/stdout may be a pipe, which has no path.
    if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return writeThrough(path, content);
    const fs::path resolved = followLinks(path);
    // Renaming would succeed in a writable folder even if the file itself is write-protected.
    if (::access(resolved.c_str(), F_OK) == 0
        && ::faccessat(AT_FDCWD, resolved.c_str(), W_OK, AT_EACCESS) != 0)
        return writeError(path, errno);
    if (const int code = replaceFile(resolved, content); code != 0)
        return writeError(path, code);
    flushFolder(folderOf(resolved));
    return {};
}

} // namespace fairshare
