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

/// Which association of a user is meant. All command lines and messages name associations alike: by a name,
/// or by a path such as `physics/alice` or `root/physics/alice`, and where that is not enough by a partition
/// and an association id behind it: `physics/alice partition=gpu association=12`, with `partition=` for the
/// association without one.
struct AssociationChoice {
    std::string name; ///< as above
    std::optional<std::string> account{}; ///< any
    std::optional<std::string> partition{}; ///< any; "" = the association without one
    std::optional<std::uint32_t> association{}; ///< any; 0 = the association without an id
};

/// The one association of a user that fits. Errors: NotFound, with the names to choose from when none or
/// several fit.
Result<NodeRow> findUser(const ShareTree& tree, const AssociationChoice& choice);

/// The account or association of a user that is named as above. Errors: those of findUser.
Result<NodeRow> findAssociation(const ShareTree& tree, const std::string& name);

} // namespace fairshare
