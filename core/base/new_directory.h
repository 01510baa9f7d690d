// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// A directory that appears with all of its files or not at all: it is filled beside its place under another
/// name. What was not put in place is removed with the object.
class NewDirectory {
public:
    /// Takes the text of a file piece by piece.
    using Sink = std::function<void(std::string_view)>;
    /// Sends the text of a file to the sink.
    using Producer = std::function<Result<void>(const Sink&)>;

    /// Errors: WriteFailed where none can be made there.
    static Result<NewDirectory> beside(const std::string& path);
    NewDirectory(NewDirectory&& other) noexcept;
    NewDirectory(const NewDirectory&) = delete;
    NewDirectory& operator=(const NewDirectory&) = delete;
    ~NewDirectory();

    /// Writes one file. Errors: those of the producer; WriteFailed, or TooLarge where there is no room.
    Result<void> write(const std::string& name, const Producer& produce);

    /// Puts it in its place. Errors: WriteFailed, also where something is in that place.
    Result<void> putInPlace();
    /// Tells by its name what belongs to a directory.
    using IsOwn = std::function<bool(std::string_view name)>;
    /// The same in place of a directory that is there: its own files go, all others are taken over. Errors:
    /// WriteFailed, and where one of them cannot be taken over it stays where the message says.
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
    std::string m_name; ///< under which it is filled; "" once it is in place
};

} // namespace fairshare
