// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recorded_value_check.h"

#include "core/base/say.h"
#include "core/io/csv_lines.h"
#include "core/io/text_lines.h"
#include "core/simulator/film_state.h"
#include "core/simulator/preemption_settings.h"
#include "core/simulator/shown_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

class Comparison {
public:
    Comparison(const Recording& recording, const RecordedValues& values)
        : m_values(values)
        , m_scale(recording.preemption.scale)
        , m_film(recording.run, recording.clock)
        , m_settings{.preemption = preemptionSettings(recording.preemption),
              .classes = recording.preemption.classes,
              .scale = m_scale}
        , m_state(m_film, m_settings)
    {
    }

    ValueDifferences all(const std::vector<bool>& isStartKnown)
    {
        const bool allKnown = std::ranges::find(isStartKnown, false) == isStartKnown.end();
        for (std::uint64_t sample = 0; sample < m_film.clock().count(); ++sample) {
            const SampleState state = m_state.at(sample);
            const bool tellsElapsed =
                allKnown || std::ranges::all_of(state.running, [&isStartKnown](const RunningJob& job) {
                    return job.nodes == 0 || job.job == NoJob || isStartKnown[job.job];
                });
            for (std::size_t column = 0; column < m_values.columns.size(); ++column)
                if (tellsElapsed || m_values.columns[column].policy->isDrawn)
                    compare(sample, state, column);
        }
        return m_found;
    }

private:
    void compare(std::uint64_t sample, const SampleState& state, std::size_t column)
    {
        const ShownValues shown(state, *m_values.columns[column].policy, m_scale);
        for (std::uint32_t node = 0; node < m_film.nodes(); ++node) {
            const std::size_t place = (sample * m_film.nodes() + node) * m_values.columns.size() + column;
            const double computed = shown.shown(node, shown.key(node));
            if (std::abs(computed * RecordedValues::Unit - m_values.values[place]) <= 1)
                continue;
            // The columns of a sample are gone through one after another.
            if (m_found.count++ > 0 && place > m_found.first)
                continue;
            m_found.first = place;
            m_found.computed = computed;
        }
        m_found.compared += m_film.nodes();
    }

    const RecordedValues& m_values;
    ValueScale m_scale;
    Film m_film;
    FilmSettings m_settings;
    FilmState m_state;
    ValueDifferences m_found;
};

} // namespace

ValueDifferences valueDifferences(
    const Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown)
{
    return Comparison(recording, values).all(isStartKnown);
}

namespace {

SourcePosition positionOfValue(std::string_view text, const RecordedValues& values, std::size_t place)
{
    CsvLines lines(withoutByteOrderMark(text));
    const std::size_t row = place / values.columns.size();
    const std::size_t cell = values.columns[place % values.columns.size()].cell;
    for (std::size_t line = 0; line < row + 2; ++line) // the heading is one
        if (const auto found = lines.next(); !found || !*found)
            return {};
    return cell < lines.cells().size() ? lines.position(lines.cells()[cell]) : SourcePosition{};
}

} // namespace

void remarkValues(const RecordingParts& parts, const std::vector<bool>& isStartKnown, Recording& recording)
{
    // About a place in the rows of samples. Remarks of a directory have no place in a file.
    const auto remark = [&](std::string_view id, SourcePosition position, const std::string& sentence) {
        const bool isAlone = parts.jobs == nullptr;
        recording.remarks.add(id, isAlone ? position : SourcePosition{}, [&] {
            return isAlone ? sentence
                           : fmt::format("samples.csv:{}:{}: {}", position.line, position.column, sentence);
        });
    };
    const RecordedValues& values = parts.samples.values;
    for (const RecordedValues::OtherColumn& column : values.others)
        remark("unknown_policy", column.position,
            fairshare::say("there is no policy '{}', so that its column is left out", excerpt(column.name)));
    if (values.columns.empty())
        return;
    const ValueDifferences found = valueDifferences(recording, values, isStartKnown);
    if (found.count == 0)
        return;
    remark("other_values", positionOfValue(parts.rows, values, found.first),
        fairshare::say("{} is {:.6f} here, but {:.6f} follows from the jobs and "
                       "their nodes; values are computed anew, and "
                       "{} of {} that were compared differ",
            values.columns[found.first % values.columns.size()].policy->title,
            values.values[found.first] / RecordedValues::Unit, found.computed, found.count, found.compared));
}

} // namespace fairshare
