// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"

#include <map>
#include <mutex>

namespace fairshare {

/// Most samples per column during playback; more would not be visible.
inline constexpr std::uint64_t MostSamplesAColumn = 4;

/// Range of preemption samples to reduce, and the number of cells.
struct StripRequest {
    std::uint64_t first = 0; ///< first sample
    std::uint64_t samples = 0; ///< number of samples from there on, limited to those that exist
    std::uint32_t columns = 0; ///< maximum number wanted
    std::uint32_t rows = 0; ///< maximum number wanted; limited to one row per node
    std::uint64_t samplesAColumn = MostSamplesAColumn; ///< above 0; more samples are thinned evenly
};

/// Heat map of one policy: cells row by row, with nodes from top to bottom and time from left to right.
struct Strip {
    std::vector<float> values{}; ///< mean of the scaled values of nodes with a job, 0 to 1
    std::vector<float> idle{}; ///< fraction of a cell without a job, idle or away, 0 to 1
    std::vector<float> taken{}; ///< fraction of a cell that the policy takes, 0 to 1
};

struct StripSet {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<std::uint64_t> samples{}; ///< first sample of each column, followed by the end
    std::vector<std::uint32_t> nodes{}; ///< first node of each row, followed by the end
    std::vector<Strip> policies{}; ///< in the order of the settings
};

/// Computes the heat maps. Cells are means over the chosen samples of their columns. Errors: Cancelled.
Result<StripSet> stripsOf(const SampledRun& sampled, const SampleSettings& settings,
    const StripRequest& request, const Progress& progress = {});

/// Caches heat maps in columns whose width is a power of two samples, so that scrolling does not compute them
/// again. Any thread may call it; calls wait for each other.
class HeatmapStrips {
public:
    HeatmapStrips(std::shared_ptr<const SampledRun> sampled, SampleSettings settings)
        : m_sampled(std::move(sampled))
        , m_settings(std::move(settings))
    {
    }

    const SampleSettings& settings() const { return m_settings; }
    /// Returns the same cells whenever the same columns are requested, each from at most MostSamplesAColumn
    /// samples. The width of columns is rounded down to a power of two samples. So there can be up to twice
    /// as many columns as wanted, and the first and last ones can extend beyond the request. Errors:
    /// Cancelled.
    Result<StripSet> strips(const StripRequest& request, const Progress& progress = {});

private:
    /// One cached column, with all policies.
    struct Tile {
        std::vector<float> cells; ///< values, idle and taken, policy by policy
        std::uint64_t lastUse = 0;
    };
    using TileKey = std::pair<std::uint64_t, std::uint64_t>; ///< width and index

    Result<void> fill(std::uint64_t width, std::uint64_t first, std::uint64_t end, const Progress& progress);
    void forget();

    std::shared_ptr<const SampledRun> m_sampled;
    SampleSettings m_settings;
    std::mutex m_mutex;
    std::uint32_t m_rows = 0;
    std::uint64_t m_uses = 0;
    std::map<TileKey, Tile> m_tiles;
};

} // namespace fairshare
