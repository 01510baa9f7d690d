// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include <array>

namespace fairshare::cli {

std::span<const Command> commands()
{
    static const std::array registry{
        command_files::evaluate(),
        command_files::compare(),
        command_files::explain(),
        command_files::priority(),
        command_files::quota(),
        command_files::simulate(),
        command_files::sweep(),
        command_files::chart(),
        command_files::lint(),
        command_files::convert(),
        command_files::diff(),
        command_files::report(),
        command_files::set(),
        command_files::edit(),
        command_files::generate(),
        command_files::capture(),
        command_files::list(),
    };
    return registry;
}

} // namespace fairshare::cli
