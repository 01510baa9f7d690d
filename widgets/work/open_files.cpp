// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/open_files.h"

#include "core/analysis/compare/unstated_figures.h"
#include "core/simulator/section_places.h"
#include "core/workspace/logged_scenario.h"
#include "core/workspace/scenario_run.h"
#include "core/workspace/usage_addition.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace fairshare::gui {
namespace {

struct OpenFilesTexts {
    Q_DECLARE_TR_FUNCTIONS(OpenFilesTexts)
};

tl::unexpected<Error> inFile(Error error, const QString& path)
{
    error.file = path.toStdString();
    return tl::unexpected<Error>(std::move(error));
}

Result<LoadedScenario> openSample(const QString& path, const Progress& progress)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return inFile({ErrorCode::NotFound, "there is no such sample"}, path);
    const QByteArray content = file.readAll();
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    auto loaded = importContent(text, {}, progress);
    if (!loaded)
        return inFile(loaded.error(), path);
    loaded->path = path.toStdString();
    return scenarioFrom(std::move(*loaded));
}

/// What the window can do with a file that holds no tree, to follow the sentence that says so.
QString advice(const Import& import)
{
    if (import.noTree)
        return {};
    const Addition addition = additionFrom(import);
    if (addition == Addition::None)
        return OpenFilesTexts::tr(
            "; open a file that has the tree instead, such as one that sacctmgr dump wrote");
    if (addition == Addition::Usage)
        return OpenFilesTexts::tr("; File, Add usage or jobs from file takes it into an open tree");
    if (addition == Addition::Demand)
        return OpenFilesTexts::tr(
            "; open the groups, then File, Add usage or jobs from file takes it into them");
    return OpenFilesTexts::tr("; open the tree, then File, Add usage or jobs from file takes it into that");
}

Result<LoadedScenario> openTree(const QString& path, const Progress& progress)
{
    auto source = importFile(path.toStdString(), {}, progress);
    if (!source)
        return tl::unexpected(source.error());
    const QString todo = advice(source->import);
    auto loaded = scenarioFrom(std::move(*source));
    if (!loaded)
        loaded.error().message += todo.toStdString();
    return loaded;
}

void addRemarks(QStringList& remarks, const Diagnostics& diagnostics, const QString& path)
{
    for (const Diagnostic& diagnostic : diagnostics)
        remarks.push_back(QString::fromStdString(describe(diagnostic, path.toStdString())));
}

void addUnmatched(QStringList& remarks, const UsageMatch& match, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    for (const std::string& row : match.unmatchedRows)
        remarks.push_back(OpenFilesTexts::tr("%1: no association in the tree for %2")
                .arg(name, QString::fromStdString(row)));
    for (const std::string& association : match.unmatchedAssociations)
        remarks.push_back(
            OpenFilesTexts::tr("%1: no usage for %2").arg(name, QString::fromStdString(association)));
}

/// What is told of taking a file.
struct Taken {
    UsageMatch match{};
    Diagnostics diagnostics{};
};

Result<Scenario> withAddition(const Scenario& scenario, const Import& source, Taken& taken)
{
    switch (additionFrom(source)) {
    case Addition::Settings:
        return withConfiguration(scenario, source);
    case Addition::Jobs:
        return withJobs(scenario, source, std::nullopt, taken.diagnostics);
    case Addition::Partitions:
        return withPartitions(scenario, source, taken.diagnostics);
    case Addition::Qos:
        return withQosPriorities(scenario, source, taken.diagnostics);
    case Addition::Demand:
    case Addition::Usage:
    case Addition::None:
        break;
    }
    return withUsageFrom(scenario, source, taken.match, taken.diagnostics);
}

/// A recording is looked at, and changes of what is asked of it are saved elsewhere.
Result<OpenedFiles> openRecording(const QString& path, const Progress& progress)
{
    auto recorded = recordedScenario(path.toStdString(), progress);
    if (!recorded)
        return tl::unexpected(recorded.error());
    // Of a directory the file that tells of the others has a digest.
    const QString file = QFileInfo(path).isDir() ? path + QStringLiteral("/run.json") : path;
    OpenedFiles opened{{std::move(recorded->scenario), nullptr, {}}, {}, {}, {file}, stampOf(file)};
    opened.run = std::move(recorded->run);
    addRemarks(opened.remarks, recorded->remarks, path);
    return opened;
}

