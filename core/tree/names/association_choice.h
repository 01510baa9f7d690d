// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fairshare {

class ShareTree;

/// Identifies an association of a user, or an account. All command lines and messages name associations the
/// same way: by a name, or by a path such as `physics/alice` or `root/physics/alice`. If that is ambiguous, a
/// partition and an association id follow: `physics/alice partition=gpu association=12`. `partition=` means
/// the association without a partition.
struct AssociationChoice {
    std::string name; ///< name or path, as described above
    std::optional<std::string> account{}; ///< of the user, or above the account; nothing = any
    std::optional<std::string> partition{}; ///< nothing = any; "" = the association without one
    std::optional<std::uint32_t> association{}; ///< nothing = any; 0 = the association without an id
};

/// Returns the only association of a user that matches; if no user has this name, the only account. Errors:
/// NotFound if none or several match; the message lists the candidates.
Result<NodeRow> findUserOrAccount(const ShareTree& tree, const AssociationChoice& choice);

/// Returns the account or association named as above. Errors: those of findUserOrAccount.
Result<NodeRow> findAssociation(const ShareTree& tree, const std::string& name);

/// Returns the account with this name. Errors: NotFound; the message suggests similar names.
Result<NodeRow> findAccount(const ShareTree& tree, const std::string& name);

/// Returns the path of a row, with partition and association id where needed, so that findAssociation finds
/// it.
std::string associationName(const ShareTree& tree, NodeRow row);

} // namespace fairshare
