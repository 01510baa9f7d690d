// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fairshare::cli {

/// Which association of a user is meant: a name, or a path such as `physics/alice` or `root/physics/alice`,
/// and where that is not enough its account, partition and association id.
struct UserChoice {
    std::string user;
    std::optional<std::string> account{}; ///< any
    std::optional<std::string> partition{}; ///< any; "" = the association without one
    std::optional<std::uint32_t> association{}; ///< any; 0 = the association without an id
};

/// The one association that fits. Errors: NotFound with the associations to choose from, when none or several
/// fit.
Result<NodeRow> findUser(const ShareTree& tree, const UserChoice& choice);

} // namespace fairshare::cli
