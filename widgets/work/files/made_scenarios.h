// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>

#include <functional>

/// Scenarios that are not read from a file.
namespace fairshare::gui {

struct OpenedFiles;

/// Parameters of a template; see core/analysis/generator.h.
struct TemplateRequest {
    QString shape;
    quint64 size = 60; ///< associations, including the root
    quint64 seed = 1;
};

/// Generates a scenario. Errors: those of generateScenario, Cancelled.
Result<OpenedFiles> fromTemplate(const TemplateRequest& request, const Progress& progress);

/// True if a program that the capture needs is on PATH.
bool canCapture();

/// Captures the cluster of this machine. Messages of the commands become remarks.
/// @param running called with each command before it runs, on the worker thread
/// Errors: those of captureCluster.
Result<OpenedFiles> fromCluster(
    const std::function<void(const QString& command)>& running, const Progress& progress);

} // namespace fairshare::gui
