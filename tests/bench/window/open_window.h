// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/window/watchdog.h"
#include "widgets/window/main_window.h"

#include "core/workspace/loaded_scenario.h"

#include <QTemporaryDir>

#include <utility>

namespace fairshare::gui {

constexpr double FrameMilliseconds = 1000.0 / 60;
constexpr int DragSteps = 90;

/// The real window with a scenario that was never saved, and settings of its own.
class OpenWindow {
public:
    explicit OpenWindow(Scenario scenario)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
        , m_theme(ThemeChoice::Light)
        , m_open(m_settings)
        , m_window(m_open, m_theme)
    {
        m_window.resize(1440, 900);
        m_window.show();
        LoadedScenario loaded;
        loaded.scenario = std::move(scenario);
        m_window.document().open(std::move(loaded), {});
    }
    ~OpenWindow() { m_window.document().undoStack().setClean(); }
    OpenWindow(const OpenWindow&) = delete;
    OpenWindow& operator=(const OpenWindow&) = delete;

    MainWindow& window() { return m_window; }

private:
    QTemporaryDir m_folder;
    Settings m_settings;
    ThemeSwitch m_theme;
    OpenDocument m_open;
    MainWindow m_window;
};

} // namespace fairshare::gui
