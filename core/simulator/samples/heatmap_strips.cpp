// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/heatmap_strips.h"

#include "core/base/say.h"
#include "core/simulator/samples/sample_cursor.h"
#include "core/simulator/samples/shown_values.h"

#include <algorithm>
#include <bit>

namespace fairshare {
namespace {

/// Number of figures per cell and policy.
constexpr std::size_t CellFigures = 3;

/// Samples that form one column.
struct SampleRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

/// Divides items evenly into parts. Returns the first item of each part, followed by the end.
template <typename Number>
std::vector<Number> evenParts(Number first, Number items, std::uint32_t parts)
{
    std::vector<Number> firsts;
    firsts.reserve(std::size_t{parts} + 1);
    for (std::uint64_t part = 0; part <= parts; ++part)
        firsts.push_back(static_cast<Number>(first + items * part / parts));
    return firsts;
}

/// Reduces samples to columns. Cells are the values of all rows, then idle, then taken, policy by policy.
class Reducer {
public:
    Reducer(const SampledRun& sampled, const SampleSettings& settings, std::uint32_t rows,
        std::uint64_t samplesAColumn = MostSamplesAColumn)
        : m_settings(settings)
        , m_samplesAColumn(samplesAColumn)
        , m_state(sampled, settings)
        , m_firstNodes(evenParts<std::uint32_t>(0, sampled.nodes(), rows))
        , m_taken(sampled.nodes())
        , m_busy(rows)
        , m_sums(cells())
    {
    }

    std::size_t rows() const { return m_busy.size(); }
    std::size_t cells() const { return m_settings.preemption.policies.size() * CellFigures * rows(); }

    void reduce(const SampleRange& range, std::span<float> cells)
    {
        std::ranges::fill(m_sums, 0.0);
        std::ranges::fill(m_busy, 0.0);
        const std::uint64_t samples = range.end - range.first;
        const std::uint64_t chosen = std::min(samples, m_samplesAColumn);
        for (std::uint64_t at = 0; at < chosen; ++at)
            add(range.first + (2 * at + 1) * samples / (2 * chosen));
        finish(static_cast<double>(chosen), cells);
    }

private:
    void add(std::uint64_t sample)
    {
        const SampleState state = m_state.at(sample);
        for (std::size_t row = 0; row < rows(); ++row)
            for (std::uint32_t node = m_firstNodes[row]; node < m_firstNodes[row + 1]; ++node)
                m_busy[row] += state.jobOf(node) == NoJob ? 0 : 1;
        for (std::size_t policy = 0; policy < m_settings.preemption.policies.size(); ++policy)
            addPolicy(state, *m_settings.preemption.policies[policy],
                std::span(m_sums).subspan(policy * CellFigures * rows(), CellFigures * rows()));
    }

    void addPolicy(const SampleState& state, const PreemptionPolicy& policy, std::span<double> sums)
    {
        m_choice.choose(state, policy, m_settings.preemption.nodes);
        m_choice.mark(state, policy, m_taken);
        const ShownValues values(state, policy, m_settings.scale);
        for (std::size_t row = 0; row < rows(); ++row) {
            double sum = 0;
            std::uint32_t taken = 0;
            for (std::uint32_t node = m_firstNodes[row]; node < m_firstNodes[row + 1]; ++node) {
                taken += m_taken[node];
                if (state.jobOf(node) != NoJob)
                    sum += values.shown(node, values.key(node));
            }
            sums[row] += sum;
            sums[2 * rows() + row] += taken;
        }
    }

    /// Turns sums into means.
    void finish(double samples, std::span<float> cells)
    {
        const std::size_t policies = m_settings.preemption.policies.size();
        for (std::size_t row = 0; row < rows(); ++row) {
            const double all = samples * static_cast<double>(m_firstNodes[row + 1] - m_firstNodes[row]);
            for (std::size_t policy = 0; policy < policies; ++policy) {
                const std::size_t value = policy * CellFigures * rows() + row;
                const std::size_t taken = value + 2 * rows();
                cells[value] = m_busy[row] > 0 ? static_cast<float>(m_sums[value] / m_busy[row]) : 0.0F;
                cells[value + rows()] = static_cast<float>((all - m_busy[row]) / all);
                cells[taken] = static_cast<float>(m_sums[taken] / all);
            }
        }
    }

