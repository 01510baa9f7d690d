// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

/// Checks whether a window can be shown; Qt itself would abort if not. Keeps its connection open: an X server
/// without other clients restarts when its last client disconnects, and does not respond meanwhile.
class DisplayProbe {
public:
    DisplayProbe();
    ~DisplayProbe();
    DisplayProbe(const DisplayProbe&) = delete;
    DisplayProbe& operator=(const DisplayProbe&) = delete;

    bool answers() const { return m_answers; }

private:
    bool x11Answers();

    void* m_connection = nullptr;
    void (*m_disconnect)(void*) = nullptr;
    bool m_answers = false;
};

} // namespace fairshare::gui
