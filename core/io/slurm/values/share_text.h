// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/tree/share_tree_builder.h"

#include <cstdint>
#include <string_view>

namespace fairshare {

/// Raw shares as Slurm's files and tables spell them: a whole number, or `parent` (also as 2147483647).
/// What `sacctmgr load` accepts beside that is read as it reads it, with a remark: decimals are cut off, and
/// -1 and 4294967294 mean the default, 1.
///
/// Kind and name are for messages: "account 'physics'".
/// Errors: OutOfRange above MaxShares, BadInput for anything else.
class ShareText {
public:
    ShareText(NodeKind kind, std::string_view name, SourcePosition position)
        : m_kind(kind)
        , m_name(name)
        , m_position(position)
    {
    }

    Result<std::uint32_t> read(std::string_view text, Remarks& remarks) const;
    /// As read(), without what only `sacctmgr load` accepts.
    Result<std::uint32_t> readPlain(std::string_view text) const;

private:
    Result<std::uint32_t> refuse(std::string_view text) const;

    NodeKind m_kind;
    std::string_view m_name;
    SourcePosition m_position;
};

} // namespace fairshare
