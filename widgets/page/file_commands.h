// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/recent_files.h"
#include "widgets/work/files/file_digest.h"
#include "widgets/work/files/known_runs.h"
#include "widgets/work/tasks/background_task.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace fairshare::gui {

class UnsavedFile;
struct ExtendedScenario;
struct OpenedFiles;
struct WorkOrigin;

/// Opens, saves and closes files, with the dialogs. Reads files in the background; the open document stays
/// usable until the new one is complete.
class FileCommands : public QObject {
    Q_OBJECT

public:
    FileCommands(Document& document, RecentFiles& recent);

    BackgroundTask& task() { return m_task; }
    /// The runs of opened recordings and of simulations since then.
    const KnownRuns& runs() const { return m_runs; }
    /// Sets the window that the dialogs appear over.
    /// @param finishEditing commits its open editors before the document is saved or closed; returns false if
    /// the input is invalid, which ends the command
    void setWindow(QWidget& window, std::function<bool()> finishEditing)
    {
        m_window = &window;
        m_finishEditing = std::move(finishEditing);
    }
    bool finishEditing() const { return m_window == nullptr || m_finishEditing(); }
    QString documentName() const { return m_document.displayName(); }
    /// Origin of the document, for the file with unsaved work.
    WorkOrigin origin() const;
    /// The files that the document was last read from or saved to, with their state at that time.
    const std::vector<ReadFile>& readFiles() const { return m_read; }
    /// True if a table truncated names of the document or of its baseline file.
    bool hasCutNames() const { return m_hasCutNames || (m_hasCutBaseline && isBaselineRead()); }
    /// The files of the baseline, with their state when they were read. Empty if no files hold it, as for the
    /// opened file once the document was saved over it.
    std::vector<ReadFile> baselineFiles() const;
    /// Records the files of a document that was opened without these commands.
    void noteRead(const OpenedFiles& files);

    void openWithDialog();
    /// Opens the text of the clipboard as a file.
    void openPasted();
    /// Opens one file or sample, or two: the tree from the first, usage from the second.
    void open(const QStringList& paths);
    using Make = std::function<Result<OpenedFiles>(const Progress&)>;
    /// Runs `make` in the background and opens its result. If it succeeds and there are unsaved changes, asks
    /// the user about them first. @param title description of the task
    void openMade(const QString& title, Make make);
    /// Opens unsaved work on top of its original file, if that file can still be read.
    void restore(const std::shared_ptr<UnsavedFile>& unsaved);
    /// Asks where a recent file is now.
    void locate(const QString& path);
    bool isRecent(const QString& path) const { return m_recent.paths().contains(path); }
    void forget(const QString& path) { m_recent.remove(path); }
    /// The path under which the open file is among the recent ones; "" if it is not.
    QString recentPath() const;
    void reload();
    void addUsageWithDialog();
    /// Adds data of files without a tree to the open document and to what it is compared with.
    void addUsage(const QStringList& paths);
    /// Opens files and uses the scenario of another file as the baseline.
    void openAgainst(const QStringList& paths, const QString& baseline);
    /// Opens a bundled sample by its samplePath(), with its baseline.
    void openSample(const QString& path);
    void compareWithDialog();
    /// Uses the open file as it is on disk now as the baseline.
    void compareWithDisk();
    /// True if saving would change the file on disk.
    bool canSave() const;
    bool canReload() const { return !m_openedPaths.isEmpty(); }
    /// Lets the next save overwrite changes that another program made to the open file.
    void keepMine() { m_watch.accept(); }
    /// Saves the document. Asks for a name unless the opened file is a .fairshare file. @return false if
    /// nothing was saved
    bool save();
    bool saveAs();
    /// Asks the user if there are unsaved changes. @return false if the user cancels
    bool mayDiscard();
    void close();

Q_SIGNALS:
    void failed(const fairshare::Error& error);
    void remarked(const QStringList& remarks);
    /// A document was opened, saved or closed; earlier messages are out of date.
    void succeeded();
    /// The document was written to its file.
    void saved();
    void restored(const std::shared_ptr<fairshare::gui::UnsavedFile>& unsaved);
    /// Another program changed or removed the open file.
    /// @param onCommand the user was about to save
    void changedOnDisk(bool gone, bool onCommand);

private:
    void compareWith(const QString& path, const QString& name);
    void setBaseline(OpenedFiles files, const QString& path, const QString& name);
    void finishOpening(const std::shared_ptr<Result<OpenedFiles>>& opened);
    bool isOpen(const OpenedFiles& files) const;
    /// Whether the baseline was read from a file by these commands.
    bool isBaselineRead() const
    {
        return m_document.chosenBaseline() == Document::Baseline::Other
            && m_document.otherBaselineName() == m_baselineFile.second;
    }
    bool mayReload();
    void finishUsage(const std::shared_ptr<Result<ExtendedScenario>>& added, const ScenarioPtr& before);
    bool saveTo(const QString& path);
    QString suggestedPath() const;

    Document& m_document;
    RecentFiles& m_recent;
    QPointer<QWidget> m_window;
    std::function<bool()> m_finishEditing;
    FileWatch m_watch;
    KnownRuns m_runs;
    BackgroundTask m_task;
    QStringList m_openedPaths;
    std::vector<ReadFile> m_read;
    std::vector<ReadFile> m_opened; ///< files of the scenario as opened; empty once one was overwritten
    bool m_hasCutNames = false; ///< in the opened files
    bool m_hasCutBaseline = false; ///< in the last baseline file
    QString m_nextBaseline; ///< read once opening is done
    FileStamp m_baselineStamp; ///< of the last baseline file
    std::pair<QString, QString>
        m_baselineFile; ///< the last baseline file: path, and name as shown after "Against"
};

} // namespace fairshare::gui
