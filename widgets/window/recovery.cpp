// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/recovery.h"

#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/file_commands.h"
#include "widgets/start/recent_tiles.h"

#include <QDir>

#include <algorithm>

namespace fairshare::gui {

Recovery::Recovery(Document& document, FileCommands& files, Bands& bands, const QString& settingsFolder)
    : m_files(files)
    , m_bands(bands)
    , m_folder(QDir(settingsFolder).filePath(QStringLiteral("unsaved")))
    , m_autosave(document, m_folder, [&files] { return files.origin(); })
{
    connect(&m_autosave, &Autosave::failed, this, [this](const QString& reason) {
        m_bands.showRemarks({tr("Unsaved work would be lost in a crash: %1 %2").arg(m_folder, reason)});
    });
    connect(&files, &FileCommands::restored, this, [this](const std::shared_ptr<UnsavedFile>& unsaved) {
        m_autosave.adopt(unsaved);
        drop(unsaved);
    });
}

void Recovery::offer()
{
    m_left = UnsavedFile::leftIn(m_folder);
    if (!m_left.empty())
        offerNext();
}

void Recovery::offerNext()
{
    if (m_left.empty()) {
        m_bands.recovered().leave();
        return;
    }
    const std::shared_ptr<UnsavedFile> latest = m_left.front();
    const WorkOrigin& origin = latest->origin();
    const QString time = whenText(origin.time, QDateTime::currentDateTime());
    const QString sentence = m_left.size() == 1
        ? tr("Unsaved work from %1 found: %2").arg(time, origin.name)
        : tr("Unsaved work from %1 found: %2 (and %3 more)").arg(time, origin.name).arg(m_left.size() - 1);
    const MessageBand::Choice restore{
        "recoveredRestore", tr("&Restore"), [this, latest] { m_files.restore(latest); }, true};
    const MessageBand::Choice discard{"recoveredDiscard", tr("&Discard"),
        [this, latest] {
            latest->remove();
            drop(latest);
        },
        true};
    m_bands.recovered().showChoices(sentence, {}, {restore, discard});
}

void Recovery::drop(const std::shared_ptr<UnsavedFile>& unsaved)
{
    m_left.erase(std::remove(m_left.begin(), m_left.end(), unsaved), m_left.end());
    offerNext();
}

} // namespace fairshare::gui
