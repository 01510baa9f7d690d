// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// A directory that appears complete or not at all. It is filled under a temporary name next to its target.
/// If it was not put in place, the destructor removes it.
class NewDirectory {
public:
    /// Receives the text of a file in pieces.
    using Sink = std::function<void(std::string_view)>;
    /// Sends the text of a file to the sink.
    using Producer = std::function<Result<void>(const Sink&)>;

    /// Creates a temporary directory next to `path`. Errors: WriteFailed.
    static Result<NewDirectory> beside(const std::string& path);
    NewDirectory(NewDirectory&& other) noexcept;
    NewDirectory(const NewDirectory&) = delete;
    NewDirectory& operator=(const NewDirectory&) = delete;
    ~NewDirectory();

    /// Writes one file. Errors: those of the producer; WriteFailed, or TooLarge if there is no space.
    Result<void> write(const std::string& name, const Producer& produce);

    /// Moves the directory to its target. Errors: WriteFailed, also if the target exists.
    Result<void> putInPlace();
    /// Returns whether a file name belongs to the directory.
    using IsOwn = std::function<bool(std::string_view name)>;
    /// Replaces an existing directory. Files for which `isOwn` is true are removed, all others are kept.
    /// Errors: WriteFailed; a file that could not be carried over stays in the directory named in the
    /// message.
    Result<void> replace(const IsOwn& isOwn);

private:
    NewDirectory(std::string target, std::string name)
        : m_target(std::move(target))
        , m_name(std::move(name))
    {
    }
    tl::unexpected<Error> error(int code) const;
    Result<void> takeOver(const IsOwn& isOwn);

    std::string m_target;
    std::string m_name; ///< temporary name; "" once it is in place
};

} // namespace fairshare
