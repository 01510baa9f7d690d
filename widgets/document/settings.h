// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace fairshare::gui {

/// What the program remembers between two runs, with typed keys. Passed to whoever needs it.
class Settings : public QObject {
    Q_OBJECT

public:
    /// The user's own settings.
    explicit Settings(QObject* parent = nullptr);
    /// Settings in this file.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    /// Where they are kept.
    QString folder() const;
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// By view: where docks stand beside it and how large they are.
    QVariantMap dockLayouts() const;
    void setDockLayouts(const QVariantMap& layouts);
    /// By name: how the views are divided.
    QVariantMap viewSplitters() const;
    void setViewSplitters(const QVariantMap& splitters);
    /// Layouts that somebody named, in the order of the alphabet.
    QStringList layoutNames() const;
    /// Empty where there is none of this name.
    QVariantMap layout(const QString& name) const;
    /// Replaces one of the same name.
    void setLayout(const QString& name, const QVariantMap& layout);
    void removeLayout(const QString& name);
    /// Whether a dock stands beside a view. @param otherwise while nobody has chosen
    bool isDockShown(const QString& dock, const QString& view, bool otherwise) const;
    void setDockShown(const QString& dock, const QString& view, bool shown);
    /// All docks are shown or hidden as at first.
    void forgetShownDocks();
    /// What was chosen, by view and dock.
    QVariantMap shownDocks() const;
    void setShownDocks(const QVariantMap& shown);
    /// Where something was exported to last; "" for nowhere yet.
    QString exportFolder() const;
    void setExportFolder(const QString& folder);
    /// How something was exported last.
    QVariantMap exportChoices() const;
    void setExportChoices(const QVariantMap& choices);
    QByteArray treeColumns() const;
    void setTreeColumns(const QByteArray& state);
    QStringList recentPaths() const;
    void setRecentPaths(const QStringList& paths);
    /// By path; see RecentFiles.
    QVariantMap recentFacts() const;
    void setRecentFacts(const QVariantMap& facts);
    /// Whether the program starts with the start page even where a file was open last.
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
