// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/change_results.h"

#include "widgets/text/shown_text.h"
#include "widgets/work/tasks/side_by_side.h"

#include "core/analysis/compare/changes/single_setting.h"
#include "core/base/say.h"

#include <QEventLoop>

#include <chrono>
#include <new>

namespace fairshare::gui {
namespace {

/// Interval at which results are shown while changes are evaluated one after another.
constexpr std::chrono::milliseconds ShowsEvery(100);
/// Further changes are counted but not evaluated; nobody reads that many effects.
constexpr std::size_t MostTried = 500;

using Clock = std::chrono::steady_clock;
using Outcomes = std::vector<Result<ChangeOutcome>>;

struct Sides {
    ScenarioPtr before;
    EvaluationPtr evaluatedBefore;
    ScenarioPtr after;
    EvaluationPtr evaluatedAfter;
};

void orderAlgorithms(ListedChanges& list, const Evaluation& evaluation, std::string_view chosen)
{
    const auto& results = evaluation.results;
    for (std::size_t place = 0; place < results.size(); ++place) {
        const auto at =
            results[place].algorithm->id == chosen ? list.algorithms.begin() : list.algorithms.end();
        list.algorithms.insert(at, place);
    }
    for (const std::size_t place : list.algorithms)
        list.titles.push_back(said(results[place].algorithm->title));
}

std::shared_ptr<const ListedChanges> listOf(const Sides& sides, std::string_view chosen)
{
    auto list = std::make_shared<ListedChanges>();
    list->before = sides.before;
    list->after = sides.after;
    const Difference difference =
        differenceOf(*sides.before, *sides.after, matchRows(sides.after->tree, sides.before->tree));
    list->changes = singleChanges(difference, sides.before->tree, sides.after->tree);
    list->settings = difference.settings;
    std::erase_if(list->settings, isOfFileItself);
    const Evaluation& now = *sides.evaluatedAfter;
    const Evaluation& then = *sides.evaluatedBefore;
    if (now.results.size() != then.results.size())
        return list;
    orderAlgorithms(*list, now, chosen);
    for (std::size_t place = 0; place < now.results.size(); ++place) {
        const RankMoves moves = movesSince(now.results[place], then.results[place], difference.match);
        list->together.push_back({moves.up, moves.down});
    }
    return list;
}

} // namespace

ChangeResults::ChangeResults(Document& document, const ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &ChangeResults::findChanges);
    connect(&document, &Document::scenarioChanged, this, &ChangeResults::restart);
    connect(&document, &Document::baselineChanged, this, &ChangeResults::restart);
    connect(&results, &ScenarioResults::changed, this, &ChangeResults::restart);
}

bool ChangeResults::isCurrent() const
{
    return m_list && m_list->after == m_document.scenario() && m_list->before == m_document.baseline();
}

void ChangeResults::setAlgorithm(const QString& id)
{
    m_algorithm = id.toStdString();
    restart();
}

void ChangeResults::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    restart();
}

void ChangeResults::restart()
{
    m_work.cancel();
    m_rest.stop();
    m_isListing = !m_document.isEmpty();
    if (m_isListing) {
        m_rest.start();
    } else if (m_list) {
        m_list.reset();
        m_outcomes.clear();
        Q_EMIT listChanged();
    }
}

void ChangeResults::findChanges()
{
    const Sides sides{
        m_document.baseline(), m_results.baseline(), m_document.scenario(), m_results.current()};
    const bool fits = sides.evaluatedBefore && sides.evaluatedAfter
        && sides.evaluatedBefore->tree.size() == sides.before->tree.size()
        && sides.evaluatedAfter->tree.size() == sides.after->tree.size();
    if (!fits || !m_results.isReady())
        return; // new figures restart this
    m_work.request([this, sides, chosen = m_algorithm](const Progress&) -> LatestWork::Answer {
        try {
            auto list = listOf(sides, chosen);
            auto trial = std::make_shared<ChangeTrial>(
                sides.before, sides.evaluatedBefore, sides.after, runSideBySide);
            return [this, list = std::move(list), trial = std::move(trial)] {
                m_isListing = false;
                m_list = list;
                m_trial = trial;
                m_outcomes.clear();
                Q_EMIT listChanged();
                tryNext();
            };
        } catch (const std::bad_alloc&) {
            return [] { };
        }
    });
}

