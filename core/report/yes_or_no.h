// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Returns the value as tables for programs print it, in every language.
inline const char* yesOrNo(bool value)
{
    return value ? "yes" : "no";
}

} // namespace fairshare
