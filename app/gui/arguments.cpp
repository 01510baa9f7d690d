// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments.h"

#include "app/gui/exit_code.h"
#include "widgets/report/report_file.h"
#include "widgets/text/language.h"
#include "widgets/window/view_registry.h"

#include "core/base/numbers.h"
#include "core/chart/chart_registry.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr const char* StartPageName = "start";
constexpr const char* StandardOutput = "-";

constexpr const char* Examples = R"(
Examples:
  fairshare-explorer site.fairshare
  fairshare-explorer dump.txt sshare.txt        tree from the first, usage from the second
  fairshare-explorer --render tree -o tree.png --size 1440x900 --scale 2 site.fairshare
  fairshare-explorer --render tree -o pair.png --select alice --select bob site.fairshare
  fairshare-explorer --render tree -o gpu.png --select 'physics/alice partition=gpu' site.fairshare
  fairshare-explorer --report review.pdf proposal.fairshare --baseline site.fairshare)";

/// Two numbers around an "x"; an invalid size for anything else.
QSize sizeFrom(const std::string& text)
{
    const QStringList sides = QString::fromStdString(text).split(QLatin1Char('x'));
    if (sides.size() != 2)
        return {};
    bool wide = false;
    bool high = false;
    const QSize size(sides[0].toInt(&wide), sides[1].toInt(&high));
    const bool good = wide && high && size.width() >= 1 && size.height() >= 1 && size.width() <= LargestSide
        && size.height() <= LargestSide;
    return good ? size : QSize();
}

std::string checkSize(const std::string& text)
{
    return sizeFrom(text).isValid() ? std::string()
                                    : "'" + text + "' is not WxH with whole numbers from 1 to 16384";
}

/// What is wrong with where a picture goes; "" for nothing. @param format asked for, or ""
std::string outputRefusal(const std::string& path, const std::string& format)
{
    if (path == StandardOutput)
        return format.empty() ? "standard output needs a --format" : std::string();
    const PictureFormat* named = findPictureFormat(QString::fromStdString(path));
    if (named == nullptr)
        return format.empty() ? fmt::format("'{}' ends in neither .png, .svg nor .pdf", path) : std::string();
    return format.empty() || format == named->id
        ? std::string()
        : fmt::format("'{}' ends in .{}, but --format says {}", path, named->id, format);
}

std::string checkReport(const std::string& text)
{
    return reportFormatOf(QString::fromStdString(text)) ? std::string()
                                                        : "'" + text + "' ends in neither .pdf nor .html";
}

/// A validator that takes no "nan", as that of the library does.
CLI::Validator numberFrom(double least, double most)
{
    const auto check = [least, most](const std::string& text) {
        const auto value = parseDouble(text);
        const bool good = value && *value >= least && *value <= most;
        return good ? std::string() : fmt::format("'{}' is not a number from {} to {}", text, least, most);
    };
    return {check, ""};
}

/// Of a word that is neither a view nor a chart.
std::string viewRefusal(const std::string& text)
{
    const QStringList views = viewNames();
    return views.contains(QString::fromStdString(text)) || findChart(text) != nullptr
        ? std::string()
        : fmt::format("'{}' is neither a view ({}) nor a chart", text,
              views.join(QStringLiteral(", ")).toStdString());
}

struct Texts {
    std::vector<std::string> files;
    std::string baseline;
    std::vector<std::string> selected;
    std::string view;
    std::string chart;
    std::string output;
    std::string size = "1440x900";
    std::string theme;
    std::string language;
    std::string report;
    std::string paper = "a4";
    std::string title;
    std::string scale = "1";
    std::string dpi = "0";
    std::string format;
    std::string algorithm;
    std::vector<std::string> choices;
    bool anonymous = false;
    bool listViews = false;
    bool caption = false;
};

void declareContent(CLI::App& app, Texts& texts, CLI::Option& render)
{
    std::vector<std::string> formats;
    for (const PictureFormat& format : pictureFormats())
        formats.emplace_back(format.id);
    app.add_option("--format", texts.format, "of the picture, where OUT does not say it")
        ->type_name("FORMAT")
        ->needs(&render)
        ->check(CLI::IsMember(formats));
    app.add_option("--algorithm", texts.algorithm, "that is chosen in the picture; else the site's")
        ->type_name("ID")
        ->needs(&render)
        ->check(CLI::IsMember(allAlgorithmIds()));
    app.add_option("--choose", texts.choices,
           "a parameter of the chart, as fairshare chart has it; of the view surface: surface, shape, dots, "
           "iso_lines, range, damping, weight, slices, share; of the view simulator: at, in seconds since "
           "the first "
           "submission")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->needs(&render);
    app.add_flag("--caption,!--no-caption", texts.caption,
           "write below the view what its figures come from: file, algorithms, baseline, date; without, only "
           "the metadata of the picture say it")
        ->needs(&render);
}

void declareReport(CLI::App& app, Texts& texts, CLI::Option& render)
{
    CLI::Option* report =
        app.add_option("--report", texts.report,
               "write the policy review of FILE without a display and exit: what changes against "
               "--baseline, who gains and loses, and why; .pdf or .html")
            ->type_name("OUT")
            ->check(CLI::Validator(checkReport, ""))
            ->excludes(&render);
    app.add_option("--paper", texts.paper, "of the review")
        ->type_name("PAPER")
        ->needs(report)
        ->check(CLI::IsMember({"a4", "letter"}));
    app.add_option("--title", texts.title, "of the review instead of its own")
        ->type_name("TEXT")
        ->needs(report);
    app.add_flag("--anonymize", texts.anonymous,
        "names that tell nothing in the picture or the review: account-001, user-0001");
}

