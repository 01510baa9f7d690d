// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/figure_origin.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

constexpr double LargestDamping = 10000;
constexpr double LargestOfOneRow = 10; // a larger one may fit by chance
constexpr double Slack = 1e-4; // figures of a row may be of slightly different moments

bool isAboveZero(const PrintedNumber& number)
{
    return number.isPrinted() && number.value > number.rounding;
}

} // namespace

void DampingEstimate::take(const PrintedFigures& user)
{
    const PrintedNumber& shares = user.of(ListedFigure::NormShares);
    const PrintedNumber& usage = user.of(ListedFigure::EffectvUsage);
    const PrintedNumber& factor = user.of(ListedFigure::FairShare);
    if (!isAboveZero(shares) || !usage.isPrinted() || !isAboveZero(factor))
        return;
    // A factor near 1 and usage that rounds to 0 each limit d on one side only.
    const bool isNearOne = factor.value + factor.rounding >= 1;
    if (!isNearOne) {
        const double most = (usage.value + usage.rounding) / (shares.value - shares.rounding);
        m_most = std::min(m_most, most / -std::log2(factor.value + factor.rounding) * (1 + Slack));
    }
    if (!isAboveZero(usage) || factor.value - factor.rounding >= 1)
        return;
    const double least = (usage.value - usage.rounding) / (shares.value + shares.rounding);
    m_least = std::max(m_least, least / -std::log2(factor.value - factor.rounding) * (1 - Slack));
    m_rows += isNearOne ? 0U : 1U;
}

std::optional<unsigned> DampingEstimate::damping() const
{
    const double whole = std::max(1.0, std::ceil(m_least));
    if (m_rows == 0 || (m_rows == 1 && whole > LargestOfOneRow) || whole > m_most || whole > LargestDamping)
        return std::nullopt;
    return static_cast<unsigned>(whole);
}

void FigureOrigin::takeRoot(const PrintedFigures& figures)
{
    constexpr double Least = 1e-6; // Slurm prints 0.000000, or 2^-32 with more digits
    const PrintedNumber& shares = figures.of(ListedFigure::NormShares);
    if (shares.isPrinted() && shares.value < Least)
        m_root = NormSharesOf::Level;
    else if (shares.isPrinted() && shares.value == 1)
        m_root = NormSharesOf::Cluster;
}

void FigureOrigin::take(bool isUser, const PrintedFigures& figures)
{
    const PrintedNumber& shares = figures.of(ListedFigure::NormShares);
    const PrintedNumber& usage = figures.of(ListedFigure::EffectvUsage);
    if (const PrintedNumber& levelFs = figures.of(ListedFigure::LevelFs); levelFs.isPrinted()) {
        m_hasLevelFs = m_hasLevelFs || levelFs.value > 0;
        m_zeroLevelFs = m_zeroLevelFs || (levelFs.value == 0 && isAboveZero(shares));
    }
    if (!isUser)
        return;
    m_damping.take(figures);
    if (const PrintedNumber& factor = figures.of(ListedFigure::FairShare); factor.isPrinted()) {
        m_hasFactor = m_hasFactor || factor.value > 0;
        m_zeroFactor = m_zeroFactor
            || (factor.value == 0 && isAboveZero(shares) && usage.isPrinted() && usage.value < shares.value);
    }
}

NormSharesOf FigureOrigin::normSharesOf() const
{
    if (m_hasLevelFs)
        return NormSharesOf::Level;
    if (m_root != NormSharesOf::Unknown)
        return m_root;
    return m_damping.damping() || lacksLevelFs() ? NormSharesOf::Cluster : NormSharesOf::Unknown;
}

} // namespace fairshare
