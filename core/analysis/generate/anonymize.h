// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/generate/quota_pseudonyms.h"
#include "core/priority/job.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace fairshare {

struct Scenario;
class ShareTree;
struct VariantEdit;

/// Names that tell nothing, given consistently: accounts `account-001` …, users `user-0001` …, partitions
/// `partition-01` …, numbered in bytewise order of the real names, so that the processing order and hence
/// every figure stays as it is. The root account keeps its name.
class Pseudonyms {
public:
    /// For every name in all of these scenarios, so that they can be compared afterwards.
    explicit Pseudonyms(std::span<const Scenario> scenarios);

    /// The pseudonym; the name itself where it is unknown or the root's.
    std::string account(std::string_view name) const { return find(m_accounts, name); }
    std::string user(std::string_view name) const { return find(m_users, name); }
    std::string partition(std::string_view name) const { return find(m_partitions, name); }

    /// The scenario under pseudonyms. Title and cluster are replaced; notes, sections, unknown members and
    /// Slurm options other than plain numbers are dropped, since they may hold names.
    Scenario apply(const Scenario& scenario) const;
    /// An edit of a variant under pseudonyms, without Slurm options and unknown members; nothing for one that
    /// names somebody unknown.
    std::optional<VariantEdit> apply(const VariantEdit& edit) const;

private:
    using Names = std::map<std::string, std::string, std::less<>>;

    static std::string find(const Names& names, std::string_view name);
    ShareTree apply(const ShareTree& tree) const;
    /// Those whom a job names.
    void gather(const Job& job);

    /// False for a name that has no pseudonym.
    bool replaceAccount(std::string& name) const;

    Names m_accounts;
    Names m_users;
    Names m_partitions;
    QuotaPseudonyms m_quotas;
    std::set<std::string, std::less<>> m_roots; ///< which keep their names
};

/// A message with everything between quotes left out, also of names that hold quotes themselves.
std::string withoutQuotedNames(std::string_view message);

} // namespace fairshare
