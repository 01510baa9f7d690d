// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_format.h"

/// One function per file of this folder.
namespace fairshare::gui::picture_formats {

PictureFormat pdf();
PictureFormat png();
PictureFormat svg();

} // namespace fairshare::gui::picture_formats
