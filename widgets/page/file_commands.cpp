// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/file_commands.h"

#include "widgets/document/pasted_file.h"
#include "widgets/start/sample_list.h"
#include "widgets/text/language.h"
#include "widgets/work/files/open_files.h"
#include "widgets/work/files/restored_work.h"
#include "widgets/work/files/saved_name.h"

#include "core/io/format_registry.h"
#include "core/workspace/scenario_run.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr const char* OwnSuffix = ".fairshare";

QString readFilters()
{
    QStringList all;
    QStringList single;
    for (const Format& format : formats()) {
        if (format.read == nullptr)
            continue;
        const QString patterns = QString::fromStdString(std::string(format.patterns));
        all << patterns;
        single << QStringLiteral("%1 (%2)").arg(coreText(format.title), patterns);
    }
    single.prepend(FileCommands::tr("All supported files (%1)").arg(all.join(QLatin1Char(' '))));
    // Formats are recognized by content, so any file name is valid.
    single.prepend(FileCommands::tr("All files (*)"));
    return single.join(QStringLiteral(";;"));
}

/// Adds mnemonics to the buttons of a question; the style's own texts have none.
void giveLetters(const QMessageBox& question)
{
    const auto name = [&question](QMessageBox::StandardButton button, const QString& text) {
        if (QAbstractButton* found = question.button(button))
            found->setText(text);
    };
    name(QMessageBox::Save, FileCommands::tr("&Save"));
    name(QMessageBox::Discard, FileCommands::tr("&Discard"));
    name(QMessageBox::Cancel, FileCommands::tr("&Cancel"));
}

} // namespace

FileCommands::FileCommands(Document& document, RecentFiles& recent)
    : m_document(document)
    , m_recent(recent)
{
    connect(&m_watch, &FileWatch::changed, this, [this] { Q_EMIT changedOnDisk(m_watch.isGone(), false); });
    connect(&m_task, &BackgroundTask::outOfResources, this,
        [this] { Q_EMIT failed({ErrorCode::TooLarge, "not enough memory", {}, {}}); });
}

void FileCommands::openWithDialog()
{
    if (!finishEditing())
        return;
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open"), {}, readFilters());
    if (!paths.isEmpty())
        open(paths);
}

void FileCommands::openPasted()
{
    const auto path = savedClipboard(pastedFolder());
    if (path)
        open({*path});
    else
        Q_EMIT failed(path.error());
}

void FileCommands::open(const QStringList& paths)
{
    openMade(tr("Opening %1").arg(QFileInfo(paths.value(0)).fileName()),
        [paths](const Progress& progress) { return openFiles(paths, progress); });
}

void FileCommands::openMade(const QString& title, Make make)
{
    if (!finishEditing())
        return;
    m_nextBaseline.clear();
    m_task.start(
        title, [this, make = std::move(make)](const Progress& progress) -> BackgroundTask::Completion {
            auto opened = std::make_shared<Result<OpenedFiles>>(make(progress));
            return [this, opened] { finishOpening(opened); };
        });
}

bool FileCommands::isOpen(const OpenedFiles& files) const
{
    const bool sameFile = !files.path.isEmpty() && QFileInfo(files.path) == QFileInfo(m_document.path());
    const bool sameCombination = files.sources.size() > 1 && files.sources == m_openedPaths;
    return sameFile || sameCombination;
}

void FileCommands::finishOpening(const std::shared_ptr<Result<OpenedFiles>>& opened)
{
    if (!*opened) {
        Q_EMIT failed(opened->error());
        return;
    }
    OpenedFiles& files = **opened;
    // For a reload, do not offer to save: that would make the newly read file out of date.
    const bool again = !files.unsaved && isOpen(files);
    if (again ? !mayReload() : !mayDiscard())
        return;
    const bool hasUsage = files.loaded.hasUsage;
    m_openedPaths = files.sources;
    noteRead(files);
    if (again)
        m_document.reopen(std::move(files.loaded));
    else if (!files.stored)
        m_document.openUnstored(std::move(files.loaded), files.name, files.path);
    else
        m_document.open(std::move(files.loaded), files.path);
    if (files.work)
        m_document.restore(std::move(files.work->scenario), std::move(files.work->earlier));
    m_watch.watch(files.path, files.stamp);
    if (const QString path = recentPath(); !path.isEmpty())
        m_recent.add(path);
    Q_EMIT succeeded();
    if (files.unsaved)
        Q_EMIT restored(files.unsaved);
    QStringList remarks = files.remarks;
    if (files.unsaved && files.unsaved->origin().baseline.isEmpty()
        && !files.unsaved->origin().baselineName.isEmpty())
        remarks << tr("Baseline %1 was not restored; the baseline is now the opened file")
                       .arg(files.unsaved->origin().baselineName);
    if (!hasUsage)
        remarks.prepend(
            tr("%1 contains no usage, so all usage is 0; choose File > Add usage or jobs from file to add it")
                .arg(m_document.displayName()));
    Q_EMIT remarked(remarks);
    if (const QString baseline = std::exchange(m_nextBaseline, {}); !baseline.isEmpty())
        compareWith(baseline, QFileInfo(baseline).fileName());
}

