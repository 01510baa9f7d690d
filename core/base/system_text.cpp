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
        return fairshare::say("there is no such file or folder");
    case ENOTDIR:
        return fairshare::say("a part of this path is a file, not a folder");
    case EISDIR:
        return fairshare::say("this is a folder, not a file");
    case EACCES:
    case EPERM:
        return fairshare::say("the permission for it is missing");
    case EROFS:
        return fairshare::say("the file system is read-only");
    case ENOSPC:
    case EDQUOT:
        return fairshare::say("no space is left for it");
    default:
        return std::generic_category().message(code);
    }
}

} // namespace fairshare
