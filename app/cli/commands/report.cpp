// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/session.h"
#include "core/analysis/compare/changes/unstated_figures.h"
#include "core/base/files/files.h"
#include "core/base/files/sha256.h"
#include "core/base/numbers.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/io/text/text_check.h"
#include "core/report/review/mail_form.h"
#include "core/report/review/review_text.h"
#include "core/scenario/evaluation.h"
#include "core/workspace/file_import.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>

namespace fairshare::cli::command_files {
namespace {

struct ReportOptions {
    InputOptions input;
    std::string baseline;
    VariantOption variant;
    std::string algorithm;
    std::string title;
    std::string text;
    std::vector<std::string> sections;
    std::vector<std::string> signatures;
    std::string form = "full";
    std::string output = "-";
};

/// Sets the date of the review: that of SOURCE_DATE_EPOCH, or today.
void setDate(ReviewOrigin& origin)
{
    std::time_t now = std::time(nullptr);
    const char* const given = std::getenv("SOURCE_DATE_EPOCH"); // NOLINT(concurrency-mt-unsafe)
    if (const auto seconds = given == nullptr ? std::nullopt : parseUnsigned(given))
        now = static_cast<std::time_t>(*seconds);
    std::tm day{};
    if ((given == nullptr ? ::localtime_r(&now, &day) : ::gmtime_r(&now, &day)) == nullptr)
        return;
    constexpr int FirstYear = 1900;
    origin.year = day.tm_year + FirstYear;
    origin.month = day.tm_mon + 1;
    origin.day = day.tm_mday;
}

/// Returns the name and the digest of a file under review.
ReviewSource sourceOf(const std::string& path, const Session& session)
{
    ReviewSource source{.name = session.anonymous()
            ? "input file"
            : std::filesystem::path(nameOfInput(path)).filename().string(),
        .bytes = 0,
        .digest = {}};
    if (const auto content = readFile(path)) {
        source.bytes = content->size();
        source.digest = sha256(*content);
    }
    return source;
}

/// Reads one side of the comparison, which must be whole.
std::optional<LoadedScenario> sideOf(const std::string& path, const std::string& format, Session& session)
{
    auto side = session.readSource(path, format);
    if (side && !requireWhole(side->scenario, path, "first with fairshare convert FILE --with FILE", session))
        return std::nullopt;
    return side;
}

/// Reads the reviewed scenario, and its baseline if there is one. Nothing after an error, which is printed.
bool takeSides(const ReportOptions& options, Session& session, ReviewQuestion& question)
{
    const std::string& file = options.input.file;
    auto now = sideOf(file, options.input.format, session);
    if (!now)
        return false;
    question.origin.sources = {sourceOf(file, session)};
    question.canReachCluster = !now->hasCutNames;
    std::optional<Scenario> baseline;
    if (!options.baseline.empty()) {
        auto before = sideOf(options.baseline, {}, session);
        if (!before)
            return false;
        session.warn(takeUnstated(before->scenario, {before->hasShares, before->hasUsage}, now->scenario, {}),
            options.baseline);
        question.canReachCluster = question.canReachCluster && !before->hasCutNames;
        question.origin.baselineSources = {sourceOf(options.baseline, session)};
        baseline = std::move(before->scenario);
    } else if (!options.variant.name.empty()) {
        question.origin.baselineSources = question.origin.sources;
        baseline = withoutVariants(now->scenario);
    }
    if (baseline)
        question.origin.baselineName = question.origin.baselineSources.front().name;
    auto chosen = options.variant.choose(now->scenario, file, session);
    if (!chosen)
        return false;
    std::vector<Scenario> sides{std::move(*chosen)};
    if (baseline)
        sides.push_back(std::move(*baseline));
    session.anonymize(sides);
    question.now = std::make_shared<const Scenario>(std::move(sides.front()));
    if (baseline)
        question.baseline = std::make_shared<const Scenario>(std::move(sides.back()));
    return true;
}

/// Reads the author's own text. Returns false after an error, which is printed.
bool takeText(const ReportOptions& options, Session& session, ReviewQuestion& question)
{
    if (options.text.empty())
        return true;
    session.reads(options.text);
    auto text = readFile(options.text);
    if (text)
        if (const auto checked = checkText(*text); !checked)
            text = tl::unexpected(checked.error());
    if (!text) {
        session.fail(text.error(), options.text);
        return false;
    }
    question.text = std::move(*text);
    return true;
}

ExitCode runReport(const ReportOptions& options, Session& session)
{
    if (const auto known = checkReviewSections(options.sections); !known)
        return session.wrongUsage(fmt::format("--sections: {}", known.error().message));
    ReviewQuestion question{.now = nullptr,
        .algorithm = options.algorithm,
        .title = options.title,
        .sections = options.sections,
        .signatures = options.signatures};
    question.origin.program = fmt::format("fairshare {}", FAIRSHARE_VERSION);
    setDate(question.origin);
    if (!takeText(options, session, question) || !takeSides(options, session, question))
        return session.exitCode();
    auto review = makeReview(question, session.progress("Reviewing"));
    session.progressDone();
    if (!review)
        return session.fail(review.error(), options.input.file);
    const Review shown = options.form == "mail" ? mailForm(std::move(*review)) : std::move(*review);
    return session.write(options.output, [&shown](const TextSink& sink) { writeReviewText(shown, sink); });
}

Run declareReport(CLI::App& app)
{
    auto options = std::make_shared<ReportOptions>();
    options->input.declare(app);
    app.add_option("--baseline", options->baseline, "Review the changes since this file")->type_name("FILE");
    options->variant.declare(
        app, "Review this variant; without --baseline it is compared with the file's own tree");
    app.add_option("-a,--algorithm", options->algorithm, "Rank by this algorithm; default: the scenario's")
        ->type_name("ID")
        ->check(oneOf("algorithm", allAlgorithmIds()));
    app.add_option("--title", options->title, "Title; default: Policy review")->type_name("TEXT");
    app.add_option("--text", options->text, "Own text in Markdown; each # heading is a section")
        ->type_name("FILE");
    std::vector<std::string_view> sections;
    for (const ReviewSectionChoice& section : reviewSections())
        sections.push_back(section.id);
    app.add_option("--sections", options->sections,
           fmt::format("Sections in their order, separated by commas; default: {}", fmt::join(sections, ",")))
        ->type_name("ID")
        ->delimiter(',')
        ->allow_extra_args(false);
    app.add_option("--signature", options->signatures, "Who signs; repeatable; default: Board, Operations")
        ->type_name("NAME")
        ->allow_extra_args(false);
    app.add_option("--form", options->form,
           "full, or mail: smaller than 100 kB, with long tables and command lines cut")
        ->capture_default_str()
        ->check(oneOf("form", {"full", "mail"}));
    app.add_option("-o,--output", options->output, "Write to this file atomically; - is standard output");
    app.parse_complete_callback([options] { checkTextEnding(options->output); });
    return [options](Session& session) { return runReport(*options, session); };
}

} // namespace

Command report()
{
    return {"report", "Write a policy review as text: what changes, its effect on users, and why",
        "  fairshare report proposal.fairshare --baseline site.fairshare -o review.txt\n"
        "  fairshare report site.fairshare --variant 'Proposal A' --form mail | mail -s 'Policy review' "
        "board\n",
        declareReport};
}

} // namespace fairshare::cli::command_files
