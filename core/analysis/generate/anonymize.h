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

/// Assigns meaningless names consistently: accounts `account-001` …, users `user-0001` …, partitions
/// `partition-01` …. They are numbered in bytewise order of the real names, so the processing order and
/// therefore every figure stays the same. The root account keeps its name.
class Pseudonyms {
public:
    /// Covers every name in all of these scenarios, so that they can be compared afterwards.
    explicit Pseudonyms(std::span<const Scenario> scenarios);

    /// Returns the pseudonym, or the name itself if it is unknown or that of the root.
    std::string account(std::string_view name) const { return find(m_accounts, name); }
    std::string user(std::string_view name) const { return find(m_users, name); }
    std::string partition(std::string_view name) const { return find(m_partitions, name); }

    /// Returns the scenario with pseudonyms. Title and cluster are replaced. Notes, sections, unknown members
    /// and all Slurm options except plain numbers are dropped because they may contain names.
    Scenario apply(const Scenario& scenario) const;
    /// Returns a variant's edit with pseudonyms, without Slurm options and unknown members. Empty for an edit
    /// that contains an unknown name.
    std::optional<VariantEdit> apply(const VariantEdit& edit) const;

private:
    using Names = std::map<std::string, std::string, std::less<>>;

    static std::string find(const Names& names, std::string_view name);
    ShareTree apply(const ShareTree& tree) const;
    /// Adds the names in a job.
    void gather(const Job& job);

    /// Returns false for a name without a pseudonym.
    bool replaceAccount(std::string& name) const;

    Names m_accounts;
    Names m_users;
    Names m_partitions;
    QuotaPseudonyms m_quotas;
    std::set<std::string, std::less<>> m_roots; ///< root accounts, which keep their names
};

/// Returns a message without all quoted text, even if the names contain quotes themselves.
std::string withoutQuotedNames(std::string_view message);

} // namespace fairshare
