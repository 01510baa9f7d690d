// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/files/autosave.h"

#include <QObject>

#include <memory>
#include <vector>

namespace fairshare::gui {

class Bands;
class FileCommands;

/// Saves unsaved work regularly in case of a crash, and offers work that a crash left behind.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// @param settingsFolder folder of the settings; unsaved work is kept in a folder next to them
    Recovery(Document& document, FileCommands& files, Bands& bands, const QString& settingsFolder);

    Autosave& autosave() { return m_autosave; }
    /// Offers the work left by programs that have ended, one after the other, latest first.
    void offer();
    /// Deletes the kept work, because it was saved or discarded.
    void finish() { m_autosave.finish(); }

private:
    void offerNext();
    void drop(const std::shared_ptr<UnsavedFile>& unsaved);

    FileCommands& m_files;
    Bands& m_bands;
    QString m_folder;
    std::vector<std::shared_ptr<UnsavedFile>> m_left;
    Autosave m_autosave;
};

} // namespace fairshare::gui
