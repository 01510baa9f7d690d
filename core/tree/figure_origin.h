// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/norm_shares_of.h"
#include "core/tree/printed_figures.h"

#include <cstddef>
#include <limits>
#include <optional>

namespace fairshare {

/// Finds the damping factor d with which 2^(-U/S/d) gives the printed FairShare of users from their printed
/// EffectvUsage U and NormShares S.
class DampingEstimate {
public:
    void take(const PrintedFigures& user);
    /// Returns the smallest whole d from 1 to 10000 that gives every FairShare. Nothing if there is none, or
    /// if too few users have the three figures: one is enough for a d up to 10, which does not fit by chance.
    std::optional<unsigned> damping() const;

private:
    std::size_t m_rows = 0; ///< that limit d on both sides
    double m_least = 0;
    double m_most = std::numeric_limits<double>::infinity();
};

/// Finds out from the figures of all rows whether Fair Tree printed them. The header of a listing may not
/// show it: `sshare -o` prints the column LevelFS under any algorithm, and Slurm 25.11 leaves FairShare of
/// accounts empty under all of them.
class FigureOrigin {
public:
    /// Takes the row of the root: Fair Tree gives it NormShares of 0, the older algorithms 1.
    void takeRoot(const PrintedFigures& figures);
    /// Takes any other row.
    void take(bool isUser, const PrintedFigures& figures);
    /// Returns what NormShares are relative to: Level for Fair Tree, Cluster for the older algorithms.
    NormSharesOf normSharesOf() const;
    /// Returns whether LevelFS is 0 although there are shares, as the older algorithms print it.
    bool lacksLevelFs() const { return m_zeroLevelFs && !m_hasLevelFs; }
    /// Returns whether FairShare of all users is 0 although there are shares that are not used up.
    bool lacksFactors() const { return m_zeroFactor && !m_hasFactor; }

private:
    DampingEstimate m_damping;
    NormSharesOf m_root = NormSharesOf::Unknown;
    bool m_hasLevelFs = false; ///< above 0
    bool m_zeroLevelFs = false;
    bool m_hasFactor = false; ///< of a user, above 0
    bool m_zeroFactor = false;
};

} // namespace fairshare
