// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/recent_files.h"
#include "widgets/work/background_task.h"
#include "widgets/work/file_digest.h"
#include "widgets/work/known_runs.h"

#include <QObject>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace fairshare::gui {

class UnsavedFile;
struct OpenedFiles;
struct WorkOrigin;

/// Open, save and close with their dialogs. Files are read beside the window; the open document stays usable
/// until the new one is complete.
class FileCommands : public QObject {
    Q_OBJECT

public:
    FileCommands(Document& document, RecentFiles& recent, QWidget& window);

    BackgroundTask& task() { return m_task; }
    /// Those of recordings that were opened, and of what was simulated since.
    const KnownRuns& runs() const { return m_runs; }
    /// What stands in editors belongs to the document, so it is committed before one is saved or left.
    /// @param finish false when something typed is refused; the command then ends
    void setFinishEditing(std::function<bool()> finish) { m_finishEditing = std::move(finish); }
    bool finishEditing() const { return !m_finishEditing || m_finishEditing(); }
    QString documentName() const { return m_document.displayName(); }
    /// Where the document's work comes from.
    WorkOrigin origin() const;
    /// The files that the document was read from or saved to, as they were then.
    const std::vector<ReadFile>& readFiles() const { return m_read; }
    /// True when a table has cut off names of the document or of the file that it is compared with.
    bool hasCutNames() const { return m_hasCutNames || (m_hasCutBaseline && isBaselineRead()); }
    /// The file that the document is compared with, as it was when it was read; none for the opened file
    /// after it was saved.
    std::vector<ReadFile> baselineFiles() const
    {
        if (isBaselineRead())
            return {{m_baselineFile.first, m_baselineStamp}};
        const bool opened = m_document.chosenBaseline() == Document::Baseline::Opened
            && !m_document.hasBaseline(Document::Baseline::Saved);
        const bool isAsRead = opened || m_document.chosenBaseline() == Document::Baseline::Saved;
        return isAsRead ? m_read : std::vector<ReadFile>();
    }
    /// For a document that was opened without these commands.
    void noteRead(const OpenedFiles& files);

    void openWithDialog();
    /// One file or sample, or two: the tree from the first, usage from the second.
    void open(const QStringList& paths);
    using Make = std::function<Result<OpenedFiles>(const Progress&)>;
    /// Opens what `make` makes beside the window. Only when that worked, and there are unsaved changes, the
    /// user is asked about them. @param title what the user waits for
    void openMade(const QString& title, Make make);
    /// Opens work that was not saved on top of the file that it began with, where that can still be read.
    void restore(const std::shared_ptr<UnsavedFile>& unsaved);
    /// Asks where a recent file is now.
    void locate(const QString& path);
    bool isRecent(const QString& path) const { return m_recent.paths().contains(path); }
    void forget(const QString& path) { m_recent.remove(path); }
    void reload();
    void addUsageWithDialog();
    void addUsage(const QString& path);
    /// Opens and compares with the scenario of another file.
    void openAgainst(const QStringList& paths, const QString& baseline);
    /// A bundled sample as samplePath() names it, with its baseline.
    void openSample(const QString& path);
    void compareWithDialog();
    /// Compares with the open file as it is on disk now.
    void compareWithDisk();
    /// True when saving would write something that is not on disk.
    bool canSave() const;
    bool canReload() const { return !m_openedPaths.isEmpty(); }
    /// The next save may replace what somebody else wrote to the open file.
    void keepMine() { m_watch.accept(); }
    /// Asks for a name where the opened file is not of our own format. @return false when nothing was saved
    bool save();
    bool saveAs();
    /// Asks when there are unsaved changes. @return false when the user wants to go on working
    bool mayDiscard();
    void close();

Q_SIGNALS:
    void failed(const fairshare::Error& error);
    void remarked(const QStringList& remarks);
    /// A document was opened, saved or closed: what was said about the last one is out of date.
    void succeeded();
    /// The document was written to its file.
    void saved();
    void restored(const std::shared_ptr<fairshare::gui::UnsavedFile>& unsaved);
    /// Somebody else wrote to the open file, or removed it.
    /// @param onCommand the user was about to save
    void changedOnDisk(bool gone, bool onCommand);

private:
    void compareWith(const QString& path, const QString& name);
    void setBaseline(OpenedFiles files, const QString& path, const QString& name);
    void finishOpening(const std::shared_ptr<Result<OpenedFiles>>& opened);
    bool isOpen(const OpenedFiles& files) const;
    /// The baseline is a file that was read here.
    bool isBaselineRead() const
    {
        return m_document.chosenBaseline() == Document::Baseline::Other
            && m_document.otherBaselineName() == m_baselineFile.second;
    }
    bool mayReload();
    void finishUsage(const std::shared_ptr<Result<OpenedFiles>>& opened, const ScenarioPtr& before);
    bool saveTo(const QString& path);
    QString suggestedPath() const;

    Document& m_document;
    RecentFiles& m_recent;
    QWidget& m_window;
    std::function<bool()> m_finishEditing;
    FileWatch m_watch;
    KnownRuns m_runs;
    BackgroundTask m_task;
    QStringList m_openedPaths;
    std::vector<ReadFile> m_read;
    bool m_hasCutNames = false; ///< in what was opened
    bool m_hasCutBaseline = false; ///< in the baseline that was read last
    QString m_nextBaseline; ///< read when the opening is done
    FileStamp m_baselineStamp; ///< of the file that was read last to be compared with
    std::pair<QString, QString>
        m_baselineFile; ///< that was read last: its path, and as it reads after "Against"
};

} // namespace fairshare::gui
