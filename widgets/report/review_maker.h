// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/report/report_file.h"
#include "widgets/work/files/file_digest.h"
#include "widgets/work/tasks/background_task.h"

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/report/review/review.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// A request for a review.
struct ReviewOrder {
    ReviewQuestion question; ///< its files have no digests yet
    std::vector<ReadFile> files{}; ///< of the reviewed scenario
    std::vector<ReadFile> baselineFiles{};
    bool anonymize = false;
    ReportForm form{};
    QString path; ///< of the file to write
};

/// Creates reviews, one at a time. Computes figures and writes the file in the background. Paints in the
/// window's thread, one page at a time.
class ReviewMaker : public QObject {
    Q_OBJECT

public:
    explicit ReviewMaker(QObject* parent = nullptr);
    ~ReviewMaker() override;

    /// Starts a review and cancels the one in progress.
    void start(ReviewOrder order);
    void cancel();
    bool isBusy() const { return m_task.isRunning() || m_file != nullptr; }
    /// 0 to 1.
    double fraction() const;

Q_SIGNALS:
    /// The progress changed.
    void progressed();
    void written(const QString& path);
    void failed(const fairshare::Error& error);
    /// The review was written, failed or was canceled.
    void ended();

private:
    void paintNext();
    void write(std::string bytes);
    void fail(const Error& error);
    void end();

    BackgroundTask m_task;
    QTimer m_look; ///< polls the progress of the task, which has no signal for it
    std::unique_ptr<ReportFile> m_file; ///< while its pages are painted
    ReportForm m_form;
    QString m_path;
    std::uint64_t m_number = 0; ///< number of the order, to recognize steps of an earlier one
    bool m_isWriting = false;
};

} // namespace fairshare::gui
