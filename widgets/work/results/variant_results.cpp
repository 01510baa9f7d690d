// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/variant_results.h"

#include "widgets/text/shown_text.h"

#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <QEventLoop>

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

/// The results, or the message shown instead.
struct Found {
    VariantRanksPtr ranks;
    std::vector<NodeRow> users;
    QString answer;
};

struct Wanted {
    ScenarioPtr scenario;
    VariantQuestion question;
    VariantOrder order;
    std::string baselineName;
};

Result<VariantRanks> ranked(const Wanted& wanted, const Progress& progress)
{
    const auto variants = variantsOf(*wanted.scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    const auto own = withOwnTree(*wanted.scenario);
    if (!own)
        return tl::unexpected(own.error());
    return rankVariants(*own, *variants, wanted.question, progress);
}

Found find(const Wanted& wanted, const Progress& progress)
{
    try {
        auto ranks = ranked(wanted, progress);
        if (!ranks)
            return {nullptr, {}, shownName(ranks.error().message)};
        QString answer = shownName(variantAnswer(*ranks, wanted.baselineName));
        if (answer.isEmpty())
            answer = VariantResults::tr("This scenario has no variants. Choose Compare > New variant to save "
                                        "the current state as one.");
        std::vector<NodeRow> users = sortedUsers(*ranks, wanted.order);
        return {std::make_shared<const VariantRanks>(*std::move(ranks)), std::move(users), answer};
    } catch (const std::bad_alloc&) {
        return {nullptr, {}, VariantResults::tr("Not enough memory to compare all variants.")};
    }
}

} // namespace

VariantResults::VariantResults(const Document& document, const ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
{
    connect(&document, &Document::scenarioChanged, this, &VariantResults::onScenarioChanged);
    connect(&document, &Document::baselineRenamed, this, &VariantResults::request);
    connect(&results, &ScenarioResults::changed, this, &VariantResults::request);
}

bool VariantResults::hasRowsOfDocument() const
{
    return m_current && !m_document.isEmpty()
        && m_current->tree.columns().shape == m_document.scenario()->tree.columns().shape;
}

void VariantResults::setAlgorithm(const std::string& id)
{
    if (m_algorithm == id)
        return;
    m_algorithm = id;
    request();
}

void VariantResults::setOrder(const VariantOrder& order)
{
    if (m_order == order)
        return;
    m_order = order;
    if (m_current && !m_work.isBusy()) {
        m_users = sortedUsers(*m_current, m_order);
        Q_EMIT changed();
    } else {
        request();
    }
}

void VariantResults::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_outdated)
        request();
}

void VariantResults::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Opened)
        return;
    m_work.cancel();
    m_current.reset();
    m_users.clear();
    m_answer.clear();
    m_outdated = true;
    Q_EMIT changed();
}

void VariantResults::request()
{
    m_outdated = true;
    if (!m_watched || m_document.isEmpty() || !m_results.baseline()
        || m_results.baseline()->find(m_algorithm) == nullptr)
        return;
    m_outdated = false;
    const QString name =
        m_document.baselineName().isEmpty() ? tr("the opened file") : m_document.baselineName();
    const Wanted wanted{m_document.scenario(),
        {m_document.scenario()->tree, m_results.baseline(), m_algorithm}, m_order, name.toStdString()};
    m_work.request([this, wanted](const Progress& progress) -> LatestWork::Answer {
        return [this, found = find(wanted, progress)] {
            m_current = found.ranks;
            m_users = found.users;
            m_answer = found.answer;
            Q_EMIT changed();
        };
    });
}

void VariantResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &VariantResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
