// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/power_of_two.h"
#include "core/fairshare/algorithm.h"

#include <memory>
#include <string_view>
#include <vector>

/// What classic and depth-oblivious have in common: the factor 2^(-U/S) and who gets which.
namespace fairshare {

/// FairShareDampeningFactor, 1 to 65535.
extern const ParameterSpec DampingParameter;

/// The exponent of 2^(-(U / S) / damping): quotients in extended precision, then rounded to double, as Slurm
/// does.
/// @param sharesNorm above 0.
inline double factorExponent(long double usageEffective, double sharesNorm, long double damping)
{
    const long double ratio = usageEffective / sharesNorm;
    return static_cast<double>(-(damping == 1 ? ratio : ratio / damping));
}

/// Collects the rows of a table of classic or depth-oblivious.
class UsageOverSharesTable {
public:
    UsageOverSharesTable(const FairshareInput& input, const ParameterValues& values);

    /// Takes the rows in order, the root (1) first. Inlined by force: an extended number that is passed
    /// through memory stalls the processor for longer than the rest of the row takes.
    [[gnu::always_inline]] void add(NodeRow row, long double usageEffective)
    {
        // The display starts from usage rounded to double, the job path from the extended value.
        const auto rounded = static_cast<double>(usageEffective);
        const double shares = m_shares[row];
        const bool hasShares = shares > 0;
        const double exponent = hasShares ? factorExponent(rounded, shares, m_damping) : 0;
        m_usage[row] = rounded;
        m_factor[row] = hasShares ? powerOfTwo(exponent) : 0;
        if (m_input.tree.isUser(row))
            addJobFactor(row, usageEffective, exponent);
        else
            m_accountUsage[row] = usageEffective;
    }
    /// Effective usage of an account that was added.
    long double usageOf(NodeRow account) const { return m_accountUsage[account]; }
    ResultTable finish(std::string_view usageMeaning) &&;

private:
    [[gnu::always_inline]] void addJobFactor(NodeRow row, long double usageEffective, double displayExponent)
    {
        m_jobFactor[row] = m_factor[row];
        if (!(m_shares[row] > 0))
            return;
        // A user with parent shares runs with the account's figures; its normalized shares are the account's
        // already.
        const long double usage =
            m_input.tree.hasParentShares(row) ? usageOf(m_input.levels.fairshareParent(row)) : usageEffective;
        const double exponent = factorExponent(usage, m_shares[row], m_damping);
        // Both ways mostly round to the same exponent; a power costs more than finding out.
        if (exponent != displayExponent)
            m_jobFactor[row] = powerOfTwo(exponent);
    }

    const FairshareInput& m_input;
    const std::vector<double>& m_shares;
    long double m_damping;
    /// Rows of accounts only; the others stay untouched memory.
    std::unique_ptr<long double[]> m_accountUsage; // NOLINT(modernize-avoid-c-arrays)
    std::vector<double> m_usage;
    std::vector<double> m_factor;
    std::vector<double> m_jobFactor;
};

} // namespace fairshare
