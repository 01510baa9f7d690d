// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments.h"

#include "app/gui/exit_code.h"
#include "app/option_formatter.h"
#include "widgets/report/report_file.h"
#include "widgets/text/language.h"
#include "widgets/window/views/view_registry.h"

#include "core/base/files/files.h"
#include "core/base/numbers.h"
#include "core/chart/chart_registry.h"
#include "core/report/review/review.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr const char* StartPageName = "start";
constexpr const char* StandardOutput = "-";
constexpr const char* HtmlFormat = "html"; ///< of reviews only
constexpr const char* MailForm = "mail";

constexpr const char* Examples = R"(
Examples:
  fairshare-explorer site.fairshare
  fairshare-explorer dump.txt sshare.txt        tree from the first, usage from the second
  fairshare-explorer --render tree -o tree.png --size 1440x900 --scale 2 site.fairshare
  fairshare-explorer --render tree --whole-window -o pair.png --select alice --select bob site.fairshare
  fairshare-explorer --render tree -o gpu.png --select 'physics/alice partition=gpu' site.fairshare
  fairshare-explorer --report review.pdf proposal.fairshare --baseline site.fairshare
  fairshare-explorer --report review.pdf site.fairshare --variant 'Proposal A' --text notes.md
  fairshare-explorer --report - --format html --form mail site.fairshare --baseline old.fairshare)";

/// Height of a size that stands for all rows of a table.
const QString AllRows = QStringLiteral("all");
constexpr int UsualHeight = 900;

bool takesAllRows(const std::string& size)
{
    return QString::fromStdString(size).section(QLatin1Char('x'), 1) == AllRows;
}

/// Parses two numbers separated by "x"; the second one may be "all". Returns an invalid size for anything
/// else.
QSize sizeFrom(const std::string& text)
{
    const QStringList sides = QString::fromStdString(text).split(QLatin1Char('x'));
    if (sides.size() != 2)
        return {};
    bool wide = false;
    bool high = takesAllRows(text);
    const int width = sides[0].toInt(&wide);
    const QSize size(width, high ? UsualHeight : sides[1].toInt(&high));
    const bool good = wide && high && size.width() >= 1 && size.height() >= 1 && size.width() <= LargestSide
        && size.height() <= LargestSide;
    return good ? size : QSize();
}

std::string checkSize(const std::string& text)
{
    return sizeFrom(text).isValid()
        ? std::string()
        : "'" + text + "' is not a size; expected WxH, whole numbers from 1 to 16384, or Wxall";
}

/// Returns what is wrong with the output of a picture; "" for nothing.
/// @param format requested format, or ""
std::string outputRefusal(const std::string& path, const std::string& format)
{
    if (path == StandardOutput)
        return format.empty() ? "standard output needs --format" : std::string();
    const PictureFormat* named = findPictureFormat(QString::fromStdString(path));
    if (named == nullptr)
        return format.empty()
            ? fmt::format("'{}' does not end in .png, .svg or .pdf; rename it or use --format", path)
            : std::string();
    return format.empty() || format == named->id
        ? std::string()
        : fmt::format("'{}' ends in .{}, but --format is {}", path, named->id, format);
}

std::string checkReport(const std::string& text)
{
    return text == StandardOutput || reportFormatOf(QString::fromStdString(text))
        ? std::string()
        : "'" + text + "' does not end in .pdf or .html";
}

/// Returns what is wrong with the output of a review; "" for nothing.
/// @param format requested format, or ""
std::string reportRefusal(const std::string& path, const std::string& format, const std::string& form)
{
    const auto named = reportFormatOf(QString::fromStdString(path));
    const auto wanted = format.empty() ? named : reportFormatOf(QString::fromStdString("." + format));
    if (!wanted)
        return format.empty() ? "standard output needs --format pdf or html"
                              : fmt::format("a review cannot be written as {}; use pdf or html", format);
    if (named && *named != *wanted)
        return fmt::format("'{}' does not end in .{}, but --format is {}", path, format, format);
    if (form == MailForm && *wanted != ReportFormat::Html)
        return "--form mail needs HTML: a file that ends in .html, or --format html";
    return {};
}

