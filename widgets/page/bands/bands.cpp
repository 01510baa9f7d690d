// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/bands.h"

#include "widgets/page/bands/loading_band.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/bands/template_band.h"
#include "widgets/work/files/made_scenarios.h"
#include "widgets/work/files/open_files.h"

#include "core/workspace/capture.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace fairshare::gui {

Bands::Bands(FileCommands& files, ScenarioResults& results, QWidget* parent)
    : QWidget(parent)
    , m_files(files)
    , m_message(new MessageBand(this))
    , m_offer(new MessageBand(this))
    , m_recovered(new MessageBand(this))
    , m_template(new TemplateBand(this))
{
    m_offer->setObjectName(QStringLiteral("offerBand"));
    m_recovered->setObjectName(QStringLiteral("recoveredBand"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_message);
    rows->addWidget(m_offer);
    rows->addWidget(m_recovered);
    rows->addWidget(m_template);
    addProgress(m_files.task());
    m_bands = {m_message, m_offer, m_recovered, m_template};
    connectFiles(results);
    connect(m_template, &TemplateBand::wanted, this, [this](const TemplateRequest& request) {
        m_files.openMade(tr("Creating a tree"),
            [request](const Progress& progress) { return fromTemplate(request, progress); });
    });
}

void Bands::connectFiles(ScenarioResults& results)
{
    connect(&results, &ScenarioResults::failed, this,
        [this](const Error& error) { showError(Concern::Evaluation, error); });
    connect(&results, &ScenarioResults::changed, this, [this] { settle(Concern::Evaluation); });
    connect(&m_files, &FileCommands::failed, this,
        [this](const Error& error) { showError(Concern::Files, error); });
    connect(&m_files, &FileCommands::remarked, this, [this](const QStringList& remarks) {
        settle(Concern::Files);
        showRemarks(remarks);
    });
    connect(&m_files, &FileCommands::succeeded, this, [this] {
        m_message->leave();
        m_offer->leave();
    });
    connect(&m_files, &FileCommands::changedOnDisk, this, &Bands::offerReload);
}

void Bands::showError(Concern concern, const Error& error)
{
    m_concern = concern;
    const QString path = QString::fromStdString(error.file);
    if (error.code != ErrorCode::NotFound || !m_files.isRecent(path)) {
        m_message->showError(error);
        return;
    }
    m_message->showError(error,
        {{"recentLocate", tr("Locate…"), [this, path] { m_files.locate(path); }},
            {"recentForget", tr("Remove from the list"), [this, path] { m_files.forget(path); }}});
}

void Bands::settle(Concern concern)
{
    if (m_concern != concern)
        return;
    m_concern.reset();
    m_message->leave();
}

void Bands::add(Band& band)
{
    static_cast<QVBoxLayout*>(layout())->addWidget(&band);
    m_bands.push_back(&band);
}

void Bands::addProgress(BackgroundTask& task)
{
    layout()->addWidget(new LoadingBand(task, this));
}

void Bands::showRemarks(const QStringList& sentences, std::optional<Concern> concern,
    const std::vector<MessageBand::Choice>& choices)
{
    if (!sentences.isEmpty())
        m_concern = concern;
    m_message->showRemarks(sentences, choices);
}

void Bands::askForTemplate()
{
    m_offer->leave();
    m_template->ask();
}

bool Bands::eventFilter(QObject* watched, QEvent* event)
{
    const bool escape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    return (escape && leaveTopmost()) || QWidget::eventFilter(watched, event);
}

bool Bands::leaveTopmost()
{
    for (Band* band : m_bands) {
        if (!band->isVisible())
            continue;
        band->leave();
        return true;
    }
    return false;
}

void Bands::offerCapture()
{
    if (!canCapture()) {
        showError(Concern::Files, captureNotHere());
        return;
    }
    QStringList commands;
    for (const auto& words : captureCommands()) {
        QStringList line;
        for (const std::string& word : words)
            line << QString::fromStdString(word);
        commands << line.join(QLatin1Char(' '));
    }
    m_template->leave();
    m_offer->showChoices(tr("To capture the cluster, these read-only commands run on this machine."),
        commands.join(QLatin1Char('\n')), {{"captureRun", tr("Run"), [this] { capture(); }}},
        MessageBand::Raised::OnCommand);
}

void Bands::capture()
{
    m_files.openMade(
        tr("Capturing the cluster"), [setTitle = m_files.task().titleSetter()](const Progress& progress) {
            const auto running = [&setTitle, &progress](const QString& command) {
                if (!progress.cancelled())
                    setTitle(tr("Running %1").arg(command));
            };
            return fromCluster(running, progress);
        });
}

void Bands::offerReload(bool gone, bool onCommand)
{
    const auto raised = onCommand ? MessageBand::Raised::OnCommand : MessageBand::Raised::Unasked;
    const MessageBand::Choice keep{"diskKeep", tr("Keep my version"), [this] { m_files.keepMine(); }};
    const QString name = m_files.documentName();
    if (gone) {
        m_offer->showChoices(
            tr("%1 no longer exists on disk; saving creates it again.").arg(name), {}, {keep}, raised);
        return;
    }
    const MessageBand::Choice compare{
        "diskCompare", tr("Compare"), [this] { m_files.compareWithDisk(); }, true};
    const MessageBand::Choice reload{"diskReload", tr("Reload"), [this] { m_files.reload(); }, true};
    const QString sentence = onCommand
        ? tr("Not saved: %1 has changed on disk. Saving would overwrite those changes.")
        : tr("%1 has changed on disk. Saving would overwrite those changes.");
    m_offer->showChoices(sentence.arg(name), {}, {compare, reload, keep}, raised);
}

} // namespace fairshare::gui
