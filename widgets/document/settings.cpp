// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/settings.h"

#include <QFileInfo>

namespace fairshare::gui {

Settings::Settings(QObject* parent)
    : QObject(parent)
    , m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("fairshare-explorer"),
          QStringLiteral("fairshare-explorer"))
{
}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent)
    , m_store(file, QSettings::IniFormat)
{
}

QString Settings::folder() const
{
    return QFileInfo(m_store.fileName()).absolutePath();
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_store.setValue(QStringLiteral("window/geometry"), geometry);
}

QByteArray Settings::dockLayout() const
{
    return m_store.value(QStringLiteral("window/docks")).toByteArray();
}

void Settings::setDockLayout(const QByteArray& layout)
{
    m_store.setValue(QStringLiteral("window/docks"), layout);
}

bool Settings::isDockShown(const QString& dock, const QString& view, bool otherwise) const
{
    return m_store.value(QStringLiteral("docks/%1/%2").arg(view, dock), otherwise).toBool();
}

void Settings::setDockShown(const QString& dock, const QString& view, bool shown)
{
    m_store.setValue(QStringLiteral("docks/%1/%2").arg(view, dock), shown);
}

void Settings::forgetShownDocks()
{
    m_store.remove(QStringLiteral("docks"));
}

QByteArray Settings::treeColumns() const
{
    return m_store.value(QStringLiteral("tree/columns")).toByteArray();
}

void Settings::setTreeColumns(const QByteArray& state)
{
    m_store.setValue(QStringLiteral("tree/columns"), state);
}

QStringList Settings::recentPaths() const
{
    return m_store.value(QStringLiteral("recent/paths")).toStringList();
}

void Settings::setRecentPaths(const QStringList& paths)
{
    m_store.setValue(QStringLiteral("recent/paths"), paths);
}

QVariantMap Settings::recentFacts() const
{
    return m_store.value(QStringLiteral("recent/facts")).toMap();
}

void Settings::setRecentFacts(const QVariantMap& facts)
{
    m_store.setValue(QStringLiteral("recent/facts"), facts);
}

QString Settings::theme() const
{
    return m_store.value(QStringLiteral("window/theme"), QStringLiteral("system")).toString();
}

void Settings::setTheme(const QString& theme)
{
    m_store.setValue(QStringLiteral("window/theme"), theme);
}

QString Settings::language() const
{
    return m_store.value(QStringLiteral("window/language"), QStringLiteral("system")).toString();
}

void Settings::setLanguage(const QString& language)
{
    m_store.setValue(QStringLiteral("window/language"), language);
}

} // namespace fairshare::gui
