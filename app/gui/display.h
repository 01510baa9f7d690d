// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

/// Whether a window can be shown, which Qt itself would answer by aborting. Keeps its connection: an X server
/// that nobody else uses starts anew when its last client leaves, and does not answer the next one meanwhile.
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
