// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fairshare::gui {

/// What stands in the pictures of a film, in the language of the program.
struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(FilmTexts)
};

} // namespace fairshare::gui
