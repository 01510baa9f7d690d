// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_text.h"

#include "core/base/say.h"

#include <cerrno>
#include <system_error>

namespace fairshare {

std::string systemText(int code)
{
    switch (code) {
    case ENOENT:
        return fairshare::say("no such file or directory");
    case ENOTDIR:
        return fairshare::say("a component of the path is not a directory");
    case EISDIR:
        return fairshare::say("is a directory, not a file");
    case EACCES:
        return fairshare::say("permission denied");
    case EPERM:
        return fairshare::say("operation not permitted");
    case EROFS:
        return fairshare::say("the file system is read-only");
    case ENOSPC:
        return fairshare::say("no space left on device");
    case EDQUOT:
        return fairshare::say("disk quota exceeded");
    default:
        return std::generic_category().message(code);
    }
}

} // namespace fairshare
