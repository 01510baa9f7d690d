// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

std::string place(std::string_view file, SourcePosition position)
{
    std::string text(file);
    if (position.line != 0) {
        text += fmt::format("{}{}", text.empty() ? "" : ":", position.line);
        if (position.column != 0)
            text += fmt::format(":{}", position.column);
    }
    return text.empty() ? text : text + ": ";
}

} // namespace

std::string describe(const Error& error)
{
    return place(error.file, error.position) + error.message;
}

std::string describe(const Diagnostic& diagnostic, std::string_view file)
{
    return place(file, diagnostic.position) + diagnostic.message;
}

} // namespace fairshare
