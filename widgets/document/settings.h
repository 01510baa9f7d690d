// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/named_values.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace fairshare::gui {

/// The settings that the program remembers between sessions, with typed keys. Passed explicitly to the
/// objects that need them.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Uses the user's own settings.
    explicit Settings(QObject* parent = nullptr);
    /// Uses the settings in this file.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    /// Folder of the settings file.
    QString folder() const;
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// Positions and sizes of the docks, by view.
    QVariantMap dockLayouts() const;
    void setDockLayouts(const QVariantMap& layouts);
    /// Sizes of the splitters of views, by name.
    QVariantMap viewSplitters() const;
    void setViewSplitters(const QVariantMap& splitters);
    /// Saved layouts of docks and views, as maps.
    NamedValues layouts();
    /// Saved filters of the find field, as texts.
    NamedValues filters();
    /// Whether a dock is shown with a view. @param otherwise result if the user has not chosen
    bool isDockShown(const QString& dock, const QString& view, bool otherwise) const;
    void setDockShown(const QString& dock, const QString& view, bool shown);
    /// Restores the default visibility of all docks.
    void forgetShownDocks();
    /// The user's choices, by view and dock.
    QVariantMap shownDocks() const;
    void setShownDocks(const QVariantMap& shown);
    /// Folder of the last export; "" for none.
    QString exportFolder() const;
    void setExportFolder(const QString& folder);
    /// Options of the last export.
    QVariantMap exportChoices() const;
    void setExportChoices(const QVariantMap& choices);
    QByteArray treeColumns() const;
    void setTreeColumns(const QByteArray& state);
    /// Saved sets of columns of a table, as bytes.
    NamedValues columnSets(const QString& table);
    QStringList recentPaths() const;
    void setRecentPaths(const QStringList& paths);
    /// By path; see RecentFiles.
    QVariantMap recentFacts() const;
    void setRecentFacts(const QVariantMap& facts);
    /// Whether the program starts with the start page even if a file was open last.
    bool startPageShown() const;
    void setStartPageShown(bool shown);
    /// "system", "light" or "dark".
    QString theme() const;
    void setTheme(const QString& theme);
    /// "system" or a code such as "de".
    QString language() const;
    void setLanguage(const QString& language);

private:
    QSettings m_store;
};

} // namespace fairshare::gui
