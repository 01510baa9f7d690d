// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/known_runs.h"

#include "core/report/scenario_study.h"

#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostKept = 3;

template <typename Result>
struct Kept {
    Scenario scenario;
    QString path;
    Result result;
};

std::string folderOf(const QString& path)
{
    return path.isEmpty() ? std::string() : QFileInfo(path).absolutePath().toStdString();
}

template <typename Kind, typename Alike>
std::optional<Kind> find(
    const std::vector<Kept<Kind>>& all, const Scenario& scenario, const QString& path, const Alike& alike)
{
    const auto found = std::find_if(all.begin(), all.end(),
        [&](const Kept<Kind>& kept) { return kept.path == path && alike(kept.scenario, scenario); });
    return found == all.end() ? std::nullopt : std::optional(found->result);
}

template <typename Kind>
void add(std::vector<Kept<Kind>>& all, Kept<Kind> kept)
{
    if (all.size() >= MostKept)
        all.erase(all.begin());
    all.push_back(std::move(kept));
}

} // namespace

struct KnownRuns::Memory {
    std::mutex mutex;
    std::vector<Kept<ScenarioRun>> runs;
    std::vector<Kept<StudyPtr>> studies;
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
        if (auto known = find(m_memory->runs, scenario, path, runAlike))
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
        if (auto known = find(m_memory->studies, scenario, path, studiedAlike))
            return *std::move(known);
    }
    auto made = convergenceOf(scenario, folderOf(path), progress);
    if (!made)
        return tl::unexpected(made.error());
    auto study = std::make_shared<const ConvergenceStudy>(*std::move(made));
    const std::scoped_lock lock(m_memory->mutex);
    add(m_memory->studies, {scenario, path, study});
    return study;
}

bool KnownRuns::knows(const Scenario& scenario, const QString& path) const
{
    const std::scoped_lock lock(m_memory->mutex);
    return find(m_memory->runs, scenario, path, runAlike).has_value();
}

void KnownRuns::keep(const Scenario& scenario, const QString& path, ScenarioRun run) const
{
    const std::scoped_lock lock(m_memory->mutex);
    add(m_memory->runs, {scenario, path, std::move(run)});
}

void KnownRuns::forget() const
{
    const std::scoped_lock lock(m_memory->mutex);
    m_memory->runs.clear();
    m_memory->studies.clear();
}

} // namespace fairshare::gui
