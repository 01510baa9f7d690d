// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/autosave.h"

#include <utility>

namespace fairshare::gui {

Autosave::Autosave(Document& document, QString folder, Origin origin, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_origin(std::move(origin))
{
    m_rest.setSingleShot(true);
    m_longest.setSingleShot(true);
    setDelays({});
    connect(&m_rest, &QTimer::timeout, this, &Autosave::keep);
    connect(&m_longest, &QTimer::timeout, this, &Autosave::keep);
    connect(&document, &Document::stateChanged, this, &Autosave::onStateChanged);
    connect(&document, &Document::baselineChanged, this, [this] {
        m_kept.reset(); // the file also contains the baseline
        onStateChanged();
    });
}

void Autosave::setDelays(const Delays& delays)
{
    m_rest.setInterval(delays.rest);
    m_longest.setInterval(delays.longest);
}

void Autosave::adopt(std::shared_ptr<UnsavedFile> file)
{
    retire();
    m_file = std::move(file);
    onStateChanged();
}

void Autosave::finish()
{
    m_finished = true;
    m_rest.stop();
    m_longest.stop();
    retire();
}

void Autosave::onStateChanged()
{
    if (m_finished)
        return;
    if (!hasWork()) {
        m_rest.stop();
        m_longest.stop();
        retire();
        return;
    }
    if (m_document.scenario() == m_kept)
        return;
    m_rest.start();
    if (!m_longest.isActive())
        m_longest.start();
}

void Autosave::keep()
{
    m_rest.stop();
    m_longest.stop();
    if (!hasWork() || m_document.scenario() == m_kept)
        return;
    if (m_work.isBusy()) { // on a slow disk, copies are written one after another, never two at once
        m_rest.start();
        return;
    }
    m_kept = m_document.scenario();
    if (!m_file)
        m_file = std::make_shared<UnsavedFile>(m_folder);
    WorkOrigin origin = m_origin();
    origin.time = QDateTime::currentDateTime();
    request([file = m_file, origin = std::move(origin), scenario = m_kept] {
        return file->write(origin, *scenario);
    });
}

void Autosave::retire()
{
    m_kept.reset();
    if (!m_file)
        return;
    m_gone.push_back(std::move(m_file));
    m_file.reset();
    request([] { return Result<void>(); });
}

void Autosave::request(std::function<Result<void>()> job)
{
    // A request without an answer was replaced by a later one that removes at least the same files.
    m_work.request([this, gone = m_gone, job = std::move(job)](const Progress&) -> LatestWork::Answer {
        for (const auto& file : gone)
            file->remove();
        return [this, removed = gone.size(), kept = job()] { onDone(removed, kept); };
    });
}

void Autosave::onDone(std::size_t removed, const Result<void>& kept)
{
    m_gone.erase(m_gone.begin(), m_gone.begin() + static_cast<std::ptrdiff_t>(removed));
    if (kept)
        return;
    m_kept.reset();
    if (hasWork() && !m_finished)
        m_longest.start();
    if (!std::exchange(m_told, true))
        Q_EMIT failed(QString::fromStdString(kept.error().message));
}

} // namespace fairshare::gui
