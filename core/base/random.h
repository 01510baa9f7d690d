// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// SplitMix64 generator: the same sequence from the same seed on every machine and compiler.
class SplitMix64 {
public:
    /// Increment of the state per draw.
    static constexpr std::uint64_t Step = 0x9E3779B97F4A7C15U;

    explicit SplitMix64(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t next()
    {
        m_state += Step;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    /// Returns a number from 0 to n - 1; n must be above 0.
    std::uint64_t below(std::uint64_t n) { return next() % n; }
    /// Returns a number of at least 0 and below 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t m_state;
};

} // namespace fairshare
