// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/changes/lower_dock.h"
#include "widgets/document/settings.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/page/view_page.h"
#include "widgets/theme/theme.h"

#include <QMainWindow>
#include <QObject>
#include <QVariantMap>

#include <memory>

namespace fairshare::gui {

class Actions;

/// Owns the docks. Manages which are shown, where, and how large. Remembers this between sessions.
class DockLayout : public QObject {
    Q_OBJECT

public:
    DockLayout(QMainWindow& window, Settings& settings, const ViewSources& sources);

    LowerDock& lower() const { return *m_lower; }
    InspectorDock& inspector() const { return *m_inspector; }
    /// Lets commands show docks.
    void connectTo(const Actions& actions);
    void setTheme(const Theme& theme);
    /// Switches to the docks of this view; each view has its own.
    void setView(const QString& id);
    /// Shows docks only while a document is open; the start page has none.
    void setDocumentOpen(bool open);
    /// Positions and sizes of the docks, by view.
    QVariantMap states() const;
    void restore(const QVariantMap& states);
    void save();
    void waitUntilReady();

Q_SIGNALS:
    /// The user chose an association in a dock.
    void nodeChosen(fairshare::NodeRow node);
    /// An edit in a dock was refused.
    void refused(const fairshare::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reset();
    void setLowerWanted(bool wanted);
    void setInspectorWanted(bool wanted);
    void connectInspector(const Actions& actions);
    bool hasRoomForInspector() const;
    void arrange();
    void showWanted();
    /// Gives the inspector the width that suits the window.
    void suitInspector();

    QMainWindow& m_window;
    Settings& m_settings;
    std::unique_ptr<LowerDock> m_lower;
    std::unique_ptr<InspectorDock> m_inspector;
    QAction* m_lowerAction = nullptr;
    QAction* m_inspectorAction = nullptr;
    QString m_view;
    QVariantMap m_states; ///< of views shown before
    bool m_open = false;
    bool m_inspectorAsked = false; ///< shown however narrow the window is
    int m_suitableInspector = 0; ///< the last width that suitInspector gave
};

} // namespace fairshare::gui
