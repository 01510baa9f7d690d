// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/settings.h"

#include <QFileInfo>

namespace fairshare::gui {
namespace {

const auto LayoutsKey = QStringLiteral("window/layouts");
const auto ColumnSetsKey = QStringLiteral("%1/columnSets");
const auto FiltersKey = QStringLiteral("find/filters");
const auto DocksGroup = QStringLiteral("docks/");

} // namespace

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

QVariantMap Settings::dockLayouts() const
{
    return m_store.value(QStringLiteral("window/dockLayouts")).toMap();
}

void Settings::setDockLayouts(const QVariantMap& layouts)
{
    m_store.setValue(QStringLiteral("window/dockLayouts"), layouts);
}

QVariantMap Settings::viewSplitters() const
{
    return m_store.value(QStringLiteral("window/splitters")).toMap();
}

void Settings::setViewSplitters(const QVariantMap& splitters)
{
    m_store.setValue(QStringLiteral("window/splitters"), splitters);
}

NamedValues Settings::layouts()
{
    return {m_store, LayoutsKey};
}

NamedValues Settings::filters()
{
    return {m_store, FiltersKey};
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

QVariantMap Settings::shownDocks() const
{
    QVariantMap shown;
    for (const QString& key : m_store.allKeys())
        if (key.startsWith(DocksGroup))
            shown.insert(key.mid(DocksGroup.size()), m_store.value(key).toBool());
    return shown;
}

void Settings::setShownDocks(const QVariantMap& shown)
{
    forgetShownDocks();
    for (auto entry = shown.begin(); entry != shown.end(); ++entry)
        m_store.setValue(DocksGroup + entry.key(), entry.value());
}

QString Settings::exportFolder() const
{
    return m_store.value(QStringLiteral("export/folder")).toString();
}

void Settings::setExportFolder(const QString& folder)
{
    m_store.setValue(QStringLiteral("export/folder"), folder);
}

QVariantMap Settings::exportChoices() const
{
    return m_store.value(QStringLiteral("export/choices")).toMap();
}

void Settings::setExportChoices(const QVariantMap& choices)
{
    m_store.setValue(QStringLiteral("export/choices"), choices);
}

QByteArray Settings::treeColumns() const
{
    return m_store.value(QStringLiteral("tree/columns")).toByteArray();
}

void Settings::setTreeColumns(const QByteArray& state)
{
    m_store.setValue(QStringLiteral("tree/columns"), state);
}

NamedValues Settings::columnSets(const QString& table)
{
    return {m_store, ColumnSetsKey.arg(table)};
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

bool Settings::startPageShown() const
{
    return m_store.value(QStringLiteral("start/shown"), true).toBool();
}

void Settings::setStartPageShown(bool shown)
{
    m_store.setValue(QStringLiteral("start/shown"), shown);
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
