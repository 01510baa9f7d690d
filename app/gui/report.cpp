// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report.h"

#include "app/gui/exit_code.h"
#include "widgets/export/picture_facts.h"
#include "widgets/report/report_file.h"
#include "widgets/report/report_sources.h"
#include "widgets/text/language.h"
#include "widgets/work/files/open_files.h"

#include "core/base/files/files.h"
#include "core/report/table_text.h"
#include "core/workspace/anonymization.h"
#include "core/workspace/input_files.h"

#include <QFileInfo>

#include <cstdio>
#include <new>
#include <optional>

namespace fairshare::gui {
namespace {

Error outOfMemory(const QString& path)
{
    return {ErrorCode::TooLarge, "not enough memory for this review", {}, path.toStdString()};
}

std::vector<ReadFile> asRead(const QStringList& paths)
{
    std::vector<ReadFile> files;
    for (const QString& path : paths)
        files.push_back({path, stampOf(path)});
    return files;
}

/// Builds the question of the review from files.
/// @param read receives these files
Result<ReviewQuestion> questionOf(const Arguments& arguments, InputFiles& read)
{
    for (const QString& file : arguments.files)
        read.add(file.toStdString());
    read.add(arguments.baseline.toStdString());
    const std::vector<ReadFile> files = asRead(arguments.files);
    const std::vector<ReadFile> baselineFiles =
        asRead(arguments.baseline.isEmpty() ? QStringList() : QStringList(arguments.baseline));
    auto opened = openFiles(arguments.files, {});
    if (!opened)
        return tl::unexpected(opened.error());
    read.addFilesOf(opened->loaded.scenario, arguments.files.front().toStdString());
    ReviewQuestion question{.now = nullptr, .charts = reviewCharts()};
    question.title = arguments.title.toStdString();
    question.origin = reviewOrigin(timeOfExport(), programName());
    question.origin.sources = reviewSources(files);
    question.canReachCluster = !opened->loaded.hasCutNames;
    std::vector<Scenario> sides{std::move(opened->loaded.scenario)};
    if (!arguments.baseline.isEmpty()) {
        auto baseline = openBaseline(arguments.baseline, sides.front(), {});
        if (!baseline)
            return tl::unexpected(baseline.error());
        question.canReachCluster = question.canReachCluster && !baseline->loaded.hasCutNames;
        question.origin.baselineName = QFileInfo(arguments.baseline).fileName().toStdString();
        question.origin.baselineSources = reviewSources(baselineFiles);
        sides.push_back(std::move(baseline->loaded.scenario));
    }
    if (arguments.anonymous) {
        sides = anonymized(sides);
        hideFileNames(question.origin);
    }
    question.now = std::make_shared<const Scenario>(std::move(sides.front()));
    if (sides.size() > 1)
        question.baseline = std::make_shared<const Scenario>(std::move(sides.back()));
    return question;
}

/// Writes the report. Returns the exit code if there is no error.
Result<int> write(const Arguments& arguments)
{
    InputFiles read;
    const auto question = questionOf(arguments, read);
    if (!question)
        return tl::unexpected(question.error());
    if (const std::string reason = read.whyKept(arguments.report.toStdString()); !reason.empty()) {
        std::fprintf(stderr, "%s\n", printable(reason).c_str());
        return WrongUsage;
    }
    auto review = makeReview(*question);
    if (!review) {
        review.error().file = arguments.files.front().toStdString();
        return tl::unexpected(std::move(review.error()));
    }
    ReportFile file(std::move(*review),
        {.format = *reportFormatOf(arguments.report),
            .paper = arguments.paper == QLatin1String("letter") ? Paper::Letter : Paper::A4,
            .language = spokenLanguage(),
            .made = timeOfExport(),
            .program = programName()});
    while (!file.isComplete())
        file.next();
    const std::string bytes = file.finish();
    if (bytes.empty())
        return tl::unexpected(outOfMemory(arguments.report));
    const auto written = writeFile(arguments.report.toStdString(), bytes);
    return written ? Result<int>(0) : tl::unexpected(written.error());
}

} // namespace

int writeReport(const Arguments& arguments)
{
    try {
        const auto written = write(arguments);
        return written ? *written : reportError(written.error());
    } catch (const std::bad_alloc&) {
        return reportError(outOfMemory(arguments.report));
    }
}

} // namespace fairshare::gui