    const SampleSettings& m_settings;
    std::uint64_t m_samplesAColumn;
    SampleCursor m_state;
    JobChoice m_choice;
    std::vector<std::uint32_t> m_firstNodes; ///< first node of each row, followed by the end
    std::vector<std::uint8_t> m_taken; ///< by node
    std::vector<double> m_busy; ///< by row: nodes with a job, over the samples of the column
    std::vector<double> m_sums; ///< in the order of the cells
};

/// Returns a set of heat maps without cells.
StripSet emptySet(const SampledRun& sampled, const SampleSettings& settings, std::uint32_t rows)
{
    StripSet set{.rows = rows, .nodes = evenParts<std::uint32_t>(0, sampled.nodes(), rows)};
    set.policies.resize(settings.preemption.policies.size());
    return set;
}

void setColumns(StripSet& set, std::vector<std::uint64_t> samples)
{
    set.samples = std::move(samples);
    set.columns = static_cast<std::uint32_t>(set.samples.size() - 1);
    const std::size_t cells = std::size_t{set.columns} * set.rows;
    for (Strip& strip : set.policies)
        for (std::vector<float>* figure : {&strip.values, &strip.idle, &strip.taken})
            figure->resize(cells);
}

/// Copies the cells of a column to their rows, which are far apart in memory.
void copyRows(StripSet& set, std::uint32_t column, std::span<const float> cells)
{
    const float* from = cells.data();
    for (Strip& strip : set.policies)
        for (std::vector<float>* figure : {&strip.values, &strip.idle, &strip.taken}) {
            float* to = figure->data() + column;
            for (std::uint32_t row = 0; row < set.rows; ++row, to += set.columns)
                *to = *from++;
        }
}

Result<void> told(std::uint64_t done, std::uint64_t all, const Progress& progress)
{
    constexpr std::uint64_t ColumnsAReport = 16;
    if (done % ColumnsAReport != 0)
        return {};
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    progress.at(static_cast<double>(done) / static_cast<double>(all));
    return {};
}

/// Limits a request to the samples and nodes that exist.
StripRequest usable(const SampledRun& sampled, const StripRequest& request)
{
    const std::uint64_t count = sampled.clock().count();
    StripRequest result = request;
    result.first = std::min(request.first, count);
    result.samples = std::min(request.samples, count - result.first);
    result.columns = static_cast<std::uint32_t>(std::min<std::uint64_t>(request.columns, result.samples));
    result.rows = std::min(request.rows, sampled.nodes());
    return result;
}

} // namespace

Result<StripSet> stripsOf(const SampledRun& sampled, const SampleSettings& settings,
    const StripRequest& request, const Progress& progress)
{
    const StripRequest wanted = usable(sampled, request);
    StripSet set = emptySet(sampled, settings, wanted.rows);
    if (wanted.columns == 0 || wanted.rows == 0)
        return set;
    setColumns(set, evenParts(wanted.first, wanted.samples, wanted.columns));
    Reducer reducer(sampled, settings, wanted.rows, wanted.samplesAColumn);
    std::vector<float> cells(reducer.cells());
    for (std::uint32_t column = 0; column < set.columns; ++column) {
        if (auto going = told(column, set.columns, progress); !going)
            return tl::unexpected(going.error());
        reducer.reduce({set.samples[column], set.samples[column + 1]}, cells);
        copyRows(set, column, cells);
    }
    return set;
}

Result<void> HeatmapStrips::fill(
    std::uint64_t width, std::uint64_t first, std::uint64_t end, const Progress& progress)
{
    std::optional<Reducer> reducer;
    for (std::uint64_t place = first; place < end; ++place) {
        Tile& tile = m_tiles[{width, place}];
        tile.lastUse = m_uses;
        if (!tile.cells.empty())
            continue;
        if (!reducer)
            reducer.emplace(*m_sampled, m_settings, m_rows);
        if (auto going = told(place - first, end - first, progress); !going)
            return going;
        std::vector<float> cells(reducer->cells());
        reducer->reduce({place * width, std::min((place + 1) * width, m_sampled->clock().count())}, cells);
        tile.cells = std::move(cells);
    }
    return {};
}

/// Removes the tiles that were not used recently if there are too many.
void HeatmapStrips::forget()
{
    constexpr std::size_t MostFloats = std::size_t{48} << 20; // 192 MiB
    const std::size_t each = m_settings.preemption.policies.size() * CellFigures * m_rows;
    if (m_tiles.size() * each > MostFloats)
        std::erase_if(m_tiles, [this](const auto& tile) { return tile.second.lastUse + 8 < m_uses; });
    if (m_tiles.size() * each > MostFloats)
        std::erase_if(m_tiles, [this](const auto& tile) { return tile.second.lastUse < m_uses; });
}

Result<StripSet> HeatmapStrips::strips(const StripRequest& request, const Progress& progress)
{
    const std::scoped_lock lock(m_mutex);
    const StripRequest wanted = usable(*m_sampled, request);
    StripSet set = emptySet(*m_sampled, m_settings, wanted.rows);
    if (wanted.columns == 0 || wanted.rows == 0)
        return set;
    if (m_rows != wanted.rows)
        m_tiles.clear();
    m_rows = wanted.rows;
    ++m_uses;
    const std::uint64_t width = std::max(std::uint64_t{1}, std::bit_floor(wanted.samples / wanted.columns));
    const std::uint64_t first = wanted.first / width;
    const std::uint64_t end = (wanted.first + wanted.samples + width - 1) / width;
    if (auto filled = fill(width, first, end, progress); !filled)
        return tl::unexpected(filled.error());
    std::vector<std::uint64_t> samples;
    for (std::uint64_t place = first; place <= end; ++place)
        samples.push_back(std::min(place * width, m_sampled->clock().count()));
    setColumns(set, std::move(samples));
    for (std::uint32_t column = 0; column < set.columns; ++column)
        copyRows(set, column, m_tiles.find({width, first + column})->second.cells);
    forget();
    return set;
}

} // namespace fairshare
