// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/export_folder.h"
#include "widgets/document/recent_files.h"
#include "widgets/document/settings.h"
#include "widgets/page/file_commands.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"
#include "widgets/work/results/unsaved_results.h"

namespace fairshare::gui {

/// The document of a window, what is computed from it, and its files. Made before the window and gone after
/// it, since the widgets use it as long as they exist.
struct OpenDocument {
    explicit OpenDocument(Settings& ofUser)
        : settings(ofUser)
    {
    }

    Settings& settings;
    Document document;
    ExportFolder folder{settings, document};
    ScenarioResults results{document};
    LintResults lint{document};
    UnsavedResults unsaved{document};
    RecentFiles recent{settings};
    FileCommands files{document, recent};
};

} // namespace fairshare::gui
