// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/studies.h"

#include <array>

namespace fairshare::cli {

std::span<const Study> studies()
{
    static const std::array table{
        study_files::peregrine(),
        study_files::cea(),
        study_files::convergence(),
    };
    return table;
}

} // namespace fairshare::cli
