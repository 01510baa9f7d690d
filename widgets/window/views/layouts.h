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

/// The arrangement of the docks and the sizes of the parts of views. Remembered between sessions, and saved
/// under names.
class Layouts : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Settings& settings;
        DockLayout& docks;
        ViewTabs& views;
        QMenu& menu; ///< named layouts are before its first separator
    };

    Layouts(const Actions& actions, const Parts& parts, Bands& bands);

    /// Saves the arrangement for the next session.
    void save();

private:
    QVariantMap movedSplitters() const;
    /// Splitters without a state divide themselves.
    void divide(const QVariantMap& splitters) const;
    void listNames();
    void askForName();
    void apply(const QString& name);
    void reset();

    Parts m_parts;
    NameBand* m_naming;
    QMenu* m_removal;
    QList<QAction*> m_entries;
};

} // namespace fairshare::gui
