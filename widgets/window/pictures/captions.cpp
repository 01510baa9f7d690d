// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/pictures/captions.h"

#include "widgets/page/actions.h"
#include "widgets/page/view_page.h"
#include "widgets/text/shown_text.h"
#include "widgets/window/views/view_tabs.h"
#include "widgets/work/results/unsaved_results.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <QFileInfo>

#include <utility>

namespace fairshare::gui {

Captions::Captions(const Actions& actions, const Parts& parts)
    : m_actions(actions)
    , m_document(parts.document)
    , m_results(parts.results)
    , m_files(parts.files)
    , m_views(parts.views)
{
    connect(actions.showCaption, &QAction::toggled, this, &Captions::refresh);
    connect(&m_views, &ViewTabs::viewChanged, this, &Captions::refresh);
    for (const ViewPage* page : m_views.findChildren<ViewPage*>())
        connect(page, &ViewPage::captionChanged, this, &Captions::refresh);
    connect(&m_results, &ScenarioResults::changed, this, &Captions::refresh);
    connect(&m_document, &Document::stateChanged, this, &Captions::refresh);
    connect(&m_document, &Document::baselineChanged, this, &Captions::refresh);
    connect(&m_document, &Document::baselineRenamed, this, &Captions::refresh);
    connect(&m_files, &FileCommands::succeeded, this, &Captions::refresh);
    for (const QAction* algorithm : actions.algorithms->actions())
        connect(algorithm, &QAction::toggled, this, &Captions::refresh);
    connect(&m_digest, &FileDigest::known, this, [this] {
        for (const auto& act : std::exchange(m_waiting, {}))
            act();
        refresh();
    });
}

void Captions::countUnsaved(const UnsavedResults& unsaved)
{
    m_unsaved = &unsaved;
    connect(&unsaved, &UnsavedResults::changed, this, &Captions::refresh);
}

QString Captions::textFor(const ViewPage& page) const
{
    return shownName(captionText(factsOf(page)));
}

PictureFacts Captions::factsFor(const ViewPage& page, const QString& title) const
{
    if (m_document.isEmpty())
        return {title, {}, {}, {}, programName()};
    return {title, page.answer().sentence(), shownName(captionText(factsOf(page), DigestLength::Whole)), {},
        programName()};
}

std::string Captions::nameOf(const ReadFile& file, std::size_t at) const
{
    if (!m_isAnonymous)
        return QFileInfo(file.path).fileName().toStdString();
    return (at == 0 ? tr("input file") : tr("input file %1").arg(at + 1)).toStdString();
}

CaptionFacts Captions::factsOf(const ViewPage& page) const
{
    CaptionFacts facts;
    const Captions& spoken = m_original == nullptr ? *this : *m_original;
    const std::vector<ReadFile>& files = spoken.m_files.readFiles();
    const bool known = spoken.m_digest.isKnown(files);
    for (std::size_t at = 0; at < files.size(); ++at) {
        const QString digest = known ? spoken.m_digest.digests().at(static_cast<qsizetype>(at)) : QString();
        facts.sources.push_back({nameOf(files[at], at), digest.toStdString()});
    }
    facts.name = m_document.displayName().toStdString();
    if (!m_document.isEmpty() && m_document.scenario()->shown)
        facts.variant = m_document.scenario()->shown->name;
    if (spoken.m_unsaved != nullptr && spoken.m_document.isModified())
        facts.unsaved = spoken.m_unsaved->changes().value_or(UnsavedChanges{true, 0});
    const QAction* chosen = m_actions.algorithms->checkedAction();
    const QString id = chosen == nullptr ? QString() : chosen->data().toString();
    if (m_results.current() && page.algorithmUse().any)
        for (const AlgorithmResult& result : m_results.current()->results)
            if (page.algorithmUse().all || result.algorithm->id == id.toStdString())
                facts.results.push_back(&result);
    facts.premise = page.premise().toStdString();
    const QString baseline = m_document.baselineName();
    facts.baseline = (baseline.isEmpty() ? tr("opened file") : baseline).toStdString();
    facts.program = programName().toStdString();
    facts.date = dayOfExport().toStdString();
    return facts;
}

void Captions::whenKnown(const std::function<void()>& act)
{
    if (m_digest.isKnown(m_files.readFiles())) {
        act();
        return;
    }
    m_waiting.push_back(act);
    m_digest.request(m_files.readFiles());
}

void Captions::waitUntilReady()
{
    m_digest.waitUntilReady();
}

void Captions::refresh()
{
    ViewPage& page = m_views.current();
    const bool shown = m_actions.showCaption->isChecked() && !m_document.isEmpty();
    if (shown)
        m_digest.request(m_files.readFiles());
    const bool known = shown && m_digest.isKnown(m_files.readFiles());
    page.setCaption(known ? textFor(page) : QString());
}

} // namespace fairshare::gui
