// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_format.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// What the command line asks for.
struct Arguments {
    QStringList files;
    QString baseline;
    bool listViews = false;
    QStringList selected; ///< names to be selected for a picture, the current one last
    QString view; ///< to be rendered; "" for the window
    QString chart; ///< of the Charts view; "" for its first
    bool caption = false; ///< below the view: what its figures come from
    QString output;
    QSize size{1440, 900};
    double scale = 1;
    double dpi = 0; ///< 0 for what follows from the scale
    const PictureFormat* format = nullptr; ///< of a picture
    bool anonymous = false; ///< names tell nothing
    QString algorithm; ///< id; "" for the site's
    std::vector<std::string> choices; ///< NAME=VALUE of the chart
    QString theme; ///< "light", "dark" or "" for the settings
    QString report; ///< the policy review to write; "" for none
    QString paper; ///< of the review: "a4" or "letter"
    QString title; ///< of the review; "" for its own
    QString language; ///< "en", "de" or "" for the settings
};

/// Reads the command line without any Qt application, prints help, version or what is wrong.
/// @return nothing when the program ends with `exitCode`.
std::optional<Arguments> parseArguments(int argc, char** argv, int& exitCode);

/// Names of the views that can be rendered.
QStringList viewNames();

} // namespace fairshare::gui
