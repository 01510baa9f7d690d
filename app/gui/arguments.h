// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_format.h"
#include "widgets/report/report_file.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Parsed command line.
struct Arguments {
    QStringList files;
    QString baseline;
    bool listViews = false;
    QStringList selected; ///< names to select for a picture, the current one last
    QString view; ///< view to render; "" for the window
    QString chart; ///< chart of the Charts view; "" for the first
    bool caption = false; ///< show a caption with the origin of the figures below the view
    QString output;
    QSize size{1440, 900};
    bool allRows = true; ///< the picture is higher than `size` where a table needs that to show all rows
    bool wholeWindow = false; ///< draw the window around the view
    QString part; ///< chart or table of the view to draw; "" for the whole view
    double scale = 1;
    double dpi = 0; ///< 0 = derived from the scale
    const PictureFormat* format = nullptr; ///< picture format
    bool anonymous = false; ///< replace names by pseudonyms
    bool lenient = false; ///< unknown keys and changes that do not fit are warnings
    QString algorithm; ///< algorithm id; "" for the site's
    std::vector<std::string> choices; ///< NAME=VALUE settings of the chart
    QString theme; ///< "light", "dark" or "" for the settings
    QString report; ///< the policy review to write; "" for none
    ReportFormat reportFormat = ReportFormat::Pdf;
    bool isForMail = false; ///< the review is cut for mail
    QString paper; ///< paper size of the review: "a4" or "letter"
    QString title; ///< title of the review; "" for the default
    QString text; ///< Markdown file with the own text of the review; "" for none
    std::vector<std::string> sections; ///< ids of the sections of the review; empty for all
    std::vector<std::string> charts; ///< ids of the charts of the review
    bool hasCharts = false; ///< otherwise the review has the usual charts
    std::vector<std::string> signatures; ///< who signs the review; empty for the default
    QString variant; ///< variant of the file to draw or review; "" for the file's own tree
    QString language; ///< "en", "de" or "" for the settings
};

/// Parses the command line without a Qt application; prints help, the version or an error.
/// @return nothing if the program should end with `exitCode`
std::optional<Arguments> parseArguments(int argc, char** argv, int& exitCode);

/// Returns the names of the views that can be rendered.
QStringList viewNames();

} // namespace fairshare::gui