void declare(CLI::App& app, Texts& texts)
{
    std::vector<std::string> views;
    for (const QString& view : viewNames())
        views.push_back(view.toStdString());
    app.set_version_flag("--version", std::string("fairshare-explorer ") + FAIRSHARE_VERSION);
    app.add_option("FILE", texts.files, "scenario, dump or listing; a second file brings the usage")
        ->expected(-1)
        ->type_name("");
    app.add_option("--baseline", texts.baseline, "compare with this file instead of the opened one")
        ->type_name("FILE");
    CLI::Option* render =
        app.add_option("--render", texts.view,
               "draw one view, or one chart by its name, without a display and exit; charts and recovery "
               "without their controls")
            ->type_name(fmt::format("VIEW:{{{}}}", fmt::join(views, ",")))
            ->check(CLI::Validator(viewRefusal, ""));
    std::vector<std::string> chartIds;
    for (const Chart& chart : charts())
        chartIds.emplace_back(chart.id);
    app.add_option("--chart", texts.chart, "with --render charts: which chart")
        ->type_name("CHART")
        ->check(CLI::IsMember(chartIds));
    CLI::Option* output =
        app.add_option("-o,--output", texts.output, "picture to write: .png, .svg or .pdf")->type_name("OUT");
    render->needs(output);
    output->needs(render);
    app.add_option("--select", texts.selected,
           "select this account or user in the picture, by name or path, where needed with 'partition=P' or "
           "'association=ID' behind it; may be repeated, the current one last")
        ->type_name("NAME")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(render);
    app.add_option("--size", texts.size, "logical pixels, WxH")
        ->type_name("WxH")
        ->needs(render)
        ->check(CLI::Validator(checkSize, ""));
    app.add_option("--scale", texts.scale, "pixels of a PNG per logical pixel")
        ->type_name("F")
        ->needs(render)
        ->check(numberFrom(SmallestScale, LargestScale));
    app.add_option(
           "--dpi", texts.dpi, "that a PNG is tagged with, which changes no pixel; 96 times the scale")
        ->type_name("N")
        ->needs(render)
        ->check(numberFrom(1, LargestDpi));
    declareContent(app, texts, *render);
    app.add_option("--theme", texts.theme, "colors")
        ->type_name("THEME")
        ->check(CLI::IsMember({"light", "dark"}));
    std::vector<std::string> codes;
    for (const QString& code : languages())
        codes.push_back(code.toStdString());
    app.add_option("--language", texts.language, "language of the window")
        ->type_name("LANGUAGE")
        ->check(CLI::IsMember(codes));
    declareReport(app, texts, *render);
    app.add_flag("--list-views", texts.listViews, "print the names of the views");
}

/// Whether the files fit what is done with them. Throws a CLI::ParseError, as the others below.
void checkFiles(const Texts& texts)
{
    const bool start = texts.view == StartPageName;
    if (!texts.view.empty() && !start && texts.files.empty())
        throw CLI::RequiredError("FILE");
    if (!texts.report.empty() && texts.files.empty())
        throw CLI::RequiredError("FILE");
    if (texts.anonymous && texts.view.empty() && texts.report.empty())
        throw CLI::ValidationError("--anonymize", "only --render and --report replace names");
    if (start && !texts.files.empty())
        throw CLI::ValidationError("--render start", "the start page is drawn without a FILE");
    if (start && !texts.selected.empty())
        throw CLI::ValidationError("--select", "the start page has nothing to select");
}

/// Whether the view has a chart and parameters where they are named.
void checkChart(const Texts& texts)
{
    if (!texts.chart.empty() && texts.view != "charts")
        throw CLI::ValidationError("--chart", "only --render charts draws a chart");
    constexpr std::array<std::string_view, 4> Choosing{"charts", "recovery", "surface", "simulator"};
    const bool hasChoices = std::ranges::find(Choosing, texts.view) != Choosing.end();
    if (!texts.choices.empty() && !hasChoices)
        throw CLI::ValidationError(
            "--choose", "only charts, surface, recovery and simulator have parameters");
}

/// Whether the options go together.
void checkTogether(const Texts& texts)
{
    checkFiles(texts);
    checkChart(texts);
    if (const std::string refusal = outputRefusal(texts.output, texts.format);
        !texts.view.empty() && !refusal.empty())
        throw CLI::ValidationError("--output", refusal);
    if (!texts.baseline.empty() && texts.files.empty())
        throw CLI::ValidationError("--baseline", "a FILE to compare with it is missing");
    const QSize pixels = pixelsOf(sizeFrom(texts.size), parseDouble(texts.scale).value());
    if (std::max(pixels.width(), pixels.height()) > LargestSide)
        throw CLI::ValidationError("--scale", "at this scale a side has more than 16384 pixels");
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
    arguments.report = QString::fromStdString(texts.report);
    arguments.paper = QString::fromStdString(texts.paper);
    arguments.title = QString::fromStdString(texts.title);
    arguments.scale = parseDouble(texts.scale).value();
    arguments.dpi = parseDouble(texts.dpi).value();
    arguments.format = findPictureFormat(
        texts.format.empty() ? arguments.output : QLatin1Char('.') + QString::fromStdString(texts.format));
    arguments.anonymous = texts.anonymous;
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
    CLI::App app(
        "Fairshare Explorer: fairshare trees of shared clusters under every algorithm", "fairshare-explorer");
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
