// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/small_run.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/window/simulator_commands.h"
#include "widgets/window/views/view_tabs.h"

#include <QFileDialog>
#include <QSpinBox>
#include <QTimer>

namespace fairshare::gui {

/// The window with the Simulator view, which simulates nothing yet.
class SimulatorFixture : public MainWindowTest {
protected:
    SimulatorFixture()
    {
        open({m_file});
        m_window.views().showView(QStringLiteral("simulator"));
    }

    SimulatorPage& page()
    {
        return *qobject_cast<SimulatorPage*>(m_window.views().page(QStringLiteral("simulator")));
    }
    SimulatorCommands& commands() { return *m_window.findChild<SimulatorCommands*>(); }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    void simulate() { simulateLog(writeSmallLog(m_folder.path())); }
    void simulateLog(const QString& log)
    {
        const SimulationSection section = smallSection(log);
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
            [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
        ready();
    }
    const SimulationSection& section() { return *m_window.document().scenario()->simulation; }
    QSpinBox& nodes() { return *m_window.findChild<QSpinBox*>(QStringLiteral("simulatorNodes")); }
    bool saveAs(const QString& path)
    {
        QTimer::singleShot(0, &m_window, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            dialog->selectFile(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        return m_window.files().saveAs();
    }
    bool isPossible(const char* command)
    {
        return m_window.findChild<QAction*>(QLatin1String(command))->isEnabled();
    }
};

} // namespace fairshare::gui
