// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/studies.h"
#include "app/cli/rows.h"
#include "core/report/tables/simulation_tables.h"

namespace fairshare::cli::study_files {
namespace {

ExitCode run(const StudyOptions& options, Session& session)
{
    const auto study = studyPeregrine(options.seed, session.progress("Simulating"));
    session.progressDone();
    if (!study)
        return session.fail(study.error());
    session.note(
        "The jobs are synthetic, generated from the published figures of the log, which is not public. Lost "
        "work is summed over all samples. Results that depend on the real jobs are not reproduced.");
    return printRows(options.details ? lostWorkTable(*study) : studyTable(*study), options.output, session);
}

} // namespace

Study peregrine()
{
    return {.id = "peregrine", .run = run, .options = {"--seed", "--details"}};
}

} // namespace fairshare::cli::study_files
