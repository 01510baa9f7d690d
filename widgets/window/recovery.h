// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/autosave.h"

#include <QObject>

#include <memory>
#include <vector>

namespace fairshare::gui {

class Bands;
class FileCommands;

/// Keeps unsaved work for the case of a crash, and offers what a crash left.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// @param settingsFolder unsaved work is kept in a folder beside the settings
    Recovery(Document& document, FileCommands& files, Bands& bands, const QString& settingsFolder);

    Autosave& autosave() { return m_autosave; }
    /// Offers what programs that have ended left, the latest first, one after the other.
    void offer();
    /// The work was saved or given up: nothing of it is kept.
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
