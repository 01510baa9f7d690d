// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/recent_files.h"

#include <QFileInfo>

namespace fairshare::gui {

RecentFiles::RecentFiles(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_paths(settings.recentPaths())
{
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    while (m_paths.size() > Longest)
        m_paths.removeLast();
    store();
}

void RecentFiles::clear()
{
    m_paths.clear();
    store();
}

void RecentFiles::store()
{
    m_settings.setRecentPaths(m_paths);
    Q_EMIT changed();
}

} // namespace fairshare::gui
