// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/text_check.h"

#include "core/base/say.h"
#include "core/io/text/line_counter.h"
#include "core/io/text/text_lines.h"

#include <algorithm>

namespace fairshare {
namespace {

bool isBinaryByte(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && (byte < 0x07 || byte > 0x0D) && byte != 0x1B;
}

} // namespace

Result<void> checkText(std::string_view content)
{
    if (content.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the file is empty"), {1, 1});
    if (content.starts_with("\x1F\x8B"))
        return fail(ErrorCode::BadInput, fairshare::say("the file is compressed (gzip); decompress it first"),
            {1, 1});
    if (content.starts_with("\xFF\xFE") || content.starts_with("\xFE\xFF"))
        return fail(ErrorCode::BadInput, fairshare::say("the file is UTF-16 text; convert it to UTF-8 first"),
            {1, 1});
    const auto* found = std::find_if(content.begin(), content.end(), isBinaryByte);
    if (found != content.end())
        return fail(ErrorCode::BadInput,
            fairshare::say("not a text file: byte 0x{:02x} found", static_cast<unsigned char>(*found)),
            LineCounter(content).at(static_cast<std::size_t>(found - content.begin())));
    if (withoutByteOrderMark(content).find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail(ErrorCode::BadInput, fairshare::say("the file contains only whitespace"), {1, 1});
    return {};
}

std::string nulText()
{
    return fairshare::say("byte 0x00 (NUL) is not text; the file may be damaged");
}

} // namespace fairshare
