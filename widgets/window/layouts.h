// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/settings.h"

#include <QObject>
#include <QVariantMap>

class QAction;
class QMenu;

namespace fairshare::gui {

class Actions;
class Bands;
class DockLayout;
class NameBand;
class ViewTabs;

/// A property of a splitter that divides itself by what it shows: true until somebody divided it. Its
/// division is not remembered, since it may be that of an empty view.
inline constexpr const char* DividesItself = "dividesItself";

/// How docks stand beside the views and how the views are divided: remembered between two runs, and kept
/// under names.
class Layouts : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Settings& settings;
        DockLayout& docks;
        ViewTabs& views;
        QMenu& menu; ///< named layouts stand before its first separator
    };

    Layouts(const Actions& actions, const Parts& parts, Bands& bands);

    /// For the next run.
    void save();

private:
    QVariantMap splitters() const;
    /// Without those that nobody divided.
    QVariantMap chosenSplitters() const;
    void divide(const QVariantMap& splitters) const;
    void listNames();
    void askForName();
    void apply(const QString& name);
    void remove(const QString& name);
    void reset();

    Parts m_parts;
    NameBand* m_naming;
    QMenu* m_removal;
    QVariantMap m_firstSplitters; ///< as the views make them
    QList<QAction*> m_entries;
};

} // namespace fairshare::gui
