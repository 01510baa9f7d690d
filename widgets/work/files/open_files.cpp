// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/open_files.h"

#include "core/analysis/compare/changes/unstated_figures.h"
#include "core/base/standard_input.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/extension.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

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
        return inFile(
            {ErrorCode::NotFound, OpenFilesTexts::tr("unknown sample").toStdString(), {}, {}}, path);
    const QByteArray content = file.readAll();
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    auto loaded = importContent(text, {}, progress);
    if (!loaded)
        return inFile(loaded.error(), path);
    loaded->path = path.toStdString();
    return scenarioFrom(std::move(*loaded));
}

/// Converts the core's result for a document.
OpenedFiles shownFiles(Opened opened)
{
    OpenedFiles files{std::move(opened.loaded), QString::fromStdString(opened.path), {}};
    for (const std::string& remark : opened.remarks)
        files.remarks.push_back(QString::fromStdString(remark));
    for (const std::string& source : opened.sources)
        files.sources.push_back(QString::fromStdString(source));
    files.run = std::move(opened.run);
    return files;
}

Result<OpenedFiles> openSampleFile(const QString& path, const Progress& progress)
{
    auto loaded = openSample(path, progress);
    if (!loaded)
        return tl::unexpected(loaded.error());
    OpenedFiles files{std::move(*loaded), {}, {}, {path}, stampOf(path)};
    for (const Diagnostic& diagnostic : files.loaded.diagnostics)
        files.remarks.push_back(QString::fromStdString(describe(diagnostic, path.toStdString())));
    return files;
}

} // namespace

std::string windowAdvice(const Import& import)
{
    if (import.noTree)
        return {};
    const Addition addition = additionFrom(import);
    QString advice = OpenFilesTexts::tr("; open the tree, then choose File > Add usage or jobs from file");
    if (addition == Addition::None)
        advice =
            OpenFilesTexts::tr("; open a file with the tree instead, such as the output of sacctmgr dump");
    else if (addition == Addition::Usage)
        advice = OpenFilesTexts::tr("; choose File > Add usage or jobs from file to add it to an open tree");
    else if (addition == Addition::Demand)
        advice = OpenFilesTexts::tr("; open the groups, then choose File > Add usage or jobs from file");
    return advice.toStdString();
}

Result<OpenedFiles> openFiles(const QStringList& paths, const Progress& progress, const Advice& advice)
{
    if (paths.size() == 1 && paths.front().startsWith(QStringLiteral(":/")))
        return openSampleFile(paths.front(), progress);
    std::vector<std::string> names;
    for (const QString& path : paths)
        names.push_back(path.toStdString());
    // For a directory, use the time of its main file.
    const QString first = paths.isEmpty() ? QString() : paths.front();
    const FileStamp stamp = stampOf(QFileInfo(first).isDir() ? first + QStringLiteral("/run.json") : first);
    auto opened = fairshare::openFiles(names, advice, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenedFiles files = shownFiles(std::move(*opened));
    files.stamp = stamp;
    const bool hasStandardInput = std::ranges::any_of(names, isStandardInput);
    if (paths.size() == 1 && !hasStandardInput)
        return files;
    files.stored = false;
    QStringList parts;
    for (const std::string& name : names)
        parts.push_back(QFileInfo(QString::fromStdString(nameOfInput(name))).fileName());
    files.name = parts.join(QLatin1String(" + "));
    return files;
}

Result<OpenedFiles> openBaseline(
    const QString& path, const Scenario& opened, const Progress& progress, const Advice& advice)
{
    auto files = openFiles({path}, progress, advice);
    if (!files)
        return files;
    LoadedScenario& loaded = files->loaded;
    files->remarks.clear();
    for (const Diagnostic& diagnostic :
        takeUnstated(loaded.scenario, {loaded.hasShares, loaded.hasUsage}, opened, {}))
        files->remarks.push_back(QString::fromStdString(describe(diagnostic, path.toStdString())));
    return files;
}

Result<ExtendedScenario> openAdditions(const Scenario& now, const std::vector<ScenarioPtr>& stored,
    const QStringList& paths, const Progress& progress)
{
    ExtendedScenario result;
    result.files.loaded.scenario = now;
    for (const ScenarioPtr& state : stored)
        result.stored.push_back(*state);
    for (const QString& path : paths) {
        const auto source = importFile(path.toStdString(), {}, progress);
        if (!source)
            return tl::unexpected(source.error());
        auto extension = extended(result.files.loaded.scenario, result.stored, *source);
        if (!extension)
            return tl::unexpected(extension.error());
        const OpenedFiles added = shownFiles(std::move(extension->opened));
        result.files.loaded.scenario = std::move(extension->now);
        result.files.loaded.hasUsage |= added.loaded.hasUsage;
        result.files.remarks += added.remarks;
        result.files.sources << path;
        result.stored = std::move(extension->stored);
    }
    return result;
}

} // namespace fairshare::gui
