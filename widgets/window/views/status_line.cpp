// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/views/status_line.h"

#include "widgets/controls/progress_bars.h"
#include "widgets/page/status_part.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/quota/allocation/quota_words.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QProgressBar>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double MillisecondsShown = 0.01;
constexpr int EvaluationPatienceMilliseconds = 1000;
constexpr std::size_t MostNamesShown = 3;

} // namespace

StatusLine::StatusLine(const ViewSources& sources, const UnsavedResults& unsaved, QWidget* parent)
    : QStatusBar(parent)
    , m_document(sources.document)
    , m_results(sources.results)
    , m_lint(sources.lint)
    , m_unsaved(unsaved)
    , m_file(addPart("statusFile"))
    , m_size(addPart("statusSize"))
    , m_time(addPart("statusTime"))
    , m_pointed(addPart("statusPointed"))
    , m_selection(addPart("statusSelection"))
    , m_findings(addPart("statusFindings"))
    , m_progress(new QProgressBar(this))
{
    setObjectName(QStringLiteral("statusLine"));
    m_file->setFirst();
    m_progress->setObjectName(QStringLiteral("statusProgress"));
    m_progress->setAccessibleName(tr("Progress of the evaluation"));
    m_progress->setRange(0, ProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setMaximumSize(10 * fontMetrics().height(), fontMetrics().height());
    addPermanentWidget(m_progress);
    m_progress->hide();
    m_file->setMeaning(tr("Open file and number of unsaved changes"));
    m_size->setMeaning(tr("Number of associations in the tree, including the root, and of users; some views "
                          "show their own counts"));
    m_time->setMeaning(tr("Duration of the last evaluation (shares, usage, factors and ranks of every row), "
                          "or of the view's own calculation"));
    m_pointed->setMeaning(tr("Value under the pointer"));
    m_selection->setMeaning(tr("Current selection"));
    m_findings->setMeaning(tr("Lint findings or weight warnings; click to show them"));
    m_findings->setLink(Role::Warning);
    connect(m_findings, &StatusPart::followed, this,
        [this] { m_view.findings.isEmpty() ? Q_EMIT lintRequested() : Q_EMIT findingsRequested(); });
    connect(&m_lint, &LintResults::changed, this, &StatusLine::refresh);
    connect(&unsaved, &UnsavedResults::changed, this, &StatusLine::refresh);
    connect(&m_patience, &QTimer::timeout, this, &StatusLine::showProgress);
    connect(&m_results, &ScenarioResults::busyChanged, this, &StatusLine::onBusyChanged);
    connect(&m_document, &Document::stateChanged, this, &StatusLine::refresh);
    connect(&m_document, &Document::scenarioChanged, this, &StatusLine::refresh);
    connect(&m_document.selection(), &Selection::changed, this, &StatusLine::refresh);
    connect(&m_results, &ScenarioResults::changed, this, &StatusLine::refresh);
    connect(this, &QStatusBar::messageChanged, this, &StatusLine::arrange);
    refresh();
}

StatusPart* StatusLine::addPart(const char* name)
{
    auto* part = new StatusPart(this);
    part->setObjectName(QLatin1String(name));
    addWidget(part);
    return part;
}

void StatusLine::onBusyChanged(bool busy)
{
    if (busy) {
        m_patience.start(EvaluationPatienceMilliseconds);
        return;
    }
    m_patience.stop();
    m_progress->hide();
    arrange();
}

void StatusLine::showProgress()
{
    m_patience.setInterval(ProgressRefreshMilliseconds);
    m_progress->setValue(static_cast<int>(std::lround(m_results.progress() * ProgressSteps)));
    if (m_progress->isVisible())
        return;
    m_progress->show();
    arrange();
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    arrange();
}

void StatusLine::arrange()
{
    // A temporary message replaces the parts.
    if (!currentMessage().isEmpty()) {
        for (StatusPart* part : {m_file, m_pointed, m_size, m_selection, m_findings, m_time})
            part->hide();
        return;
    }
    const int em = fontMetrics().height();
    int room = width() - 2 * em - (m_progress->isVisible() ? m_progress->sizeHint().width() : 0);
    // The most important parts get their space first. What a view says of its selection, such as cut rows, is
    // seen nowhere else.
    std::array parts{m_file, m_pointed, m_size, m_selection, m_findings, m_time};
    if (!m_view.selection.isEmpty())
        std::rotate(parts.begin() + 1, parts.begin() + 3, parts.begin() + 4);
    for (StatusPart* part : parts) {
        const int wanted = part->fullText().isEmpty() ? 0 : part->sizeHint().width();
        part->setVisible(part == m_file || (!part->fullText().isEmpty() && wanted <= room));
        room -= wanted;
    }
}

void StatusLine::setTimeShown(bool shown)
{
    m_timeShown = shown;
    refresh();
}

void StatusLine::setPointed(const QString& text)
{
    m_pointed->setFullText(text);
    arrange();
}

void StatusLine::setView(const ViewStatus& status)
{
    if (m_view == status)
        return;
    m_view = status;
    refresh();
}

QString StatusLine::selectionText() const
{
    const std::vector<NodeRow>& rows = m_document.selection().rows();
    if (m_document.isEmpty() || rows.empty())
        return {};
    if (rows.size() > MostNamesShown)
        return tr("Selected: %1 rows").arg(NumberText().count(rows.size()));
    QStringList names;
    for (const NodeRow row : rows)
        names << shownName(m_document.scenario()->tree.name(row));
    return tr("Selected: %1").arg(names.join(QStringLiteral(", ")));
}

QString StatusLine::fileText() const
{
    if (m_document.isEmpty())
        return tr("No scenario open");
    const auto& variant = m_document.scenario()->shown;
    QString name = variant ? tr("%1 (%2)").arg(m_document.displayName(), shownName(variant->name))
                           : m_document.displayName();
    if (!m_document.isStored())
        return tr("%1, not saved yet").arg(name);
    if (!m_document.isModified())
        return name;
    const auto& unsaved = m_unsaved.changes();
    const std::size_t changes = unsaved ? unsaved->ofTrees + unsaved->ofSettings : 0;
    if (changes == 0)
        return tr("%1, unsaved").arg(name);
    return tr("%1, unsaved changes: %2").arg(name, NumberText().count(changes));
}

QString StatusLine::sizeText() const
{
    if (m_document.isEmpty())
        return tr("Ready");
    const NumberText numbers;
    const ShareTree& tree = m_document.scenario()->tree;
    if (const auto& quotas = m_document.scenario()->quotas; quotas.has() && tree.size() <= 1)
        return tr("%1 groups, pool of %2 cores")
            .arg(numbers.count(quotas->groups.size()), QString::fromStdString(slotsText(quotas->poolSize)));
    const QString users =
        tree.userCount() == 1 ? tr("1 user") : tr("%1 users").arg(numbers.count(tree.userCount()));
    return tree.size() == 1 ? tr("1 association, %1").arg(users)
                            : tr("%1 associations, %2").arg(numbers.count(tree.size()), users);
}

QString StatusLine::timeText() const
{
    const EvaluationPtr& evaluation = m_results.current();
    if (!evaluation || !m_timeShown)
        return {};
    const double milliseconds = evaluation->seconds * 1000;
    return tr("%1 algorithms evaluated in %2 ms")
        .arg(evaluation->results.size())
        .arg(NumberText().real(std::max(milliseconds, MillisecondsShown), milliseconds < 1 ? 2 : 1));
}

QString StatusLine::findingsText() const
{
    const std::size_t count = m_lint.findings() ? m_lint.findings()->size() : 0;
    if (count == 0)
        return {};
    return tr("Lint findings: %1").arg(NumberText().count(count));
}

void StatusLine::refresh()
{
    m_file->setFullText(fileText());
    const auto shown = [](const QString& ofView, const QString& ofTree) {
        return ofView.isEmpty() ? ofTree : ofView;
    };
    m_size->setFullText(shown(m_view.size, sizeText()));
    m_time->setFullText(m_timeShown ? shown(m_view.time, timeText()) : QString());
    m_findings->setFullText(shown(m_view.findings, findingsText()));
    m_selection->setFullText(shown(m_view.selection, selectionText()));
    arrange();
}

} // namespace fairshare::gui
