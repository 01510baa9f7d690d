// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/group_quotas.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace fairshare {

/// Names of groups and submitters that tell nothing, given consistently: `group_001` … for each part of a
/// dotted path, `user_0001@domain` … for submitters, numbered in the order of the real names without case, so
/// that siblings keep their order.
class QuotaPseudonyms {
public:
    void gather(const GroupQuotas& quotas);
    /// Gives the numbers; once, when all is gathered.
    void number();
    /// The pool under pseudonyms. Unknown members and the sort expression, which may hold names, are dropped.
    GroupQuotas apply(const GroupQuotas& quotas) const;

private:
    using Names = std::map<std::string, std::string, std::less<>>;

    std::string group(std::string_view path) const;
    std::string submitter(const std::string& name) const;
    /// Bytes of the group's name before that of the submitter; 0 for none.
    std::size_t groupSize(const std::string& name) const;

    Names m_groups; ///< by part in lower case
    Names m_users; ///< by what stands behind the group
    Names m_paths; ///< groups by full name in lower case; without a value
};

} // namespace fairshare
