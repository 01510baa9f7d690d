// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace fairshare::gui {

/// Functions that the surface view can draw, in the order of SurfaceControls::Surface.
inline constexpr std::array<std::string_view, 3> SurfaceNames{"factor", "effective_ratio", "level_fs"};
extern const ParameterSpec SurfaceParameter;

/// Parses the command-line options of the surface view, each `NAME=VALUE`; later ones win. The result
/// contains only the given values. Errors: those of chosenValues; a name unknown to the chosen surface is an
/// error.
Result<ParameterValues> chosenForSurfaces(std::span<const std::string> choices);

} // namespace fairshare::gui
