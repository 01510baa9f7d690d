// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"
#include "core/tree/share_tree.h"

#include <limits>
#include <memory>
#include <string_view>
#include <vector>

/// The factor 2^(-U/S) and its table, shared by classic and depth-oblivious.
namespace fairshare {

/// FairShareDampeningFactor, 1 to 65535.
extern const ParameterSpec DampingParameter;

/// Returns the exponent of 2^(-(U / S) / damping). The quotients are computed in extended precision and then
/// rounded to double, as in Slurm.
/// @param sharesNorm above 0
inline double factorExponent(long double usageEffective, double sharesNorm, long double damping)
{
    const long double ratio = usageEffective / sharesNorm;
    return static_cast<double>(-(damping == 1 ? ratio : ratio / damping));
}

/// Collects the rows of a table of classic or depth-oblivious.
class UsageOverSharesTable {
public:
    UsageOverSharesTable(const FairshareInput& input, const ParameterValues& values);

    /// Adds a row. Each row is added once, accounts before the rows that compete below them. Inlining is
    /// forced: passing an extended-precision number through memory stalls the processor for longer than the
    /// rest of the row takes.
    [[gnu::always_inline]] void add(NodeRow row, long double usageEffective)
    {
        // The displayed factor uses usage rounded to double, the job factor the extended-precision value.
        const auto rounded = static_cast<double>(usageEffective);
        m_usage[row] = rounded;
        m_factor[row] = exponentOf(rounded, m_shares[row]);
        if (!m_input.tree.isUser(row)) {
            m_accountUsage[row] = usageEffective;
            m_jobFactor[row] = Undefined;
            return;
        }
        // Jobs of a user with parent shares use the values of the account. The user's normalized shares are
        // already those of the account.
        const long double usage =
            m_input.tree.hasParentShares(row) ? usageOf(m_input.levels.fairshareParent(row)) : usageEffective;
        m_jobFactor[row] = exponentOf(usage, m_shares[row]);
    }
    /// Returns the effective usage of an account that was added.
    long double usageOf(NodeRow account) const { return m_accountUsage[account]; }
    ResultTable finish(std::string_view usageMeaning) &&;

private:
    /// Returns the exponent; minus infinity without shares, so that the factor is 0.
    [[gnu::always_inline]] double exponentOf(long double usage, double shares) const
    {
        return shares > 0 ? factorExponent(usage, shares, m_damping)
                          : -std::numeric_limits<double>::infinity();
    }

    void raiseExponents();

    const FairshareInput& m_input;
    const Values<double>& m_shares;
    long double m_damping;
    /// Only the rows of accounts are set; the others stay uninitialized.
    std::unique_ptr<long double[]> m_accountUsage; // NOLINT(modernize-avoid-c-arrays)
    Values<double> m_usage;
    /// Exponents of two until the table is finished.
    Values<double> m_factor;
    Values<double> m_jobFactor;
};

} // namespace fairshare
