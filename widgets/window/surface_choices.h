// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace fairshare::gui {

/// The function that the view of surfaces draws, in the order of SurfaceControls::Surface.
inline constexpr std::array<std::string_view, 3> SurfaceNames{"factor", "effective_ratio", "level_fs"};
extern const ParameterSpec SurfaceParameter;

/// What the view of surfaces draws and how, as command lines name it, `NAME=VALUE` each; a later one wins.
/// Only what is named is there. Errors: those of chosenValues; a name that the chosen surface does not have
/// is one.
Result<ParameterValues> chosenForSurfaces(std::span<const std::string> choices);

} // namespace fairshare::gui
