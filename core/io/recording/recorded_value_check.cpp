// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_value_check.h"

#include "core/base/say.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/samples/preemption_settings.h"
#include "core/simulator/samples/sample_cursor.h"
#include "core/simulator/samples/shown_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Differences between values at single times and the displayed values.
struct MomentDifferences {
    std::uint64_t compared = 0;
    std::uint64_t count = 0;
    const RecordedValues::Moment* first = nullptr; ///< first moment with a difference
    double recorded = 0; ///< recorded value there
    double computed = 0;
};

class Comparison {
public:
    /// @param clock times at which values are compared
    Comparison(const Recording& recording, const RecordedValues& values,
        const std::vector<bool>& isStartKnown, SampleClock clock)
        : m_values(values)
        , m_isStartKnown(isStartKnown)
        , m_areAllKnown(std::ranges::find(isStartKnown, false) == isStartKnown.end())
        , m_scale(recording.preemption.scale)
        , m_sampled(recording.run, std::move(clock))
        , m_settings{.preemption = preemptionSettings(recording.preemption),
              .classes = recording.preemption.classes,
              .scale = m_scale}
        , m_state(m_sampled, m_settings)
    {
    }

    ValueDifferences rows()
    {
        for (std::uint64_t sample = 0; sample < m_sampled.clock().count(); ++sample) {
            const SampleState state = m_state.at(sample);
            for (std::size_t column = 0; column < m_values.columns.size(); ++column)
                if (canTell(state, *m_values.columns[column].policy))
                    compare(sample, state, column);
        }
        return m_found;
    }

    /// Compares values at single times.
    /// @param samples samples of the run; random draws are known only for these
    MomentDifferences moments(const SampleClock& samples)
    {
        MomentDifferences found;
        for (const RecordedValues::Moment& moment : m_values.moments) {
            SampleState state = m_state.at(m_sampled.clock().sampleAt(moment.now));
            const std::uint64_t sample = samples.count() == 0 ? 0 : samples.sampleAt(moment.now);
            const bool isSample = samples.count() > 0 && samples.timeOf(sample) == moment.now;
            if (isSample)
                state.sample = samples.numberOf(sample);
            if (canTell(state, *moment.policy) && (isSample || !moment.policy->isDrawn))
                compare(state, moment, found);
        }
        return found;
    }

private:
    bool canTell(const SampleState& state, const PreemptionPolicy& policy) const
    {
        return m_areAllKnown || policy.isDrawn
            || std::ranges::all_of(state.running, [this](const RunningJob& job) {
                   return job.nodes == 0 || job.job == NoJob || m_isStartKnown[job.job];
               });
    }

    void compare(
        const SampleState& state, const RecordedValues::Moment& moment, MomentDifferences& found) const
    {
        const ShownValues shown(state, *moment.policy, m_scale);
        for (std::uint32_t node = 0; node < m_sampled.nodes(); ++node) {
            const double computed = shown.shown(node, shown.key(node));
            if (std::abs(computed * RecordedValues::Unit - moment.values[node]) <= 1 || found.count++ > 0)
                continue;
            found.first = &moment;
            found.recorded = moment.values[node] / RecordedValues::Unit;
            found.computed = computed;
        }
        found.compared += m_sampled.nodes();
    }

    void compare(std::uint64_t sample, const SampleState& state, std::size_t column)
    {
        const ShownValues shown(state, *m_values.columns[column].policy, m_scale);
        for (std::uint32_t node = 0; node < m_sampled.nodes(); ++node) {
            const std::size_t place = (sample * m_sampled.nodes() + node) * m_values.columns.size() + column;
            const double computed = shown.shown(node, shown.key(node));
            if (std::abs(computed * RecordedValues::Unit - m_values.values[place]) <= 1)
                continue;
            // The columns of a sample are compared one after another, so a later difference may come first in
            // the file.
            if (m_found.count++ > 0 && place > m_found.first)
                continue;
            m_found.first = place;
            m_found.computed = computed;
        }
        m_found.compared += m_sampled.nodes();
    }

    const RecordedValues& m_values;
    const std::vector<bool>& m_isStartKnown;
    bool m_areAllKnown;
    ValueScale m_scale;
    SampledRun m_sampled;
    SampleSettings m_settings;
    SampleCursor m_state;
    ValueDifferences m_found;
};

} // namespace

ValueDifferences valueDifferences(
    const Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown)
{
    return Comparison(recording, values, isStartKnown, recording.clock).rows();
}

namespace {

SourcePosition positionOfValue(std::string_view text, const RecordedValues& values, std::size_t place)
{
    CsvLines lines(withoutByteOrderMark(text));
    const std::size_t row = place / values.columns.size();
    const std::size_t cell = values.columns[place % values.columns.size()].cell;
    for (std::size_t line = 0; line < row + 2; ++line) // includes the header
        if (const auto found = lines.next(); !found || !*found)
            return {};
    return cell < lines.cells().size() ? lines.position(lines.cells()[cell]) : SourcePosition{};
}

} // namespace

void remarkValues(const RecordingParts& parts, const std::vector<bool>& isStartKnown, Recording& recording)
{
    // Adds a remark about a position in the samples. Remarks about a directory have no position in a file.
    const auto remark = [&](std::string_view id, SourcePosition position, const std::string& sentence) {
        const bool isAlone = parts.jobs == nullptr;
        const std::string_view file = parts.samples.times.empty() ? "samples.jsonl" : "samples.csv";
        recording.remarks.add(id, isAlone ? position : SourcePosition{}, [&] {
            return isAlone ? sentence
                           : fmt::format("{}:{}:{}: {}", file, position.line, position.column, sentence);
        });
    };
    const RecordedValues& values = parts.samples.values;
    for (const RecordedValues::OtherColumn& other : values.others)
        remark("unknown_policy", other.position,
            fairshare::say("unknown policy '{}' is ignored", excerpt(other.name)));
    const auto differing = [](std::string_view policy, double recorded, const auto& found) {
        return fairshare::say("{} is {:.6f} here, but the jobs and their nodes give {:.6f}; values are "
                              "recomputed, and {} of {} compared values differ",
            policy, recorded, found.computed, found.count, found.compared);
    };
    if (!values.columns.empty())
        if (const ValueDifferences found = valueDifferences(recording, values, isStartKnown); found.count > 0)
            remark("other_values", positionOfValue(parts.rows, values, found.first),
                differing(values.columns[found.first % values.columns.size()].policy->title,
                    values.values[found.first] / RecordedValues::Unit, found));
    if (values.moments.empty())
        return;
    std::vector<Seconds> times;
    for (const RecordedValues::Moment& moment : values.moments)
        if (times.empty() || times.back() != moment.now)
            times.push_back(moment.now);
    const MomentDifferences found =
        Comparison(recording, values, isStartKnown, SampleClock::ofTimes(std::move(times)))
            .moments(recording.clock);
    if (found.count > 0)
        remark("other_values", found.first->position,
            differing(found.first->policy->title, found.recorded, found));
}

} // namespace fairshare
