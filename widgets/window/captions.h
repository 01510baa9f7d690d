// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/file_commands.h"
#include "widgets/work/file_digest.h"
#include "widgets/work/scenario_results.h"

#include <QObject>

#include <functional>
#include <vector>

namespace fairshare::gui {

class Actions;
class UnsavedResults;
class ViewPage;
class ViewTabs;

/// What the figures of a view come from: file with digest, algorithms with parameters, baseline, program and
/// date. Shown below the views on demand.
class Captions : public QObject {
    Q_OBJECT

public:
    Captions(const Document& document, const ScenarioResults& results, const FileCommands& files,
        ViewTabs& views, const Actions& actions);

    /// Says how much is in no file, too.
    void countUnsaved(const UnsavedResults& unsaved);
    /// What stands below a view; without digests before `whenKnown`.
    QString textFor(const ViewPage& page) const;
    /// Acts once the digests of the files are known, which may be at once.
    void whenKnown(const std::function<void()>& act);
    /// For pictures made without a window.
    void waitUntilReady();

private:
    void refresh();

    const Document& m_document;
    const ScenarioResults& m_results;
    const FileCommands& m_files;
    ViewTabs& m_views;
    const Actions& m_actions;
    const UnsavedResults* m_unsaved = nullptr;
    FileDigest m_digest;
    std::vector<std::function<void()>> m_waiting;
};

} // namespace fairshare::gui