/// A log is simulated, and how is saved elsewhere; the reader's remarks come with the run.
OpenedFiles openLog(Scenario simulating, const QString& path, const Progress& progress)
{
    OpenedFiles opened{{std::move(simulating), nullptr, {}}, {}, {}, {path}, stampOf(path)};
    const auto other = importFile(path.toStdString(), {}, progress);
    if (other && additionFrom(other->import) != Addition::None)
        opened.remarks.push_back(OpenFilesTexts::tr("%1 is simulated as a log of jobs; File, Add usage or "
                                                    "jobs from file takes it into an open tree instead")
                .arg(QFileInfo(path).fileName()));
    return opened;
}

} // namespace

Result<OpenedFiles> openFiles(const QStringList& paths, const Progress& progress)
{
    if (paths.isEmpty() || paths.size() > 2)
        return fail(ErrorCode::BadInput,
            OpenFilesTexts::tr(
                "one file is opened, or two: the tree from the first, usage or jobs from the second")
                .toStdString());
    const QString& first = paths.front();
    if (paths.size() == 1 && isRecordingAt(first.toStdString()))
        return openRecording(first, progress);
    const FileStamp stamp = stampOf(first);
    const bool sample = first.startsWith(QStringLiteral(":/"));
    if (paths.size() == 1 && !sample) {
        auto logged = loggedScenario(first.toStdString(), progress);
        if (!logged)
            return tl::unexpected(logged.error());
        if (*logged)
            return openLog(**std::move(logged), first, progress);
    }
    auto loaded = sample ? openSample(first, progress) : openTree(first, progress);
    if (!loaded)
        return tl::unexpected(loaded.error());
    // Once the document is saved with a change, values stand elsewhere in its file.
    if (SharedValue<SimulationSection>& simulation = loaded->scenario.simulation; simulation.has()) {
        SimulationSection section = *simulation;
        forgetPlaces(section);
        simulation = SharedValue(std::move(section));
    }
    OpenedFiles opened{std::move(*loaded), sample ? QString() : first, {}, paths, stamp};
    addRemarks(opened.remarks, opened.loaded.diagnostics, first);
    if (paths.size() == 1)
        return opened;
    auto combined = openAddition(opened.loaded.scenario, paths.back(), progress);
    if (!combined)
        return combined;
    opened.loaded.scenario = std::move(combined->loaded.scenario);
    opened.loaded.hasUsage |= combined->loaded.hasUsage;
    opened.path.clear();
    opened.stored = false;
    opened.name =
        OpenFilesTexts::tr("%1 + %2").arg(QFileInfo(first).fileName(), QFileInfo(paths.back()).fileName());
    opened.remarks += combined->remarks;
    return opened;
}

Result<OpenedFiles> openBaseline(const QString& path, const Scenario& opened, const Progress& progress)
{
    auto files = openFiles({path}, progress);
    if (!files)
        return files;
    LoadedScenario& loaded = files->loaded;
    files->remarks.clear();
    addRemarks(
        files->remarks, takeUnstated(loaded.scenario, {loaded.hasShares, loaded.hasUsage}, opened, {}), path);
    return files;
}

Result<OpenedFiles> openAddition(const Scenario& scenario, const QString& path, const Progress& progress)
{
    auto source = importFile(path.toStdString(), {}, progress);
    if (!source)
        return tl::unexpected(source.error());
    Taken taken;
    auto combined = withAddition(scenario, source->import, taken);
    if (!combined)
        return inFile(combined.error(), path);
    OpenedFiles opened{{std::move(*combined), nullptr, {}, true}, {}, {}};
    // Else there is no more than before.
    opened.loaded.hasUsage = additionFrom(source->import) == Addition::Usage
        && usageKindOf(scenario, source->import) == UsageKind::Associations;
    addRemarks(opened.remarks, source->import.diagnostics, path);
    addRemarks(opened.remarks, taken.diagnostics, path);
    addUnmatched(opened.remarks, taken.match, path);
    return opened;
}

} // namespace fairshare::gui
