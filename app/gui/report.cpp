// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report.h"

#include "app/gui/advice.h"
#include "app/gui/exit_code.h"
#include "widgets/export/picture_facts.h"
#include "widgets/report/report_file.h"
#include "widgets/report/report_sources.h"
#include "widgets/text/language.h"
#include "widgets/work/files/open_files.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/io/text/text_check.h"
#include "core/report/review/mail_form.h"
#include "core/report/review/own_text.h"
#include "core/report/table_text.h"
#include "core/scenario/scenario.h"
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

/// Reads the own text of the review. Errors: those of readFile, checkText and ownSections, with the file.
Result<std::string> ownText(const QString& path)
{
    if (path.isEmpty())
        return std::string();
    auto text = readFile(path.toStdString());
    Result<void> readable;
    if (text)
        readable = checkText(*text);
    if (text && readable)
        if (auto sections = ownSections(*text); !sections)
            readable = tl::unexpected(sections.error());
    if (!readable)
        text = tl::unexpected(readable.error());
    if (!text)
        text.error().file = path.toStdString();
    return text;
}

/// The sides of a comparison.
struct Sides {
    std::vector<Scenario> scenarios; ///< the reviewed one, and its baseline if there is one
    std::string baselineName{};
};

/// Replaces the scenario by one of its variants and compares it with the file's own tree unless there is a
/// baseline.
Result<void> chooseVariant(const Arguments& arguments, Sides& sides)
{
    if (arguments.variant.isEmpty())
        return {};
    Diagnostics leftOut;
    const std::string name = arguments.variant.toStdString();
    auto shown = withVariantShown(sides.scenarios.front(), name, &leftOut);
    if (!shown) {
        shown.error().file = arguments.files.front().toStdString();
        return tl::unexpected(std::move(shown.error()));
    }
    if (const auto known = checkKnown(arguments, leftOut, arguments.files.front()); !known)
        return known;
    for (const Diagnostic& diagnostic : leftOut)
        if (!arguments.anonymous) // it contains names
            std::fprintf(stderr, "warning: %s\n", printable(diagnostic.message).c_str());
    if (sides.scenarios.size() == 1) {
        sides.scenarios.push_back(withoutVariants(sides.scenarios.front()));
        sides.baselineName = QFileInfo(arguments.files.front()).fileName().toStdString();
    }
    sides.scenarios.front() = std::move(*shown);
    return {};
}

/// Sets what the arguments choose among the contents of a review.
/// @param own id of the site's algorithm
void chooseContent(const Arguments& arguments, const std::string& own, ReviewQuestion& question)
{
    question.title = arguments.title.toStdString();
    question.algorithm = arguments.algorithm.toStdString();
    question.sections = arguments.sections;
    question.signatures = arguments.signatures;
    question.charts = arguments.hasCharts
        ? arguments.charts
        : usualReviewCharts(question.algorithm.empty() ? own : question.algorithm);
}

/// Builds the question of the review from files.
/// @param read receives these files
Result<ReviewQuestion> questionOf(const Arguments& arguments, InputFiles& read)
{
    for (const QString& file : arguments.files)
        read.add(file.toStdString());
    read.add(arguments.baseline.toStdString());
    read.add(arguments.text.toStdString());
    const std::vector<ReadFile> files = asRead(arguments.files);
    const std::vector<ReadFile> baselineFiles =
        asRead(arguments.baseline.isEmpty() ? QStringList() : QStringList(arguments.baseline));
    auto text = ownText(arguments.text);
    if (!text)
        return tl::unexpected(text.error());
    auto opened = openFiles(arguments.files, {}, commandLineAdvice);
    if (!opened)
        return tl::unexpected(opened.error());
    if (auto known = checkKnown(arguments, opened->loaded.diagnostics, arguments.files.front()); !known)
        return tl::unexpected(known.error());
    read.addFilesOf(opened->loaded.scenario, arguments.files.front().toStdString());
    ReviewQuestion question{.now = nullptr, .text = std::move(*text)};
    chooseContent(arguments, opened->loaded.scenario.settings.algorithm, question);
    question.origin = reviewOrigin(timeOfExport(), programName());
    question.origin.sources = reviewSources(files);
    question.canReachCluster = !opened->loaded.hasCutNames;
    Sides sides{{std::move(opened->loaded.scenario)}};
    if (!arguments.baseline.isEmpty()) {
        auto baseline = openBaseline(arguments.baseline, sides.scenarios.front(), {}, commandLineAdvice);
        if (!baseline)
            return tl::unexpected(baseline.error());
        if (auto known = checkKnown(arguments, baseline->loaded.diagnostics, arguments.baseline); !known)
            return tl::unexpected(known.error());
        question.canReachCluster = question.canReachCluster && !baseline->loaded.hasCutNames;
        question.origin.baselineName = QFileInfo(arguments.baseline).fileName().toStdString();
        question.origin.baselineSources = reviewSources(baselineFiles);
        sides.scenarios.push_back(std::move(baseline->loaded.scenario));
    }
    if (auto chosen = chooseVariant(arguments, sides); !chosen)
        return tl::unexpected(chosen.error());
    if (!sides.baselineName.empty()) {
        question.origin.baselineName = sides.baselineName;
        question.origin.baselineSources = question.origin.sources;
    }
    if (arguments.anonymous) {
        sides.scenarios = anonymized(sides.scenarios);
        hideFileNames(question.origin);
    }
    question.now = std::make_shared<const Scenario>(std::move(sides.scenarios.front()));
    if (sides.scenarios.size() > 1)
        question.baseline = std::make_shared<const Scenario>(std::move(sides.scenarios.back()));
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
    ReportFile file(arguments.isForMail ? mailForm(std::move(*review)) : std::move(*review),
        {.format = arguments.reportFormat,
            .paper = arguments.paper == QLatin1String("letter") ? Paper::Letter : Paper::A4,
            .language = spokenLanguage(),
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
