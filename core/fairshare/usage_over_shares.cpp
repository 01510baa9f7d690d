// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_over_shares.h"

#include "core/base/power_of_two.h"
#include "core/base/say.h"
#include "core/fairshare/result_columns.h"

#include <utility>

namespace fairshare {

const ParameterSpec DampingParameter{.id = "damping",
    .title = fairshare::phrase("Damping"),
    .meaning = fairshare::phrase(
        "FairShareDampeningFactor: divides the exponent; higher values spread the factors of heavy users."),
    .minimum = 1,
    .maximum = 65535,
    .defaultNumber = 1};

UsageOverSharesTable::UsageOverSharesTable(const FairshareInput& input, const ParameterValues& values)
    : m_input(input)
    , m_shares(*input.shares.ofCluster)
    , m_damping(static_cast<long double>(numberOf(DampingParameter, values)))
    // NOLINTNEXTLINE(modernize-avoid-c-arrays)
    , m_accountUsage(std::make_unique_for_overwrite<long double[]>(input.tree.size()))
    , m_usage(input.tree.size())
    , m_factor(input.tree.size())
    , m_jobFactor(input.tree.size())
{
}

/// Separate from add(), where a call would force the extended arithmetic through memory.
void UsageOverSharesTable::raiseExponents()
{
    const auto rows = static_cast<NodeRow>(m_factor.size());
    // Both exponents are often equal, but not predictably, so this loop has no branch.
    Values<NodeRow> differing(rows);
    Values<double> exponents(rows);
    std::size_t count = 0;
    for (NodeRow row = 0; row < rows; ++row) {
        differing[count] = row;
        exponents[count] = m_jobFactor[row];
        count += m_input.tree.isUser(row) && m_jobFactor[row] != m_factor[row] ? 1U : 0U;
    }
    raiseTwoTo(m_factor);
    raiseTwoTo(std::span(exponents).first(count));
    for (NodeRow row = 0; row < rows; ++row)
        m_jobFactor[row] = m_input.tree.isUser(row) ? m_factor[row] : Undefined;
    for (std::size_t i = 0; i < count; ++i)
        m_jobFactor[differing[i]] = exponents[i];
}

ResultTable UsageOverSharesTable::finish(std::string_view usageMeaning) &&
{
    raiseExponents();
    ResultTable table;
    flagFactors(m_input.tree, m_factor, table.diagnostics);
    table.columns = {
        levelSharesColumn(m_input),
        sharesOfClusterColumn(m_input.shares.ofCluster),
        usageNormColumn(m_input),
        usageEffectiveColumn(std::move(m_usage), usageMeaning),
        factorColumn(std::move(m_factor),
            fairshare::phrase("2^(-(effective usage / normalized shares) / damping), 0 to 1; 0.5 on target "
                              "with damping 1. The value itself matters.")),
        jobFactorColumn(std::move(m_jobFactor)),
    };
    return table;
}

} // namespace fairshare