/// Returns a validator that rejects "nan", unlike the library's.
CLI::Validator numberFrom(double least, double most)
{
    const auto check = [least, most](const std::string& text) {
        const auto value = parseDouble(text);
        const bool good = value && *value >= least && *value <= most;
        return good ? std::string() : fmt::format("'{}' is not a number from {} to {}", text, least, most);
    };
    return {check, ""};
}

/// Returns an error for a word that is neither a view nor a chart; "" otherwise.
std::string viewRefusal(const std::string& text)
{
    const QStringList views = viewNames();
    return views.contains(QString::fromStdString(text)) || findChart(text) != nullptr
        ? std::string()
        : fmt::format("unknown view or chart '{}'; expected a chart or one of {}", text,
              views.join(QStringLiteral(", ")).toStdString());
}

struct Texts {
    std::vector<std::string> files;
    std::string baseline;
    std::vector<std::string> selected;
    std::string view;
    std::string chart;
    std::string output;
    std::string size = "1440xall";
    std::string part;
    bool wholeWindow = false;
    std::string theme;
    std::string language;
    std::string report;
    std::string paper = "a4";
    std::string form = "full";
    std::string title;
    std::string scale = "1";
    std::string dpi = "0";
    std::string format;
    std::string algorithm;
    std::vector<std::string> choices;
    std::string text;
    std::vector<std::string> sections;
    std::vector<std::string> reviewCharts;
    std::vector<std::string> signatures;
    std::string variant;
    bool anonymous = false;
    bool lenient = false;
    bool listViews = false;
    bool caption = false;
};

void declareContent(CLI::App& app, Texts& texts, CLI::Option& render)
{
    std::vector<std::string> formats;
    for (const PictureFormat& format : pictureFormats())
        formats.emplace_back(format.id);
    formats.emplace_back(HtmlFormat);
    app.add_option("--format", texts.format,
           "Format of the picture, or pdf or html for a review; default: from the extension of OUT")
        ->type_name("FORMAT")
        ->check(CLI::IsMember(formats));
    app.add_option("--algorithm", texts.algorithm,
           "Select this algorithm in the picture or review; default: the scenario's")
        ->type_name("ID")
        ->check(CLI::IsMember(allAlgorithmIds()));
    app.add_option("--choose", texts.choices,
           "Set a parameter of the chart (see fairshare chart) or view. View surface: surface, shape, dots, "
           "iso_lines, range, damping, weight, slices, share. View simulator: at, from, until, in seconds "
           "since the first "
           "submission")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->needs(&render);
    app.add_flag("--caption,!--no-caption", texts.caption,
           "Show file, algorithms, baseline and date below the view; the metadata of the picture always "
           "contain them")
        ->needs(&render);
}

/// Returns what is wrong with the list of sections; "" for nothing.
std::string checkSectionList(const std::vector<std::string>& ids)
{
    const auto known = checkReviewSections(ids);
    return known ? std::string() : known.error().message;
}

/// Declares what a review contains.
void declareReviewContent(CLI::App& app, Texts& texts, CLI::Option* report)
{
    std::vector<std::string_view> sections;
    for (const ReviewSectionChoice& section : reviewSections())
        sections.push_back(section.id);
    app.add_option("--text", texts.text,
           "Own text of the review in Markdown: paragraphs, # headings, lists, *emphasis*; each # heading is "
           "a section; --anonymize does not change it")
        ->type_name("FILE")
        ->needs(report);
    app.add_option("--sections", texts.sections,
           fmt::format("Sections of the review in their order, separated by commas or in repeated options; "
                       "default: {}",
               fmt::join(sections, ",")))
        ->type_name("ID")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(report);
    app.add_option("--charts", texts.reviewCharts,
           "Charts of the review, separated by commas or in repeated options; default: "
           "share_vs_usage,priority_collisions, and those of F if the "
           "algorithm computes F")
        ->type_name("ID")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(report)
        ->check(CLI::IsMember(reviewCharts()));
    app.add_option(
           "--signature", texts.signatures, "Who signs the review; repeatable; default: Board, Operations")
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->needs(report);
}