void ChangeResults::tryNext()
{
    const std::size_t from = m_outcomes.size();
    if (!m_wanted || from >= std::min(m_list->changes.size(), MostTried) || m_list->algorithms.empty()) {
        Q_EMIT outcomesChanged();
        return;
    }
    m_work.request([this, from, list = m_list, trial = m_trial, chosen = m_algorithm](
                       const Progress& progress) -> LatestWork::Answer {
        Outcomes outcomes;
        const Clock::time_point end = Clock::now() + ShowsEvery;
        const std::size_t most = std::min(list->changes.size(), MostTried);
        try {
            for (std::size_t i = from; i < most && !progress.cancelled(); ++i) {
                outcomes.push_back(trial->outcomeOf(list->changes[i], chosen, progress));
                if (Clock::now() >= end)
                    break;
            }
        } catch (const std::bad_alloc&) {
            outcomes.emplace_back(fail(
                ErrorCode::TooLarge, tr("not enough memory to evaluate this change alone").toStdString()));
        }
        return [this, outcomes = std::move(outcomes)] {
            m_outcomes.insert(m_outcomes.end(), outcomes.begin(), outcomes.end());
            Q_EMIT outcomesChanged();
            tryNext();
        };
    });
}

Result<void> ChangeResults::revert(std::size_t change)
{
    if (!isCurrent() || change >= m_list->changes.size())
        return {};
    const AssociationChange back = reversed(m_list->changes[change]);
    const ScenarioPtr before = m_list->before;
    const QString text = tr("Revert %1").arg(changeText(m_list->changes[change], *m_list));
    const auto edit = [&](const Scenario& now) { return withChange(now, *before, back); };
    if (isOfValue(back.kind))
        return m_document.apply(text, {}, [&edit](const Scenario& now) {
            return edit(now).map([](StructureEdit&& made) { return std::move(made.scenario); });
        });
    return m_document.applyStructure(text, {}, edit).map([](const auto& /*rows*/) { });
}

Result<void> ChangeResults::revertSetting(std::size_t setting)
{
    if (!isCurrent() || setting >= m_list->settings.size())
        return {};
    const SettingChange& change = m_list->settings[setting];
    return m_document.apply(tr("Revert %1").arg(shownName(change.name)), {},
        [&](const Scenario& now) { return withSetting(now, *m_list->before, change); });
}

void ChangeResults::waitUntilReady(const std::function<std::size_t()>& rows)
{
    QEventLoop loop;
    connect(this, &ChangeResults::outcomesChanged, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_rest, &QTimer::timeout, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady() && (m_isListing || m_outcomes.size() < rows()))
        loop.exec();
    if (!m_list || m_isListing)
        return;
    if (m_outcomes.size() < rows()) {
        // An earlier picture was smaller.
        tryNext();
        while (!isReady() && m_outcomes.size() < rows())
            loop.exec();
    }
    m_work.cancel();
    if (m_outcomes.size() > rows()) {
        m_outcomes.erase(m_outcomes.begin() + static_cast<std::ptrdiff_t>(rows()), m_outcomes.end());
        Q_EMIT outcomesChanged();
    }
}

QString changeText(const AssociationChange& change, const ListedChanges& list)
{
    const bool gone = change.kind == ChangeKind::Removed;
    const ShareTree& tree = gone ? list.before->tree : list.after->tree;
    QString name = shownName(tree.name(gone ? change.before : change.after));
    switch (change.kind) {
    case ChangeKind::Added:
        return ChangeResults::tr("addition of %1").arg(name);
    case ChangeKind::Removed:
        return ChangeResults::tr("removal of %1").arg(name);
    case ChangeKind::Moved:
        return ChangeResults::tr("move of %1").arg(name);
    case ChangeKind::Renamed:
        return ChangeResults::tr("name of %1").arg(name);
    case ChangeKind::Partition:
        return ChangeResults::tr("partition of %1").arg(name);
    case ChangeKind::Shares:
        return ChangeResults::tr("shares of %1").arg(name);
    case ChangeKind::Usage:
        return ChangeResults::tr("usage of %1").arg(name);
    case ChangeKind::PendingJobs:
        return ChangeResults::tr("pending jobs of %1").arg(name);
    case ChangeKind::Options:
        return ChangeResults::tr("options of %1").arg(name);
    }
    return name;
}

} // namespace fairshare::gui
