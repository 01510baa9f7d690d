// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/group_quotas.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace fairshare {

/// Assigns meaningless names to groups and submitters consistently: `group_001` … for each part of a dotted
/// path, `user_0001@domain` … for submitters. They are numbered in case-insensitive order of the real names,
/// so siblings keep their order.
class QuotaPseudonyms {
public:
    void gather(const GroupQuotas& quotas);
    /// Assigns the numbers. Call it once, after everything is gathered.
    void number();
    /// Returns the pool with pseudonyms. Unknown members and the sort expression are dropped because they may
    /// contain names.
    GroupQuotas apply(const GroupQuotas& quotas) const;

private:
    using Names = std::map<std::string, std::string, std::less<>>;

    std::string group(std::string_view path) const;
    std::string submitter(const std::string& name) const;
    /// Length in bytes of the group name that precedes the submitter's name; 0 if there is none.
    std::size_t groupSize(const std::string& name) const;

    Names m_groups; ///< by part, in lower case
    Names m_users; ///< by the part after the group
    Names m_paths; ///< groups by full name in lower case; values are unused
};

} // namespace fairshare
