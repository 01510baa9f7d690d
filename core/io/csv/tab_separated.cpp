// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/tab_separated.h"

namespace fairshare {
namespace {

/// Appends a cell; a cell that contains a tab now needs quotes.
void appendCell(std::string& text, std::string_view cell)
{
    const bool bare = !cell.starts_with('"') && cell.find('\t') != std::string_view::npos;
    if (bare)
        text += '"';
    text += cell;
    if (bare)
        text += '"';
}

} // namespace

std::string tabSeparated(std::string_view csv)
{
    std::string text;
    text.reserve(csv.size());
    std::size_t begin = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < csv.size(); ++at) {
        if (csv[at] == '"')
            quoted = !quoted;
        if (quoted || (csv[at] != ',' && csv[at] != '\n'))
            continue;
        appendCell(text, csv.substr(begin, at - begin));
        text += csv[at] == ',' ? '\t' : '\n';
        begin = at + 1;
    }
    appendCell(text, csv.substr(begin));
    return text;
}

} // namespace fairshare
