// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/advice.h"

#include "app/gui/arguments.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/refusals.h"

namespace fairshare::gui {

std::string commandLineAdvice(const Import& import)
{
    if (import.noTree)
        return {};
    switch (additionFrom(import)) {
    case Addition::None:
        return "; give a file with the tree instead, such as the output of sacctmgr dump";
    case Addition::Demand:
        return "; also give the file with the groups";
    default:
        return "; also give the file with the tree, such as the output of sacctmgr dump";
    }
}

Result<void> checkKnown(const Arguments& arguments, const Diagnostics& remarks, const QString& file)
{
    return arguments.lenient ? Result<void>() : checkRefusals(remarks, file.toStdString());
}

} // namespace fairshare::gui
