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

QStringList Settings::layoutNames() const
{
    return m_store.value(LayoutsKey).toMap().keys();
}

QVariantMap Settings::layout(const QString& name) const
{
    return m_store.value(LayoutsKey).toMap().value(name).toMap();
}

void Settings::setLayout(const QString& name, const QVariantMap& layout)
{
    QVariantMap layouts = m_store.value(LayoutsKey).toMap();
    layouts.insert(name, layout);
    m_store.setValue(LayoutsKey, layouts);
}

void Settings::removeLayout(const QString& name)
{
    QVariantMap layouts = m_store.value(LayoutsKey).toMap();
    layouts.remove(name);
    m_store.setValue(LayoutsKey, layouts);
}

QStringList Settings::filterNames() const
{
    return m_store.value(FiltersKey).toMap().keys();
}

QString Settings::filter(const QString& name) const
{
    return m_store.value(FiltersKey).toMap().value(name).toString();
}

void Settings::setFilter(const QString& name, const QString& filter)
{
    QVariantMap filters = m_store.value(FiltersKey).toMap();
    filters.insert(name, filter);
    m_store.setValue(FiltersKey, filters);
}

void Settings::removeFilter(const QString& name)
{
    QVariantMap filters = m_store.value(FiltersKey).toMap();
    filters.remove(name);
    m_store.setValue(FiltersKey, filters);
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

QStringList Settings::columnSetNames(const QString& table) const
{
    return m_store.value(ColumnSetsKey.arg(table)).toMap().keys();
}

QByteArray Settings::columnSet(const QString& table, const QString& name) const
{
    return m_store.value(ColumnSetsKey.arg(table)).toMap().value(name).toByteArray();
}

void Settings::setColumnSet(const QString& table, const QString& name, const QByteArray& state)
{
    QVariantMap sets = m_store.value(ColumnSetsKey.arg(table)).toMap();
    sets.insert(name, state);
    m_store.setValue(ColumnSetsKey.arg(table), sets);
}

void Settings::removeColumnSet(const QString& table, const QString& name)
{
    QVariantMap sets = m_store.value(ColumnSetsKey.arg(table)).toMap();
    sets.remove(name);
    m_store.setValue(ColumnSetsKey.arg(table), sets);
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
