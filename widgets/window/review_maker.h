// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/report/report_file.h"
#include "widgets/work/background_task.h"
#include "widgets/work/file_digest.h"

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/report/review.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace fairshare::gui {

/// What a review is asked for.
struct ReviewOrder {
    ReviewQuestion question; ///< its files have no digests yet
    std::vector<ReadFile> files{}; ///< of what is reviewed
    std::vector<ReadFile> baselineFiles{};
    bool anonymize = false;
    ReportForm form{};
    QString path; ///< to be written
};

/// Makes reviews, one at a time: figures and the file beside the window, pictures in the window's thread but
/// a page at a time.
class ReviewMaker : public QObject {
    Q_OBJECT

public:
    explicit ReviewMaker(QObject* parent = nullptr);
    ~ReviewMaker() override;

    /// Cancels what is being made.
    void start(ReviewOrder order);
    void cancel();
    bool isBusy() const { return m_task.isRunning() || m_file != nullptr; }
    /// 0 to 1.
    double fraction() const;

Q_SIGNALS:
    /// Further than before.
    void progressed();
    void written(const QString& path);
    void failed(const fairshare::Error& error);
    /// Written, failed or cancelled.
    void ended();

private:
    void paintNext();
    void write(std::string bytes);
    void fail(const Error& error);
    void end();

    BackgroundTask m_task;
    QTimer m_look; ///< at how far the task is, which does not tell of itself
    std::unique_ptr<ReportFile> m_file; ///< while its pages are painted
    ReportForm m_form;
    QString m_path;
    std::uint64_t m_number = 0; ///< of the order, so that steps of an earlier one are known
    bool m_isWriting = false;
};

} // namespace fairshare::gui
