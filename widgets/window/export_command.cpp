// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_command.h"

#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/page/picture_choices.h"
#include "widgets/page/view_page.h"
#include "widgets/text/language.h"
#include "widgets/window/views/view_tabs.h"

#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/base/numbers.h"
#include "core/chart/chart_registry.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/association_choice.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::gui {
namespace {

struct CommandTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandTexts)
};

tl::unexpected<Error> noCommand(const QString& reason)
{
    return fail(ErrorCode::BadInput, CommandTexts::tr("no command for this: %1").arg(reason).toStdString());
}

/// Returns why the files on disk are not what the window shows; "" if they are.
QString unreadable(const CommandSources& sources)
{
    const Document& document = sources.document;
    const std::vector<ReadFile>& files = sources.files.readFiles();
    const bool isOnDisk = !files.empty() && std::ranges::none_of(files, [](const ReadFile& file) {
        return file.path.startsWith(QLatin1String(":/"));
    });
    if (document.isEmpty())
        return CommandTexts::tr("no file is open");
    // Added data differ from what is stored but are in a file that a command can name.
    const bool isAsRead = !document.differsFromStored() || *document.scenario() == *document.lastStored();
    if (!isAsRead || (!isOnDisk && document.isModified()))
        return CommandTexts::tr("there are unsaved changes; save them first");
    if (!isOnDisk)
        return CommandTexts::tr("the scenario is not in a file; save it first");
    return {};
}

QString absolute(const QString& path)
{
    return QFileInfo(path).absoluteFilePath();
}

QStringList inputs(const CommandSources& sources)
{
    QStringList paths;
    for (const ReadFile& file : sources.files.readFiles())
        paths << absolute(file.path);
    return paths;
}

/// Whether the baseline is the state that a command reads from the files.
bool isInput(const Document& document)
{
    const bool opened = document.chosenBaseline() == Document::Baseline::Opened;
    return document.chosenBaseline() == Document::Baseline::Saved
        || (opened && !document.hasBaseline(Document::Baseline::Saved));
}

/// Returns the file of the baseline; "" if it is what the command reads, or if no single file holds it.
QString baselineFile(const CommandSources& sources)
{
    const auto files = sources.files.baselineFiles();
    return isInput(sources.document) || files.size() != 1 ? QString() : absolute(files.front().path);
}

/// Returns why no option names the baseline; "" if one does or none is needed.
QString unnamedBaseline(const CommandSources& sources)
{
    const Document& document = sources.document;
    if (!baselineFile(sources).isEmpty())
        return {};
    switch (document.chosenBaseline()) {
    case Document::Baseline::Other:
        return CommandTexts::tr("the baseline %1 is not in a file").arg(document.baselineName());
    case Document::Baseline::Saved:
        return CommandTexts::tr("no command can name the saved state as the baseline");
    case Document::Baseline::Opened:
        break;
    }
    if (isInput(document) || *document.baseline() == *document.scenario())
        return {};
    return sources.files.baselineFiles().empty()
        ? CommandTexts::tr("the baseline is the file as opened, which has been saved since")
        : CommandTexts::tr("the baseline is combined from several files, which no command can name");
}

QString shownVariant(const CommandSources& sources)
{
    const auto& shown = sources.document.scenario()->shown;
    return shown ? QString::fromStdString(shown->name) : QString();
}

/// Returns the chosen algorithm; "" for the one of the scenario.
QString otherAlgorithm(const CommandSources& sources)
{
    const QAction* chosen = sources.actions.algorithms->checkedAction();
    const QString id = chosen == nullptr ? QString() : chosen->data().toString();
    return id.toStdString() == sources.document.scenario()->settings.algorithm ? QString() : id;
}

/// Adds an option unless its value is empty.
void add(QStringList& arguments, const char* option, const QString& value)
{
    if (!value.isEmpty())
        arguments << QLatin1String(option) << value;
}

/// Names the selected rows, the current one last. Errors: BadInput for a name that --select cannot take.
Result<QStringList> selection(const CommandSources& sources)
{
    const Document& document = sources.document;
    std::vector<NodeRow> rows = document.selection().rows();
    const auto moveToEnd = [&rows](NodeRow row) {
        if (std::erase(rows, row) > 0)
            rows.push_back(row);
    };
    moveToEnd(document.selection().against());
    moveToEnd(document.selection().current());
    QStringList arguments;
    const ShareTree& tree = document.scenario()->tree;
    for (const NodeRow row : rows) {
        const std::string name = associationName(tree, row);
        const auto found = findAssociation(tree, name);
        if (!found || *found != row || name.find(',') != std::string::npos)
            return noCommand(CommandTexts::tr("no command can name %1").arg(QString::fromStdString(name)));
        arguments << QStringLiteral("--select") << QString::fromStdString(name);
    }
    return arguments;
}