void declareReport(CLI::App& app, Texts& texts, CLI::Option& render)
{
    CLI::Option* report =
        app.add_option("--report", texts.report,
               "Write a policy review of FILE (.pdf or .html; - is standard output) without "
               "a display and exit: changes since --baseline, effect on users, causes")
            ->type_name("OUT")
            ->check(CLI::Validator(checkReport, ""))
            ->excludes(&render);
    app.add_option("--paper", texts.paper, "Paper size of the review")
        ->type_name("PAPER")
        ->needs(report)
        ->check(CLI::IsMember({"a4", "letter"}));
    app.add_option("--form", texts.form,
           "full, or mail: HTML smaller than 100 kB, without pictures and with long tables and commands cut")
        ->type_name("FORM")
        ->needs(report)
        ->check(CLI::IsMember({"full", MailForm}));
    app.add_option("--title", texts.title, "Title of the review; default: generated")
        ->type_name("TEXT")
        ->needs(report);
    declareReviewContent(app, texts, report);
    app.add_option("--variant", texts.variant,
           "Draw or review this variant; without --baseline it is compared with the file's own tree")
        ->type_name("NAME");
    app.add_flag("--lenient", texts.lenient,
        "Unknown keys in scenario files and changes of variants that do not fit are warnings, not errors");
    app.add_flag("--anonymize", texts.anonymous,
        "Replace names in the picture or review with pseudonyms: account-001, user-0001");
}

/// Declares the picture of a view. @return --render
CLI::Option* declarePicture(CLI::App& app, Texts& texts)
{
    std::vector<std::string> views;
    for (const QString& view : viewNames())
        views.push_back(view.toStdString());
    CLI::Option* render = app.add_option("--render", texts.view,
                                 "Draw one view, or the chart with this name, without a display and exit")
                              ->type_name(fmt::format("VIEW:{{{}}}", fmt::join(views, ",")))
                              ->check(CLI::Validator(viewRefusal, ""));
    std::vector<std::string> chartIds;
    for (const Chart& chart : charts())
        chartIds.emplace_back(chart.id);
    app.add_option("--chart", texts.chart, "Chart to draw with --render charts")
        ->type_name("CHART")
        ->check(CLI::IsMember(chartIds));
    app.add_option("--part", texts.part, "Draw this chart or table of the view")
        ->type_name("ID")
        ->needs(render);
    app.add_flag("--whole-window", texts.wholeWindow,
           "Draw the window around the view: menus, toolbar, inspector and changes")
        ->needs(render);
    CLI::Option* output = app.add_option("-o,--output", texts.output,
                                 "Picture to write: .png, .svg or .pdf; - is standard output")
                              ->type_name("OUT");
    render->needs(output);
    output->needs(render);
    app.add_option("--select", texts.selected,
           "Select this account or user, by name or path; add 'partition=P' or 'association=ID' if needed; "
           "several are separated by commas or in repeated options, and the last one is current")
        ->type_name("NAME")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(render);
    app.add_option("--size", texts.size,
           "Size of the picture in logical pixels, WxH; Wxall is 900 high, or as high as a table needs to "
           "show all rows, up to 16384 pixels; default: 1440xall")
        ->type_name("WxH")
        ->needs(render)
        ->check(CLI::Validator(checkSize, ""));
    app.add_option("--scale", texts.scale, "PNG pixels per logical pixel")
        ->type_name("F")
        ->needs(render)
        ->check(numberFrom(SmallestScale, LargestScale));
    app.add_option("--dpi", texts.dpi,
           "Resolution recorded in a PNG; does not change its pixels; default: 96 times the scale")
        ->type_name("N")
        ->needs(render)
        ->check(numberFrom(1, LargestDpi));
    declareContent(app, texts, *render);
    return render;
}