QString FileCommands::recentPath() const
{
    if (!m_document.path().isEmpty())
        return m_document.path();
    // A combination has no path of its own.
    return m_openedPaths.size() == 1 ? m_openedPaths.front() : QString();
}

void FileCommands::noteRead(const OpenedFiles& files)
{
    m_hasCutNames = files.loaded.hasCutNames;
    m_read.clear();
    for (const QString& source : files.sources)
        m_read.push_back({source, m_read.empty() ? files.stamp : stampOf(source)});
    m_opened = m_read;
    if (files.run)
        m_runs.keep(files.loaded.scenario, files.path, {.run = files.run});
}

std::vector<ReadFile> FileCommands::baselineFiles() const
{
    switch (m_document.chosenBaseline()) {
    case Document::Baseline::Opened:
        return m_opened;
    case Document::Baseline::Saved:
        return m_read;
    case Document::Baseline::Other:
        break;
    }
    return isBaselineRead() ? std::vector<ReadFile>{{m_baselineFile.first, m_baselineStamp}}
                            : std::vector<ReadFile>();
}

WorkOrigin FileCommands::origin() const
{
    return {m_document.displayName(), m_document.path(), m_document.formatId(), m_openedPaths,
        m_watch.known(), {}, {}, isBaselineRead() ? m_baselineFile.first : QString(),
        m_document.baselineName()};
}

void FileCommands::restore(const std::shared_ptr<UnsavedFile>& unsaved)
{
    openMade(tr("Restoring %1").arg(unsaved->origin().name),
        [unsaved](const Progress& progress) { return restoredWork(unsaved, progress); });
    m_nextBaseline = unsaved->origin().baseline;
}

void FileCommands::locate(const QString& path)
{
    const QString found = QFileDialog::getOpenFileName(
        m_window, tr("Locate %1").arg(QFileInfo(path).fileName()), {}, readFilters());
    if (found.isEmpty())
        return;
    m_recent.remove(path);
    open({found});
}

void FileCommands::reload()
{
    if (!m_openedPaths.isEmpty())
        open(m_openedPaths);
}

void FileCommands::addUsageWithDialog()
{
    if (!finishEditing())
        return;
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Add usage or jobs from file"), {}, readFilters());
    if (!paths.isEmpty())
        addUsage(paths);
}

void FileCommands::addUsage(const QStringList& paths)
{
    if (!finishEditing() || m_document.isEmpty())
        return;
    const ScenarioPtr scenario = m_document.scenario();
    m_task.start(tr("Reading %1").arg(QFileInfo(paths.value(0)).fileName()),
        [this, scenario, stored = m_document.storedStates(), paths](
            const Progress& progress) -> BackgroundTask::Completion {
            auto added =
                std::make_shared<Result<ExtendedScenario>>(openAdditions(*scenario, stored, paths, progress));
            return [this, added, scenario] { finishUsage(added, scenario); };
        });
}

void FileCommands::finishUsage(
    const std::shared_ptr<Result<ExtendedScenario>>& added, const ScenarioPtr& before)
{
    if (!*added) {
        Q_EMIT failed(added->error());
        return;
    }
    if (m_document.scenario() != before) {
        Q_EMIT remarked({tr("The tree changed in the meantime, so the file was not added; add it again")});
        return;
    }
    OpenedFiles& files = (*added)->files;
    for (const QString& source : files.sources) {
        m_read.push_back({source, stampOf(source)});
        if (!m_opened.empty())
            m_opened.push_back(m_read.back());
    }
    if (files.loaded.scenario != *before)
        m_document.extend(tr("Add from file"), std::move(files.loaded.scenario), std::move((*added)->stored));
    if (files.loaded.hasUsage) // the remark that the tree has no usage is out of date
        Q_EMIT succeeded();
    Q_EMIT remarked(files.remarks);
}

void FileCommands::openAgainst(const QStringList& paths, const QString& baseline)
{
    open(paths);
    m_nextBaseline = baseline;
}

void FileCommands::openSample(const QString& path)
{
    openAgainst({path}, sampleBaseline(path));
}

void FileCommands::compareWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Compare with"), {}, readFilters());
    if (!path.isEmpty())
        compareWith(path, QFileInfo(path).fileName());
}

void FileCommands::compareWithDisk()
{
    compareWith(m_document.path(), tr("%1 on disk").arg(m_document.displayName()));
}