Result<void> checkSources(const CommandSources& sources)
{
    const QString reason = unreadable(sources);
    return reason.isEmpty() ? Result<void>() : noCommand(reason);
}

/// What the options of a chart or view choose.
Result<PictureChoices::Chosen> chosenIn(ViewPage& page)
{
    const PictureChoices* choices = page.pictureChoices();
    return choices == nullptr ? Result<PictureChoices::Chosen>() : choices->chosen();
}

void addChoices(QStringList& arguments, const PictureChoices::Chosen& chosen)
{
    for (const std::string& choice : chosen.choices)
        arguments << QStringLiteral("--choose") << QString::fromStdString(choice);
}

bool isTsv(const QString& path)
{
    return path.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive);
}

} // namespace

QStringList ExportCommand::argumentsFor(const QString& file) const
{
    QStringList all = arguments;
    all << QStringLiteral("-o") << file;
    return all;
}

QString ExportCommand::text() const
{
    QStringList words{program};
    for (const QString& argument : argumentsFor(output))
        words << QString::fromStdString(shellQuoted(argument.toStdString()));
    return words.join(QLatin1Char(' '));
}

Result<ExportCommand> pictureCommand(
    const CommandSources& sources, const ExportRequest& request, const QSize& size)
{
    if (auto usable = checkSources(sources); !usable)
        return tl::unexpected(usable.error());
    const auto selected = selection(sources);
    if (!selected)
        return tl::unexpected(selected.error());
    const auto chosen = chosenIn(sources.views.current());
    if (!chosen)
        return noCommand(QString::fromStdString(chosen.error().message));
    ExportCommand command{QStringLiteral("fairshare-explorer"), {}, request.path, unnamedBaseline(sources)};
    QStringList& arguments = command.arguments;
    const QString view = sources.views.currentId();
    arguments << QStringLiteral("--render") << view;
    add(arguments, "--chart", chosen->chart);
    add(arguments, "--part", request.part);
    add(arguments, "--variant", shownVariant(sources));
    add(arguments, "--algorithm", otherAlgorithm(sources));
    addChoices(arguments, *chosen);
    arguments << *selected << QStringLiteral("--size")
              << QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
    if (request.scale != 1)
        add(arguments, "--scale", QString::fromStdString(shortest(request.scale)));
    if (request.dpi > 0)
        add(arguments, "--dpi", QString::fromStdString(shortest(request.dpi)));
    if (request.dark)
        add(arguments, "--theme", QStringLiteral("dark"));
    if (spokenLanguage() != QLatin1String("en"))
        add(arguments, "--language", spokenLanguage());
    arguments << QStringLiteral("--caption");
    if (request.anonymous)
        arguments << QStringLiteral("--anonymize");
    add(arguments, "--baseline", baselineFile(sources));
    arguments << inputs(sources);
    return command;
}

Result<ExportCommand> dataCommand(const CommandSources& sources, const ExportRequest& request)
{
    if (auto usable = checkSources(sources); !usable)
        return tl::unexpected(usable.error());
    if (inputs(sources).size() > 1)
        return noCommand(CommandTexts::tr(
            "the scenario is combined from several files; save it as one, which the command can read"));
    ViewPage& page = sources.views.current();
    const auto chosen = chosenIn(page);
    if (!chosen)
        return noCommand(QString::fromStdString(chosen.error().message));
    ExportCommand command{QStringLiteral("fairshare"), {}, request.path, unnamedBaseline(sources)};
    QStringList& arguments = command.arguments;
    const QString whole = chosen->chart.isEmpty() ? sources.views.currentId() : chosen->chart;
    const QString chart = request.part.isEmpty() ? whole : request.part;
    if (findChart(chart.toStdString()) != nullptr) {
        const auto selected = selection(sources);
        if (!selected)
            return tl::unexpected(selected.error());
        arguments << QStringLiteral("chart") << chart << inputs(sources).constFirst();
        if (!shownVariant(sources).isEmpty())
            return noCommand(CommandTexts::tr("no command prints the data of a variant's chart"));
        add(arguments, "--baseline", baselineFile(sources));
        add(arguments, "--algorithm", otherAlgorithm(sources));
        addChoices(arguments, *chosen);
        arguments << *selected;
    } else {
        arguments = sources.views.current().tableCommand(
            request.part, {inputs(sources).constFirst(), baselineFile(sources), shownVariant(sources)});
    }
    if (arguments.isEmpty())
        return noCommand(CommandTexts::tr("fairshare has no command that prints these data"));
    arguments << QStringLiteral("--format")
              << (isTsv(request.path) ? QStringLiteral("tsv") : QStringLiteral("csv"));
    if (request.anonymous)
        arguments << QStringLiteral("--anonymize");
    return command;
}

} // namespace fairshare::gui
