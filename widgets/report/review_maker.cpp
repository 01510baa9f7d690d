// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/review_maker.h"

#include "widgets/report/report_sources.h"

#include "core/base/files/files.h"
#include "core/scenario/scenario.h"
#include "core/workspace/anonymization.h"

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

/// Progress when the figures are computed, and when the pages are painted.
constexpr double ComputedPart = 0.5;
constexpr double PaintedPart = 0.95;

void anonymize(ReviewQuestion& question)
{
    std::vector<Scenario> sides{*question.now};
    if (question.baseline)
        sides.push_back(*question.baseline);
    sides = anonymized(sides);
    question.now = std::make_shared<const Scenario>(std::move(sides.front()));
    if (question.baseline)
        question.baseline = std::make_shared<const Scenario>(std::move(sides.back()));
}

Result<Review> made(ReviewOrder order, const Progress& progress)
{
    order.question.origin.sources = reviewSources(order.files, progress);
    order.question.origin.baselineSources = reviewSources(order.baselineFiles, progress);
    if (order.anonymize) {
        anonymize(order.question);
        hideFileNames(order.question.origin);
    }
    return makeReview(order.question, progress);
}

Error reviewOutOfMemory(const QString& path)
{
    return {ErrorCode::TooLarge, ReviewMaker::tr("not enough memory for this review").toStdString(), {},
        path.toStdString()};
}

} // namespace

ReviewMaker::ReviewMaker(QObject* parent)
    : QObject(parent)
{
    constexpr int LooksEvery = 100; // ms
    m_look.setInterval(LooksEvery);
    connect(&m_look, &QTimer::timeout, this, &ReviewMaker::progressed);
    connect(&m_task, &BackgroundTask::outOfResources, this, [this] { fail(reviewOutOfMemory(m_path)); });
}

ReviewMaker::~ReviewMaker() = default;

void ReviewMaker::start(ReviewOrder order)
{
    cancel();
    m_path = order.path;
    m_form = order.form;
    m_isWriting = false;
    const std::uint64_t number = ++m_number;
    auto work = [this, number, order = std::move(order)](
                    const Progress& progress) -> BackgroundTask::Completion {
        auto review = std::make_shared<Result<Review>>(made(order, progress));
        return [this, number, review] {
            if (!*review) {
                Error error = std::move(review->error());
                error.file = m_path.toStdString();
                fail(error);
                return;
            }
            m_file = std::make_unique<ReportFile>(std::move(**review), m_form);
            Q_EMIT progressed();
            QTimer::singleShot(0, this, [this, number] {
                if (number == m_number)
                    paintNext();
            });
        };
    };
    m_task.start(tr("Creating the policy review"), std::move(work));
    m_look.start();
    Q_EMIT progressed();
}

void ReviewMaker::cancel()
{
    ++m_number;
    if (!isBusy())
        return;
    m_task.cancel();
    end();
}

double ReviewMaker::fraction() const
{
    if (m_file)
        return ComputedPart + (PaintedPart - ComputedPart) * m_file->done() / std::max(1, m_file->count());
    if (m_isWriting)
        return PaintedPart;
    return ComputedPart * m_task.fraction();
}

void ReviewMaker::paintNext()
{
    try {
        if (!m_file->isComplete()) {
            m_file->next();
            Q_EMIT progressed();
            const std::uint64_t number = m_number;
            QTimer::singleShot(0, this, [this, number] {
                if (number == m_number)
                    paintNext();
            });
            return;
        }
        std::string bytes = m_file->finish();
        m_file.reset();
        if (bytes.empty())
            fail(reviewOutOfMemory(m_path));
        else
            write(std::move(bytes));
    } catch (const std::bad_alloc&) {
        m_file.reset();
        fail(reviewOutOfMemory(m_path));
    }
}

void ReviewMaker::write(std::string bytes)
{
    m_isWriting = true;
    m_task.start(tr("Writing the policy review"),
        [this, path = m_path, bytes = std::move(bytes)](
            const Progress& progress) -> BackgroundTask::Completion {
            const auto done = progress.cancelled() ? Result<void>() : writeFile(path.toStdString(), bytes);
            return [this, path, done] {
                if (!done) {
                    fail(done.error());
                    return;
                }
                end();
                Q_EMIT written(path);
            };
        });
}

void ReviewMaker::fail(const Error& error)
{
    end();
    if (error.code != ErrorCode::Cancelled)
        Q_EMIT failed(error);
}

void ReviewMaker::end()
{
    m_look.stop();
    m_file.reset();
    m_isWriting = false;
    Q_EMIT ended();
}

} // namespace fairshare::gui
