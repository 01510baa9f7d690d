// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"

namespace fairshare {

class ShareTree;

/// Reads the `tree` member of a `.fairshare` file. Unknown members are kept in the extras of the tree. Does
/// not recurse. Errors: BadInput or OutOfRange with the position of the value, Cancelled.
class FairshareTreeReader {
public:
    FairshareTreeReader(JsonDocument& document, Diagnostics& diagnostics, UnknownMembers& unknown)
        : m_document(document)
        , m_diagnostics(diagnostics)
        , m_unknown(unknown)
    {
    }

    Result<ShareTree> read(JsonToken tree, const Progress& progress);

private:
    struct Node;

    Result<void> readNode(JsonToken token, Node& node);
    Result<void> readName(JsonToken token, Node& node);
    Result<void> readMember(const JsonMember& member, Node& node);
    Result<void> readChildren(const JsonMember& member, Node& node);
    Result<void> readShares(const JsonMember& member, Node& node);
    void keepUnknown(const JsonMember& member, Node& node);

    JsonDocument& m_document;
    Diagnostics& m_diagnostics;
    UnknownMembers& m_unknown;
    std::vector<JsonMember> m_members; ///< members of the current node
};

} // namespace fairshare