void FileCommands::compareWith(const QString& path, const QString& name)
{
    if (m_document.isEmpty())
        return;
    m_task.start(tr("Reading baseline %1").arg(QFileInfo(path).fileName()),
        [this, path, name, stored = m_document.lastStored()](
            const Progress& progress) -> BackgroundTask::Completion {
            auto opened = std::make_shared<Result<OpenedFiles>>(openBaseline(path, *stored, progress));
            return [this, opened, name, path] {
                if (!*opened)
                    Q_EMIT failed(opened->error());
                else if (!m_document.isEmpty())
                    setBaseline(std::move(**opened), path, name);
            };
        });
}

void FileCommands::setBaseline(OpenedFiles files, const QString& path, const QString& name)
{
    m_baselineFile = {path, name};
    m_baselineStamp = files.stamp;
    m_hasCutBaseline = files.loaded.hasCutNames;
    m_document.setBaseline(std::move(files.loaded.scenario), name, path);
    if (!files.remarks.isEmpty())
        Q_EMIT remarked(files.remarks);
}

QString FileCommands::suggestedPath() const
{
    return proposedPath(m_document, m_openedPaths);
}

bool FileCommands::canSave() const
{
    return !m_document.isEmpty()
        && (m_document.isModified() || !m_document.savesInPlace() || m_watch.isGone());
}

bool FileCommands::save()
{
    if (!finishEditing())
        return false;
    if (!m_document.savesInPlace())
        return saveAs();
    // Changes by other programs are overwritten only on request. A missing file can be written again.
    if (m_watch.isChanged() && !m_watch.isGone()) {
        Q_EMIT changedOnDisk(false, true);
        return false;
    }
    return saveTo(m_document.path());
}

bool FileCommands::saveAs()
{
    if (!finishEditing())
        return false;
    QFileDialog dialog(m_window, tr("Save as"));
    dialog.setObjectName(QStringLiteral("saveDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(tr("Fairshare scenario (*%1)").arg(QLatin1String(OwnSuffix)));
    dialog.setDefaultSuffix(QStringLiteral("fairshare"));
    const QFileInfo suggested(suggestedPath());
    dialog.setDirectory(suggested.absolutePath());
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    const QString path = dialog.selectedFiles().constFirst();
    if (const auto checked = checkSavedName(path); !checked) {
        Q_EMIT failed(checked.error());
        return false;
    }
    return saveTo(path);
}

bool FileCommands::saveTo(const QString& path)
{
    if (const auto saved = m_document.saveAs(path); !saved) {
        Error error = saved.error();
        if (error.file.empty())
            error.file = path.toStdString();
        Q_EMIT failed(error);
        return false;
    }
    // Another file may have been opened while a large one was written.
    if (m_document.path() != path)
        return true;
    m_openedPaths = QStringList{path};
    if (std::ranges::any_of(
            m_opened, [&path](const ReadFile& file) { return QFileInfo(file.path) == QFileInfo(path); }))
        m_opened.clear();
    m_read = {{path, stampOf(path)}};
    m_watch.watch(path, m_read.front().stamp);
    m_recent.add(path);
    Q_EMIT succeeded();
    Q_EMIT saved();
    return true;
}

bool FileCommands::mayDiscard()
{
    if (!finishEditing())
        return false;
    if (m_document.isEmpty() || !m_document.isModified())
        return true;
    const bool stored = m_document.isStored();
    const QString text = stored ? tr("Save the changes to %1?") : tr("Save %1?");
    QMessageBox question(QMessageBox::Question, stored ? tr("Unsaved changes") : tr("Not saved yet"),
        text.arg(m_document.displayName()), QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
        m_window);
    question.setObjectName(QStringLiteral("unsavedQuestion"));
    question.setInformativeText(stored
            ? tr("Unsaved changes will be lost.")
            : tr("This scenario has never been saved and will be lost if you discard it."));
    question.setDefaultButton(QMessageBox::Save);
    giveLetters(question);
    question.exec();
    const auto answer = question.standardButton(question.clickedButton());
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

bool FileCommands::mayReload()
{
    if (!finishEditing())
        return false;
    if (!m_document.differsFromStored())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
        tr("Discard the changes to %1 and reload the file?").arg(m_document.displayName()),
        QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setObjectName(QStringLiteral("reloadQuestion"));
    question.setInformativeText(tr("Unsaved changes will be lost."));
    question.setDefaultButton(QMessageBox::Cancel);
    giveLetters(question);
    return question.exec() == QMessageBox::Discard;
}

void FileCommands::close()
{
    if (!mayDiscard())
        return;
    m_openedPaths.clear();
    m_read.clear();
    m_opened.clear();
    m_document.close();
    m_watch.watch({}, {});
    Q_EMIT succeeded();
}

} // namespace fairshare::gui
