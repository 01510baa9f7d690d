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
    const QVariantMap stored = settings.recentFacts();
    for (const QString& path : m_paths) {
        const QVariantList facts = stored.value(path).toList();
        const uint kind = facts.value(2).toUInt();
        if (kind <= static_cast<uint>(RecentFacts::Kind::Jobs))
            m_facts.insert(path,
                {static_cast<RecentFacts::Kind>(kind), facts.value(0).toULongLong(),
                    facts.value(1).toByteArray()});
    }
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

void RecentFiles::describe(const QString& path, const RecentFacts& facts)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!m_paths.contains(absolute) || m_facts.value(absolute) == facts)
        return;
    m_facts.insert(absolute, facts);
    store();
}

void RecentFiles::remove(const QString& path)
{
    if (m_paths.removeAll(path) > 0)
        store();
}

void RecentFiles::clear()
{
    m_paths.clear();
    store();
}

void RecentFiles::store()
{
    QVariantMap stored;
    for (const QString& path : m_paths) {
        const RecentFacts facts = m_facts.value(path);
        stored.insert(path, QVariantList{facts.count, facts.sketch, static_cast<uint>(facts.kind)});
    }
    m_settings.setRecentPaths(m_paths);
    m_settings.setRecentFacts(stored);
    Q_EMIT changed();
}

} // namespace fairshare::gui
