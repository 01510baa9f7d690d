// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/new_directory.h"

#include "core/base/say.h"
#include "core/base/system_text.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

/// A file of the C library, whose buffer makes many small pieces few writes.
class OpenFile {
public:
    explicit OpenFile(const std::string& path)
        : m_file(std::fopen(path.c_str(), "wbxe"))
        , m_code(m_file == nullptr ? errno : 0)
    {
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { close(); }

    void append(std::string_view part)
    {
        if (m_code == 0 && std::fwrite(part.data(), 1, part.size(), m_file) != part.size())
            m_code = errno;
    }
    /// Flushes to the disk. Returns errno of the first thing that failed, 0 when all worked.
    int close()
    {
        if (m_file == nullptr)
            return m_code;
        if (m_code == 0 && (std::fflush(m_file) != 0 || ::fsync(::fileno(m_file)) != 0))
            m_code = errno;
        if (std::fclose(std::exchange(m_file, nullptr)) != 0 && m_code == 0)
            m_code = errno;
        return m_code;
    }

private:
    std::FILE* m_file;
    int m_code;
};

/// The path without slashes at its end, which would name what is inside.
std::string withoutSlashes(std::string path)
{
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    return path;
}

/// Makes a rename durable; a file system that cannot flush a folder is no reason to fail.
void flushFolderOf(const std::string& path)
{
    const fs::path parent = fs::path(path).parent_path();
    const int folder = ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
}

/// Returns errno, 0 when it worked.
int swapNames(const std::string& one, const std::string& other)
{
    return ::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0 ? 0 : errno;
}

} // namespace

Result<NewDirectory> NewDirectory::beside(const std::string& path)
{
    const std::string target = withoutSlashes(path);
    NewDirectory directory(target, target + ".XXXXXX");
    if (::mkdtemp(directory.m_name.data()) == nullptr) {
        const int code = errno;
        directory.m_name.clear();
        return directory.error(code);
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::chmod(directory.m_name.c_str(), 0777U & ~mask);
    return directory;
}

NewDirectory::NewDirectory(NewDirectory&& other) noexcept
    : m_target(std::move(other.m_target))
    , m_name(std::exchange(other.m_name, {}))
{
}

NewDirectory::~NewDirectory()
{
    std::error_code ignored; // what cannot be removed stays under a name that says so
    if (!m_name.empty())
        fs::remove_all(m_name, ignored);
}

tl::unexpected<Error> NewDirectory::error(int code) const
{
    const bool full = code == ENOSPC || code == EDQUOT || code == EFBIG;
    return tl::unexpected(Error{full ? ErrorCode::TooLarge : ErrorCode::WriteFailed,
        fairshare::say("cannot be written: {}", systemText(code)), {}, m_target});
}

Result<void> NewDirectory::write(const std::string& name, const Producer& produce)
{
    OpenFile file(m_name + "/" + name);
    if (auto done = produce([&file](std::string_view part) { file.append(part); }); !done)
        return done;
    const int code = file.close();
    return code == 0 ? Result<void>() : error(code);
}

Result<void> NewDirectory::putInPlace()
{
    if (::renameat2(AT_FDCWD, m_name.c_str(), AT_FDCWD, m_target.c_str(), RENAME_NOREPLACE) != 0)
        return error(errno);
    m_name.clear();
    flushFolderOf(m_target);
    return {};
}

/// After the exchange, so that an interruption leaves each file in one of the two.
Result<void> NewDirectory::takeOver(const IsOwn& isOwn)
{
    std::error_code failed;
    std::vector<fs::path> foreign; // not while the directory is looked through
    for (fs::directory_iterator entry(m_name, failed), end; !failed && entry != end; entry.increment(failed))
        if (!isOwn(entry->path().filename().string()))
            foreign.push_back(entry->path());
    for (auto each = foreign.begin(); !failed && each != foreign.end(); ++each)
        fs::rename(*each, fs::path(m_target) / each->filename(), failed);
    if (!failed)
        return {};
    const std::string kept = std::exchange(m_name, {}); // it is not removed
    return tl::unexpected(Error{ErrorCode::WriteFailed,
        fairshare::say(
            "was written, but what else was there is in {} now: {}", kept, systemText(failed.value())),
        {}, m_target});
}

Result<void> NewDirectory::replace(const IsOwn& isOwn)
{
    const int code = swapNames(m_name, m_target);
    if (code == ENOENT)
        return putInPlace();
    if (code != 0)
        return error(code);
    // The old one has the other name now and goes with this object.
    if (auto taken = takeOver(isOwn); !taken)
        return taken;
    flushFolderOf(m_target);
    return {};
}

} // namespace fairshare
