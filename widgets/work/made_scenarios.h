// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>

#include <functional>

/// Scenarios that come from no file.
namespace fairshare::gui {

struct OpenedFiles;

/// What a template asks for; see core/analysis/generator.h.
struct TemplateRequest {
    QString shape;
    quint64 size = 60; ///< associations, the root included
    quint64 seed = 1;
};

/// Errors: those of generateScenario, Cancelled.
Result<OpenedFiles> fromTemplate(const TemplateRequest& request, const Progress& progress);

/// True when a program that a capture runs is on PATH.
bool canCapture();

/// Captures the cluster of this machine; what the commands say on the way becomes remarks.
/// @param running hears of each command before it runs, in the thread of the work
/// Errors: those of captureCluster.
Result<OpenedFiles> fromCluster(
    const std::function<void(const QString& command)>& running, const Progress& progress);

} // namespace fairshare::gui
