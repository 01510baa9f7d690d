// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/new_directory.h"

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

/// A C library file, whose buffer combines many small pieces into few writes.
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
    /// Flushes to the disk and closes. Returns errno of the first failure, 0 on success.
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

/// Removes trailing slashes, which would name the content of a directory.
std::string withoutSlashes(std::string path)
{
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    return path;
}

/// Flushes the folder to make a rename durable. Failure is ignored, because not all file systems support it.
void flushFolderOf(const std::string& path)
{
    const fs::path parent = fs::path(path).parent_path();
    const int folder = ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
}

/// Exchanges two names. Returns errno, 0 on success.
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
    std::error_code ignored; // remains stay under the temporary name
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

/// Moves other files from the old directory to the new one. This happens after the exchange, so that an
/// interruption leaves each file in one of the two.
Result<void> NewDirectory::takeOver(const IsOwn& isOwn)
{
    std::error_code failed;
    std::vector<fs::path> foreign; // do not move files while iterating
    for (fs::directory_iterator entry(m_name, failed), end; !failed && entry != end; entry.increment(failed))
        if (!isOwn(entry->path().filename().string()))
            foreign.push_back(entry->path());
    for (auto each = foreign.begin(); !failed && each != foreign.end(); ++each)
        fs::rename(*each, fs::path(m_target) / each->filename(), failed);
    if (!failed)
        return {};
    const std::string kept = std::exchange(m_name, {}); // prevents removal
    return tl::unexpected(Error{ErrorCode::WriteFailed,
        fairshare::say("was written, but other files of the old directory are still in {}: {}", kept,
            systemText(failed.value())),
        {}, m_target});
}

Result<void> NewDirectory::replace(const IsOwn& isOwn)
{
    const int code = swapNames(m_name, m_target);
    if (code == ENOENT)
        return putInPlace();
    if (code != 0)
        return error(code);
    // The old directory now has the temporary name and is removed by the destructor.
    if (auto taken = takeOver(isOwn); !taken)
        return taken;
    flushFolderOf(m_target);
    return {};
}

} // namespace fairshare
