// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/import/import.h"
#include "core/io/slurm/tree/dump_lines.h"
#include "core/io/text/remarks.h"
#include "core/tree/share_tree_builder.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Reads an association dump line by line into a tree. Use one object per file.
class DumpReader {
public:
    explicit DumpReader(std::string_view content);

    Result<Import> read(const Progress& progress);

private:
    using Handle = ShareTreeBuilder::Handle;

    enum class Object { Cluster, Parent, Account, User, Qos, Unknown };

    /// Name and options of the current line.
    struct Entry {
        std::string_view name;
        std::size_t nameOffset = 0;
        std::uint32_t shares = 1;
        bool hasShares = false;
        std::string_view partition;
        std::string_view options; ///< the other options, joined by ':'
    };

    static Object objectOf(std::string_view word);
    Result<void> readLine();
    Result<void> readCluster(const Entry& entry);
    Result<void> readParent(const Entry& entry);
    Result<void> readAccount(const Entry& entry);
    void readUser(const Entry& entry);
    void readRoot(const Entry& entry);
    void readAccountAgain(Handle account, const Entry& entry);
    Result<std::string_view> readName(DumpField field);
    Result<Entry> readEntry(NodeKind kind, std::size_t begin);
    Result<void> readOption(NodeKind kind, DumpField field, Entry& entry);
    void addOption(std::string_view option, Entry& entry);
    std::optional<Handle> findAccount(std::string_view name) const;
    Handle parentOrRoot();
    Result<void> checkCycles() const;
    NodeDraft draftOf(NodeKind kind, const Entry& entry) const;
    Import finish(ShareTree tree);

    std::string_view m_content;
    Remarks m_remarks;
    DumpLines m_lines;
    ShareTreeBuilder m_builder;
    std::string m_cluster;
    std::vector<std::string> m_qosLines;
    std::optional<Handle> m_parent;
    bool m_hasCluster = false;
    std::size_t m_expected = 0; ///< estimated number of associations in the file
    std::string m_options; ///< Entry::options if they are not contiguous in the line
    bool m_optionsCopied = false; ///< m_options is in use
    std::unordered_map<std::string, Handle> m_lowered; ///< accounts with capital letters, in lower case
    std::unordered_map<Handle, SourcePosition> m_moved; ///< accounts listed again under another parent
    std::set<std::string, std::less<>> m_unknownKeys;
};

} // namespace fairshare
