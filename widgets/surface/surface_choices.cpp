// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_choices.h"

#include "core/chart/chart_choices.h"
#include "core/chart/chart_registry.h"
#include "core/chart/surface_dots.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/usage_over_shares.h"

#include <vector>

namespace fairshare::gui {
namespace {

constexpr std::array<std::string_view, 2> DotsInView{"users", "none"};

std::vector<ParameterSpec> parametersOf(std::string_view surface)
{
    ParameterSpec dots = DotsParameter;
    dots.choices = DotsInView;
    std::vector<ParameterSpec> specs{SurfaceParameter, ShapeParameter, dots, IsoLinesParameter};
    if (surface != "effective_ratio")
        specs.push_back(RangeParameter);
    if (surface != "factor")
        return specs;
    specs.push_back(DampingParameter);
    specs.push_back(SurfaceWeightParameter);
    for (const ParameterSpec& spec : findChart("factor_slices")->parameters)
        if (spec.id == "slices" || spec.id == "share")
            specs.push_back(spec);
    return specs;
}

} // namespace

const ParameterSpec SurfaceParameter{
    .id = "surface", .title = "Surface", .meaning = "Function to draw.", .choices = SurfaceNames};

Result<ParameterValues> chosenForSurfaces(std::span<const std::string> choices)
{
    // The valid names depend on the surface, wherever it is given.
    std::string_view surface = SurfaceNames.front();
    for (const std::string_view choice : choices)
        for (const std::string_view name : SurfaceNames)
            if (choice == std::string(SurfaceParameter.id) + "=" + std::string(name))
                surface = name;
    return chosenValues("surface", parametersOf(surface), choices);
}

} // namespace fairshare::gui
