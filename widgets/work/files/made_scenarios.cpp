// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/made_scenarios.h"

#include "widgets/work/files/open_files.h"

#include "core/analysis/generate/generator.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"
#include "core/workspace/capture.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare::gui {

Result<OpenedFiles> fromTemplate(const TemplateRequest& request, const Progress& progress)
{
    const std::string shape = request.shape.toStdString();
    auto scenario = generateScenario({shape, request.size, request.seed});
    if (!scenario)
        return tl::unexpected(scenario.error());
    if (progress.cancelled())
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    OpenedFiles made;
    made.loaded.scenario = std::move(*scenario);
    return made;
}

bool canCapture()
{
    const auto commands = captureCommands();
    return std::any_of(commands.begin(), commands.end(), [](const auto& words) {
        return !QStandardPaths::findExecutable(QString::fromStdString(words.front())).isEmpty();
    });
}

Result<OpenedFiles> fromCluster(
    const std::function<void(const QString& command)>& running, const Progress& progress)
{
    OpenedFiles made;
    const auto remark = [&made](const std::string& sentence) {
        made.remarks << QString::fromStdString(sentence);
    };
    const CaptureListener listener{
        .running =
            [&running](const std::vector<std::string>& words) {
                running(QString::fromStdString(fmt::format("{}", fmt::join(words, " "))));
            },
        .warned = remark,
        .diagnosed =
            [&remark](const Diagnostics& diagnostics, const std::string& command) {
                for (const Diagnostic& diagnostic : diagnostics)
                    remark(describe(diagnostic, command));
            },
        .failed = [&remark](const Error& error) { remark(describe(error)); },
    };
    auto scenario = captureCluster({.standardError = StandardError::Kept, .progress = progress}, listener);
    if (!scenario) {
        Error error = scenario.error();
        // The message band has no room for all remarks; the last one is the most useful.
        if (error.code == ErrorCode::BadInput && !made.remarks.isEmpty())
            error.message =
                QCoreApplication::translate("MadeScenarios", "no command printed an association tree: %1")
                    .arg(made.remarks.back())
                    .toStdString();
        return tl::unexpected(error);
    }
    made.loaded.scenario = std::move(*scenario);
    made.stored = false;
    return made;
}

} // namespace fairshare::gui
