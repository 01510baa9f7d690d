// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fairshare {
struct Plot;
struct PlotAxis;
} // namespace fairshare

namespace fairshare::gui {

/// Title and meaning of an axis or color scale.
struct PlotDescription {
    std::string title;
    std::string meaning;
};

PlotDescription descriptionOf(const PlotAxis& axis);
/// Returns those of the first panel and of the color scale that have a meaning.
std::vector<PlotDescription> descriptionsOf(const Plot& plot);

} // namespace fairshare::gui
