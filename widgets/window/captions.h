// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"
#include "widgets/window/file_commands.h"
#include "widgets/work/file_digest.h"
#include "widgets/work/scenario_results.h"

#include "core/report/caption.h"

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
    struct Parts {
        const Document& document;
        const ScenarioResults& results;
        const FileCommands& files;
        ViewTabs& views;
    };

    Captions(const Actions& actions, const Parts& parts);

    /// Says how much is in no file, too.
    void countUnsaved(const UnsavedResults& unsaved);
    /// What stands below a view; without digests before `whenKnown`.
    QString textFor(const ViewPage& page) const;
    /// What a file with a picture of the view says of itself; as `textFor` without digests.
    /// @param title of the view or of what is drawn of it
    PictureFacts factsFor(const ViewPage& page, const QString& title) const;
    /// Names of files are said no more.
    void setAnonymous() { m_isAnonymous = true; }
    /// The same for a document that another window holds: its files and what of it is unsaved.
    void standFor(const Captions& original)
    {
        setAnonymous();
        m_original = &original;
    }
    /// Whether the digests of the files are.
    bool isKnown() const { return m_digest.isKnown(m_files.readFiles()); }
    /// Acts once the digests of the files are known, which may be at once.
    void whenKnown(const std::function<void()>& act);
    /// For pictures made without a window.
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
