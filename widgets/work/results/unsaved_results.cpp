// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/unsaved_results.h"

#include "core/analysis/compare/changes/saved_form.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/scenario.h"

#include <QEventLoop>

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

Result<SavedForm> savedForm(const Scenario& scenario)
{
    auto own = withOwnTree(scenario);
    if (!own)
        return tl::unexpected(own.error());
    auto variants = variantsOf(*own);
    if (!variants)
        return tl::unexpected(variants.error());
    return SavedForm{std::move(*own), std::move(*variants)};
}

UnsavedChanges changesBetween(const Scenario& stored, const Scenario& now)
{
    const auto before = savedForm(stored);
    const auto after = savedForm(now);
    return before && after ? unsavedChanges(*before, *after) : UnsavedChanges{true, 0};
}

} // namespace

UnsavedResults::UnsavedResults(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &UnsavedResults::count);
    connect(&document, &Document::scenarioChanged, this, &UnsavedResults::restart);
    connect(&document, &Document::stateChanged, this, &UnsavedResults::restart);
}

void UnsavedResults::restart()
{
    m_work.cancel();
    m_rest.stop();
    if (!m_document.isEmpty() && m_document.isModified()) {
        m_rest.start();
    } else if (m_changes) {
        m_changes.reset();
        Q_EMIT changed();
    }
}

void UnsavedResults::count()
{
    m_work.request([this, stored = m_document.lastStored(), now = m_document.scenario()](
                       const Progress&) -> LatestWork::Answer {
        try {
            return [this, now, found = changesBetween(*stored, *now)] {
                m_changes = found;
                if (!found.any)
                    m_document.learnStored(now);
                Q_EMIT changed();
            };
        } catch (const std::bad_alloc&) {
            return [this] { Q_EMIT changed(); };
        }
    });
}

void UnsavedResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &UnsavedResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_rest, &QTimer::timeout, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui
