// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_messages.h"

#include "app/cli/session.h"
#include "core/io/job_log/import_counts.h"
#include "core/simulator/section/machine_size.h"

#include <fmt/format.h>

namespace fairshare::cli {

void tellImport(
    WorkloadImport& import, const SimulationSection& section, const std::string& source, Session& session)
{
    session.progressDone();
    session.warn(import.remarks.take(), source);
    for (const std::string& sentence : importSentences(import, cleaningOf(section).overrun))
        session.note(fmt::format("{}: {}", source, sentence));
}

} // namespace fairshare::cli
