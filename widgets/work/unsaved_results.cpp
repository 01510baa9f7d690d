// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/unsaved_results.h"

#include <QEventLoop>

#include <new>

namespace fairshare::gui {
namespace {

/// The figures come first.
constexpr int RestMilliseconds = 150;

} // namespace

UnsavedResults::UnsavedResults(const Document& document, QObject* parent)
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
            return [this, found = unsavedChanges(*stored, *now)] {
                m_changes = found;
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
