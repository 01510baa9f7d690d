// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"
#include "widgets/page/file_commands.h"
#include "widgets/work/files/file_digest.h"
#include "widgets/work/results/scenario_results.h"

#include "core/report/caption.h"

#include <QObject>

#include <functional>
#include <vector>

namespace fairshare::gui {

class Actions;
class UnsavedResults;
class ViewPage;
class ViewTabs;

/// Captions with the sources of a view's figures: file with digest, algorithms with parameters, baseline,
/// program and date. Shown below the views on demand.
class Captions : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Document& document;
        const ScenarioResults& results;
        const FileCommands& files;
        ViewTabs& views;
    };

    Captions(const Actions& actions, const Parts& parts);

    /// Includes the number of unsaved changes in the captions.
    void countUnsaved(const UnsavedResults& unsaved);
    /// Caption below a view; without digests before `whenKnown`.
    QString textFor(const ViewPage& page) const;
    /// Metadata for a file with a picture of the view. Contains whole digests, or none before `whenKnown`.
    /// @param title of the view or of the exported part
    PictureFacts factsFor(const ViewPage& page, const QString& title) const;
    /// Replaces file names by general words.
    void setAnonymous() { m_isAnonymous = true; }
    /// Anonymizes the captions as setAnonymous does. Takes the files and the unsaved changes from another
    /// window, whose document this one shows.
    void standFor(const Captions& original)
    {
        setAnonymous();
        m_original = &original;
    }
    /// Whether the digests of the files are known.
    bool isKnown() const { return m_digest.isKnown(m_files.readFiles()); }
    /// Calls `act` once the digests of the files are known, which may be at once.
    void whenKnown(const std::function<void()>& act);
    /// Waits for the digests; for pictures made without a window.
    void waitUntilReady();

private:
    void refresh();
    CaptionFacts factsOf(const ViewPage& page) const;
    std::string nameOf(const ReadFile& file, std::size_t at) const;

    const Actions& m_actions;
    const Document& m_document;
    const ScenarioResults& m_results;
    const FileCommands& m_files;
    ViewTabs& m_views;
    const UnsavedResults* m_unsaved = nullptr;
    FileDigest m_digest;
    bool m_isAnonymous = false;
    const Captions* m_original = nullptr; ///< null for the window's own document
    std::vector<std::function<void()>> m_waiting;
};

} // namespace fairshare::gui
