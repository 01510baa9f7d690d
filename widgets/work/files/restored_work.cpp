// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/restored_work.h"

#include "widgets/document/earlier_rows.h"
#include "widgets/document/unsaved_file.h"
#include "widgets/work/files/open_files.h"

#include "core/io/format_registry.h"
#include "core/scenario/scenario.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// False for pipes and terminals: they were already consumed, and reading them again would block.
bool canBeReadAgain(const QStringList& sources)
{
    return !sources.isEmpty() && std::all_of(sources.begin(), sources.end(), [](const QString& path) {
        return path.startsWith(QLatin1String(":/")) || QFileInfo(path).isFile();
    });
}

OpenedFiles alone(Scenario scenario, const WorkOrigin& origin)
{
    OpenedFiles opened;
    opened.loaded.scenario = std::move(scenario);
    opened.loaded.format = findFormat(origin.format.toStdString());
    opened.path = origin.path;
    opened.sources = origin.sources;
    opened.stored = false;
    opened.name = origin.name;
    if (!origin.sources.isEmpty())
        opened.remarks << QCoreApplication::translate(
            "RestoredWork", "%1 can no longer be read, so the restored work itself is the baseline")
                              .arg(origin.name);
    return opened;
}

} // namespace

Result<OpenedFiles> restoredWork(const std::shared_ptr<UnsavedFile>& unsaved, const Progress& progress)
{
    auto scenario = unsaved->read(progress);
    if (!scenario)
        return tl::unexpected(scenario.error());
    const WorkOrigin& origin = unsaved->origin();
    Result<OpenedFiles> opened = fail(ErrorCode::NotFound, {});
    if (canBeReadAgain(origin.sources))
        opened = openFiles(origin.sources, progress);
    if (!opened) {
        opened = alone(std::move(*scenario), origin);
    } else {
        Document::Rows earlier = earlierRows(scenario->tree, opened->loaded.scenario.tree);
        opened->work = UnsavedWork{std::move(*scenario), std::move(earlier)};
        // Remarks of the reader were already shown when the file was first opened.
        opened->remarks.clear();
        opened->loaded.hasUsage = true;
    }
    opened->stamp = origin.stamp;
    opened->unsaved = unsaved;
    return opened;
}

} // namespace fairshare::gui
