// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/known_runs.h"

#include "core/scenario/scenario.h"
#include "core/workspace/convergence.h"
#include "core/workspace/scenario_run.h"

#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostKept = 3;

std::string folderOf(const QString& path)
{
    return path.isEmpty() ? std::string() : QFileInfo(path).absolutePath().toStdString();
}

} // namespace

struct KnownRuns::Memory {
    /// Cached results with their inputs; the latest is last.
    template <typename Kind>
    class Results {
    public:
        template <typename Alike>
        std::optional<Kind> find(const Scenario& scenario, const QString& path, const Alike& alike) const
        {
            const auto found = std::find_if(m_kept.begin(), m_kept.end(),
                [&](const Kept& kept) { return kept.path == path && alike(kept.scenario, scenario); });
            return found == m_kept.end() ? std::nullopt : std::optional(found->result);
        }

        void add(const Scenario& scenario, const QString& path, Kind result)
        {
            Kept kept{scenario, path, std::move(result)};
            if (m_kept.size() >= MostKept)
                m_kept.erase(m_kept.begin());
            m_kept.push_back(std::move(kept));
        }

        void clear() { m_kept.clear(); }

    private:
        struct Kept {
            Scenario scenario;
            QString path;
            Kind result;
        };

        std::vector<Kept> m_kept;
    };

    std::mutex mutex;
    Results<ScenarioRun> runs;
    Results<StudyPtr> studies;
};

KnownRuns::KnownRuns()
    : m_memory(std::make_shared<Memory>())
{
}

Result<ScenarioRun> KnownRuns::runOf(
    const Scenario& scenario, const QString& path, const Progress& progress) const
{
    {
        const std::scoped_lock lock(m_memory->mutex);
        if (auto known = m_memory->runs.find(scenario, path, runAlike))
            return *std::move(known);
    }
    auto made = fairshare::runOf(scenario, path.toStdString(), progress);
    if (made)
        keep(scenario, path, *made);
    return made;
}

Result<StudyPtr> KnownRuns::studyOf(
    const Scenario& scenario, const QString& path, const Progress& progress) const
{
    {
        const std::scoped_lock lock(m_memory->mutex);
        if (auto known = m_memory->studies.find(scenario, path, studiedAlike))
            return *std::move(known);
    }
    auto made = convergenceOf(scenario, folderOf(path), progress);
    if (!made)
        return tl::unexpected(made.error());
    auto study = std::make_shared<const ConvergenceStudy>(*std::move(made));
    const std::scoped_lock lock(m_memory->mutex);
    m_memory->studies.add(scenario, path, study);
    return study;
}

bool KnownRuns::knows(const Scenario& scenario, const QString& path) const
{
    const std::scoped_lock lock(m_memory->mutex);
    return m_memory->runs.find(scenario, path, runAlike).has_value();
}

void KnownRuns::keep(const Scenario& scenario, const QString& path, ScenarioRun run) const
{
    const std::scoped_lock lock(m_memory->mutex);
    m_memory->runs.add(scenario, path, std::move(run));
}

void KnownRuns::forget() const
{
    const std::scoped_lock lock(m_memory->mutex);
    m_memory->runs.clear();
    m_memory->studies.clear();
}

} // namespace fairshare::gui
