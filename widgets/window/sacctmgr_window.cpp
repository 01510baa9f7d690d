// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/sacctmgr_window.h"

#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/analysis/sacctmgr/sacctmgr_commands.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QSignalBlocker>

#include <string_view>

namespace fairshare::gui {
namespace {

/// Further lines are only in the saved file; laying them out would block the window.
constexpr std::size_t MostShownLines = 5000;
constexpr int CommandLineLength = 100; ///< in widths of "0"
constexpr int CommandLineCount = 24;

QString firstLines(const std::string& text, std::size_t most)
{
    std::size_t end = 0;
    for (std::size_t line = 0; line < most && end < text.size(); ++line)
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(end)).trimmed();
}

} // namespace

SacctmgrWindow::SacctmgrWindow(const Actions& actions, const Parts& parts, QWidget* parent)
    : TextDialog({QStringLiteral("sacctmgr"), tr("sacctmgr commands"), {CommandLineLength, CommandLineCount}},
          parent)
    , m_parts(parts)
    , m_results(parts.document)
    , m_accept(addChoice(QStringLiteral("sacctmgrAccept"), tr("&Generate the commands anyway")))
{
    setObjectName(QStringLiteral("sacctmgrWindow"));
    nameSummary(tr("Summary"));
    m_accept.hide();
    connect(&m_accept, &QCheckBox::toggled, this, &SacctmgrWindow::acceptRisks);
    connect(&m_results, &SacctmgrResults::changed, this, &SacctmgrWindow::refresh);
    connect(&parts.document, &Document::scenarioChanged, this, [this] {
        if (m_parts.document.isEmpty())
            close();
    });
    connect(&parts.document, &Document::stateChanged, this, &SacctmgrWindow::refreshTitle);
    connect(&parts.document, &Document::baselineRenamed, this, &SacctmgrWindow::refresh);
    connect(actions.sacctmgr, &QAction::triggered, this, &SacctmgrWindow::appear);
    for (const QAction* algorithm : actions.algorithms->actions()) {
        const QString id = algorithm->data().toString();
        connect(algorithm, &QAction::toggled, this, [this, id](bool chosen) {
            if (chosen)
                m_results.setAlgorithm(id);
        });
        if (algorithm->isChecked())
            m_results.setAlgorithm(id);
    }
}

void SacctmgrWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    refreshTitle();
    m_results.setWanted(true);
}

void SacctmgrWindow::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    forgetOutcome();
    m_results.accept({});
    m_results.setWanted(false);
}

void SacctmgrWindow::refreshTitle()
{
    setWindowTitle(tr("sacctmgr commands — %1").arg(m_parts.document.displayName()));
}

QString SacctmgrWindow::summary() const
{
    const Document& document = m_parts.document;
    if (document.isEmpty())
        return {};
    const QString name = document.baselineName();
    const QString baseline = name.isEmpty() ? tr("the opened file") : name;
    if (m_parts.files.hasCutNames())
        return tr("No commands for the differences from %1: %2.")
            .arg(baseline, shownName(refusalOfCutNames()));
    const auto& script = m_results.script();
    if (!script)
        return tr("Generating commands for the differences from %1.").arg(baseline);
    const NumberText numbers;
    QStringList sentences;
    for (const FoundRisk& found : script->risks)
        sentences
            << tr("No commands for the differences from %1: %2.").arg(baseline, shownName(found.message));
    if (!sentences.isEmpty())
        return sentences.join(QLatin1Char(' '));
    if (!script->differs)
        sentences << tr("No association differs from %1, so no commands are needed.").arg(baseline);
    else if (script->commands == 0)
        sentences
            << tr("No command can apply the differences from %1; the comments explain why.").arg(baseline);
    else if (script->refused > 0)
        sentences << tr("Only part of the differences from %1 can be applied; number of commands: %2.")
                         .arg(baseline, numbers.count(script->commands));
    else
        sentences << tr("Commands that apply the differences from %1: %2.")
                         .arg(baseline, numbers.count(script->commands));
    if (script->refused > 0)
        sentences << tr("Changes that sacctmgr cannot make: %1; the comments explain why.")
                         .arg(numbers.count(script->refused));
    if (script->lines > MostShownLines)
        sentences << tr("Showing the first %1 of %2 lines. Copy and Save include all lines.")
                         .arg(numbers.count(MostShownLines), numbers.count(script->lines));
    return sentences.join(QLatin1Char(' '));
}

/// The choice is offered while there are risks, and stays while some are accepted.
void SacctmgrWindow::refreshChoice()
{
    const auto& script = m_results.script();
    const bool accepted = !m_results.accepted().empty();
    m_accept.setVisible(accepted || (script && !script->risks.empty()));
    const QSignalBlocker blocker(m_accept);
    m_accept.setChecked(accepted);
}

void SacctmgrWindow::acceptRisks(bool accept)
{
    std::vector<CommandRisk> risks;
    if (const auto& script = m_results.script(); accept && script)
        for (const FoundRisk& found : script->risks)
            risks.push_back(found.risk);
    m_results.accept(std::move(risks));
}

void SacctmgrWindow::refresh()
{
    const bool refused = m_parts.files.hasCutNames();
    const auto script = refused ? nullptr : m_results.script();
    setSummary(summary());
    refreshChoice();
    // The last script stays visible until a newer one is ready, but cannot be copied or saved.
    const bool current = script && script->risks.empty() && m_results.isReady();
    setTakable(current);
    if (script == m_shown)
        return;
    m_shown = script;
    showText(script ? firstLines(script->text, MostShownLines) : QString());
}

void SacctmgrWindow::copy()
{
    if (!m_shown)
        return;
    const auto copied = putIntoClipboard(QString::fromStdString(m_shown->text));
    tell(copied ? tr("Copied %1 lines").arg(NumberText().count(m_shown->lines))
                : QString::fromStdString(copied.error().message));
}

void SacctmgrWindow::save()
{
    QFileDialog dialog(this, tr("Save commands"));
    dialog.setObjectName(QStringLiteral("sacctmgrDialog"));
    dialog.setNameFilter(tr("Shell script (*.sh)"));
    dialog.setDefaultSuffix(QStringLiteral("sh"));
    const QString name = QFileInfo(m_parts.document.displayName()).completeBaseName();
    const QString path = chosenFile(dialog, name + QStringLiteral("-sacctmgr.sh"), m_parts.folder);
    if (!path.isEmpty())
        saveTo(path);
}

void SacctmgrWindow::saveTo(const QString& path)
{
    if (m_shown)
        write(path, std::shared_ptr<const std::string>(m_shown, &m_shown->text));
}

} // namespace fairshare::gui