void declare(CLI::App& app, Texts& texts)
{
    app.set_version_flag("--version", std::string("fairshare-explorer ") + FAIRSHARE_VERSION);
    app.add_option(
           "FILE", texts.files, "Scenario file or cluster output; further files add usage, settings and jobs")
        ->expected(-1)
        ->type_name("");
    app.add_option("--baseline", texts.baseline, "Compare with this file; default: FILE as opened")
        ->type_name("FILE");
    CLI::Option* const render = declarePicture(app, texts);
    app.add_option("--theme", texts.theme, "Colors of the window or picture")
        ->type_name("THEME")
        ->check(CLI::IsMember({"light", "dark"}));
    std::vector<std::string> codes;
    for (const QString& code : languages())
        codes.push_back(code.toStdString());
    app.add_option("--language", texts.language, "Language of the window")
        ->type_name("LANGUAGE")
        ->check(CLI::IsMember(codes));
    declareReport(app, texts, *render);
    app.add_flag("--list-views", texts.listViews, "Print the names of the views");
}

/// Checks that files are given if and only if needed. Throws a CLI::ParseError, like the functions below.
void checkFiles(const Texts& texts)
{
    const bool start = texts.view == StartPageName;
    if (!texts.view.empty() && !start && texts.files.empty())
        throw CLI::RequiredError("FILE");
    if (!texts.report.empty() && texts.files.empty())
        throw CLI::RequiredError("FILE");
    if (texts.anonymous && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--anonymize", "needs --render or --report");
    if (texts.lenient && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--lenient", "needs --render or --report");
    if (!texts.algorithm.empty() && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--algorithm", "needs --render or --report");
    if (!texts.variant.empty() && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--variant", "needs --render or --report");
    if (start && !texts.files.empty())
        throw CLI::ValidationError("--render start", "the start page takes no FILE");
    if (start && !texts.selected.empty())
        throw CLI::ValidationError("--select", "the start page has nothing to select");
}

/// Checks that the view supports the given chart and parameters.
void checkChart(const Texts& texts)
{
    if (!texts.chart.empty() && texts.view != "charts")
        throw CLI::ValidationError("--chart", "needs --render charts");
    constexpr std::array<std::string_view, 4> Choosing{"charts", "recovery", "surface", "simulator"};
    const bool hasChoices = std::ranges::find(Choosing, texts.view) != Choosing.end();
    if (!texts.choices.empty() && !hasChoices)
        throw CLI::ValidationError(
            "--choose", "only the views charts, recovery, surface and simulator have parameters");
}

/// Checks that what is drawn around a view, or of it, is possible.
void checkExtent(const Texts& texts)
{
    if (texts.wholeWindow && !texts.part.empty())
        throw CLI::ValidationError("--part", "cannot be combined with --whole-window");
    if (texts.view == StartPageName && !texts.part.empty())
        throw CLI::ValidationError("--part", "the start page has no parts");
}

/// Checks the sections of a review.
void checkReview(const Texts& texts)
{
    if (const std::string wrong = checkSectionList(texts.sections); !wrong.empty())
        throw CLI::ValidationError("--sections", wrong);
    const bool hasText =
        texts.sections.empty() || std::ranges::find(texts.sections, "text") != texts.sections.end();
    if (!texts.text.empty() && !hasText)
        throw CLI::ValidationError("--text", "needs the section 'text' in --sections");
}

/// Checks that the options are compatible.
void checkTogether(const Texts& texts)
{
    checkFiles(texts);
    checkChart(texts);
    checkExtent(texts);
    checkReview(texts);
    if (const std::string refusal = outputRefusal(texts.output, texts.format);
        !texts.view.empty() && !refusal.empty())
        throw CLI::ValidationError("--output", refusal);
    if (!texts.report.empty())
        if (const std::string refusal = reportRefusal(texts.report, texts.format, texts.form);
            !refusal.empty())
            throw CLI::ValidationError("--report", refusal);
    if (!texts.view.empty() && texts.format == HtmlFormat)
        throw CLI::ValidationError("--format", "only a review can be written as html");
    if (!texts.format.empty() && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--format", "needs --render or --report");
    std::vector<std::string> inputs = texts.files;
    inputs.insert(inputs.end(), {texts.baseline, texts.text});
    if (std::ranges::count_if(inputs, isStandardInput) > 1)
        throw CLI::ValidationError("FILE", "only one input can be standard input");
    if (!texts.baseline.empty() && texts.files.empty())
        throw CLI::ValidationError("--baseline", "needs a FILE to compare");
    const QSize pixels = pixelsOf(sizeFrom(texts.size), parseDouble(texts.scale).value());
    if (std::max(pixels.width(), pixels.height()) > LargestSide)
        throw CLI::ValidationError("--scale", "width or height exceeds 16384 pixels at this scale");
}

Arguments argumentsFrom(const Texts& texts)
{
    Arguments arguments;
    for (const std::string& file : texts.files)
        arguments.files << QString::fromStdString(file);
    arguments.baseline = QString::fromStdString(texts.baseline);
    for (const std::string& name : texts.selected)
        arguments.selected << QString::fromStdString(name);
    arguments.caption = texts.caption;
    arguments.listViews = texts.listViews;
    arguments.view = QString::fromStdString(texts.view);
    arguments.chart = QString::fromStdString(texts.chart);
    arguments.output = QString::fromStdString(texts.output);
    arguments.size = sizeFrom(texts.size);
    arguments.allRows = takesAllRows(texts.size);
    arguments.wholeWindow = texts.wholeWindow || texts.view == StartPageName;
    arguments.part = QString::fromStdString(texts.part);
    arguments.report = QString::fromStdString(texts.report);
    const QString reportName =
        texts.format.empty() ? arguments.report : QLatin1Char('.') + QString::fromStdString(texts.format);
    arguments.reportFormat = reportFormatOf(reportName).value_or(ReportFormat::Pdf);
    arguments.isForMail = texts.form == MailForm;
    arguments.paper = QString::fromStdString(texts.paper);
    arguments.title = QString::fromStdString(texts.title);
    arguments.text = QString::fromStdString(texts.text);
    arguments.sections = texts.sections;
    arguments.charts = texts.reviewCharts;
    arguments.hasCharts = !texts.reviewCharts.empty();
    arguments.signatures = texts.signatures;
    arguments.variant = QString::fromStdString(texts.variant);
    arguments.scale = parseDouble(texts.scale).value();
    arguments.dpi = parseDouble(texts.dpi).value();
    arguments.format = findPictureFormat(
        texts.format.empty() ? arguments.output : QLatin1Char('.') + QString::fromStdString(texts.format));
    arguments.anonymous = texts.anonymous;
    arguments.lenient = texts.lenient;
    arguments.algorithm = QString::fromStdString(texts.algorithm);
    arguments.choices = texts.choices;
    arguments.theme = QString::fromStdString(texts.theme);
    arguments.language = QString::fromStdString(texts.language);
    return arguments;
}

} // namespace

QStringList viewNames()
{
    QStringList names;
    for (const View& view : views())
        names << QLatin1String(view.id);
    return names << StartPageName;
}

std::optional<Arguments> parseArguments(int argc, char** argv, int& exitCode)
{
    CLI::App app("Fairshare Explorer: evaluate fairshare trees of shared clusters under every algorithm",
        "fairshare-explorer");
    app.formatter(std::make_shared<OptionFormatter>());
    app.footer(Examples);
    Texts texts;
    declare(app, texts);
    try {
        app.parse(argc, argv);
        if (!texts.view.empty() && !viewNames().contains(QString::fromStdString(texts.view)))
            texts.chart = std::exchange(texts.view, "charts");
        checkTogether(texts);
    } catch (const CLI::ParseError& error) {
        exitCode = app.exit(error) == 0 ? 0 : WrongUsage;
        return std::nullopt;
    }
    return argumentsFrom(texts);
}

} // namespace fairshare::gui
