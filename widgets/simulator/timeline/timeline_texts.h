// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fairshare::gui {

/// Texts in the pictures of the simulation view, translated.
struct TimelineTexts {
    Q_DECLARE_TR_FUNCTIONS(TimelineTexts)
};

} // namespace fairshare::gui
