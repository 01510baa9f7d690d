// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/film.h"

#include <map>
#include <mutex>

namespace fairshare {

/// Of a column of a film that plays: more would not be seen.
inline constexpr std::uint64_t MostSamplesAColumn = 4;

/// Which part of a film is reduced to how many cells.
struct StripRequest {
    std::uint64_t first = 0; ///< sample
    std::uint64_t samples = 0; ///< from there on, at most what there is
    std::uint32_t columns = 0; ///< that are wanted at most
    std::uint32_t rows = 0; ///< that are wanted at most; more than nodes is one a node
    std::uint64_t samplesAColumn = MostSamplesAColumn; ///< above 0; of more these are evenly chosen
};

/// The heat map of one policy: cells row after row, nodes downwards, time to the right.
struct Strip {
    std::vector<float> values{}; ///< mean of the scaled values of the nodes with a job; 0 to 1
    std::vector<float> idle{}; ///< part of the nodes and samples of a cell without a job, away or not, 0 to 1
    std::vector<float> taken{}; ///< part that the policy takes, 0 to 1
};

struct StripSet {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<std::uint64_t> samples{}; ///< the first of each column, and the end
    std::vector<std::uint32_t> nodes{}; ///< the first of each row, and the end
    std::vector<Strip> policies{}; ///< as in the settings
};

/// Cells are means over the chosen samples of their columns. Errors: Cancelled.
Result<StripSet> stripsOf(const Film& film, const FilmSettings& settings, const StripRequest& request,
    const Progress& progress = {});

/// Keeps what was reduced, in columns of a power of two samples, so that a film scrolls without being reduced
/// anew. Any thread may ask; they wait for each other.
class FilmStrips {
public:
    FilmStrips(std::shared_ptr<const Film> film, FilmSettings settings)
        : m_film(std::move(film))
        , m_settings(std::move(settings))
    {
    }

    const FilmSettings& settings() const { return m_settings; }
    /// The same columns always give the same cells, each of at most MostSamplesAColumn samples.
    /// Columns are as many samples wide as the next smaller power of two, so there are up to twice as many as
    /// are wanted, and the first and the last may reach beyond what was asked for. Errors: Cancelled.
    Result<StripSet> strips(const StripRequest& request, const Progress& progress = {});

private:
    /// One of the power of two columns, with all policies.
    struct Tile {
        std::vector<float> cells; ///< values, idle and taken of policy after policy
        std::uint64_t lastUse = 0;
    };
    using TileKey = std::pair<std::uint64_t, std::uint64_t>; ///< width and place

    Result<void> fill(std::uint64_t width, std::uint64_t first, std::uint64_t end, const Progress& progress);
    void forget();

    std::shared_ptr<const Film> m_film;
    FilmSettings m_settings;
    std::mutex m_mutex;
    std::uint32_t m_rows = 0;
    std::uint64_t m_uses = 0;
    std::map<TileKey, Tile> m_tiles;
};

} // namespace fairshare
