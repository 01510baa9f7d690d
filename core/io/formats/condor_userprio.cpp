// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/htcondor/condor_userprio_reader.h"

namespace fairshare::format_files {

Format condor_userprio()
{
    Format format;
    format.id = "condor-userprio";
    format.title = fairshare::phrase("Groups and submitters (condor_userprio)");
    format.patterns = "*.txt *.out";
    format.summary = fairshare::phrase(
        "Groups with quotas, requests and usage, and submitters with their priorities; no tree");
    format.recognizes = looksLikeUserprio;
    format.read = readUserprio;
    format.holdsTree = false;
    return format;
}

} // namespace fairshare::format_files
