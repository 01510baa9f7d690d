// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/sacctmgr_words.h"

#include "core/base/ascii_text.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

bool isShellSafe(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || std::string_view("_./:=@%+-").find(c) != std::string_view::npos;
}

/// Returns true for characters that sacctmgr would split at, strip or expand inside a value.
bool isTakenApart(char c)
{
    return std::string_view(",'\"[]=").find(c) != std::string_view::npos
        || static_cast<unsigned char>(c) < 0x20 || c == '\x7f';
}

} // namespace

bool canBeNamed(std::string_view name)
{
    return !name.empty() && std::none_of(name.begin(), name.end(), isTakenApart);
}

std::string counted(std::size_t count, std::string_view what)
{
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string inComment(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += static_cast<unsigned char>(c) < 0x20 || c == '\x7f'
            ? fmt::format("\\x{:02x}", static_cast<unsigned char>(c))
            : std::string(1, c);
    return result;
}

std::string describeRow(const ShareTree& tree, NodeRow row)
{
    std::string text = nameOf(tree.shape().kind[row], tree.name(row));
    if (tree.isUser(row))
        text += fmt::format(" of {}", nameOf(NodeKind::Account, tree.name(tree.parent(row))));
    if (!tree.partition(row).empty())
        text += fmt::format(" in partition '{}'", tree.partition(row));
    return inComment(text);
}

std::string loweredKey(const ShareTree& tree, NodeRow row)
{
    std::string key = fmt::format("{}\n", tree.name(row));
    if (tree.isUser(row))
        key += fmt::format("{}\n{}", tree.name(tree.parent(row)), tree.partition(row));
    return lowerCase(key);
}

std::unordered_set<std::string> loweredKeys(const ShareTree& tree)
{
    std::unordered_set<std::string> keys;
    for (NodeRow row = 0; row < tree.size(); ++row)
        keys.insert(loweredKey(tree, row));
    return keys;
}

std::string commandLine(const std::vector<std::string>& words)
{
    std::string line = "sacctmgr -i";
    for (const std::string& word : words)
        if (!word.empty())
            line += " " + shellQuoted(word);
    return line;
}

std::string shellQuoted(std::string_view word)
{
    if (!word.empty() && std::all_of(word.begin(), word.end(), isShellSafe))
        return std::string(word);
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace fairshare
