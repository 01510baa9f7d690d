// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace fairshare::gui {

/// How a view draws surfaces.
class SurfaceShape {
public:
    virtual ~SurfaceShape() = default;

    /// Whether surfaces are drawn as color maps instead of in three dimensions; nothing if no surface is
    /// drawn.
    virtual std::optional<bool> drawsMaps() const = 0;
    virtual void setDrawsMaps(bool maps) = 0;
};

} // namespace fairshare::gui
