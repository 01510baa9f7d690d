// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/tree/share_tree_builder.h"

#include <cstdint>
#include <string_view>

namespace fairshare {

/// Reads raw shares as written in Slurm's files and tables: a whole number, or `parent` (also as 2147483647).
/// Other values that `sacctmgr load` accepts are read the same way, with a remark: decimals are cut off, and
/// -1 and 4294967294 mean the default, 1.
///
/// Kind and name are for messages: "account 'physics'".
/// Errors: OutOfRange above MaxShares, BadInput for anything else.
class SharesReader {
public:
    SharesReader(NodeKind kind, std::string_view name, SourcePosition position)
        : m_kind(kind)
        , m_name(name)
        , m_position(position)
    {
    }

    Result<std::uint32_t> read(std::string_view text, Remarks& remarks) const;
    /// Like read(), but without values that only `sacctmgr load` accepts.
    Result<std::uint32_t> readPlain(std::string_view text) const;

private:
    Result<std::uint32_t> refuse(std::string_view text) const;

    NodeKind m_kind;
    std::string_view m_name;
    SourcePosition m_position;
};

} // namespace fairshare
