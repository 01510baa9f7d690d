// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/weights/job_model.h"

#include "core/base/result.h"

#include <QTableView>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// Table of pending jobs. The selection survives every change of the order.
class JobTable : public QTableView {
    Q_OBJECT

public:
    explicit JobTable(JobModel& model, QWidget* parent = nullptr);

    /// Returns the selected jobs in the order in which they were selected; the current one is last.
    const std::vector<std::uint32_t>& selected() const { return m_selected; }
    std::optional<std::uint32_t> current() const;
    void select(std::uint32_t job);
    /// Replaces the selection; the last job becomes the current one. Emits selectedChanged as a click does.
    void selectJobs(std::vector<std::uint32_t> jobs);
    /// Goes to the first hit in row order.
    /// @param only hides all other jobs
    void showFound(std::vector<std::uint32_t> hits, bool only);
    void findNext(bool backwards);
    void setTheme(const Theme& theme);
    void copySelection(bool withHeaders);
    void showCard();

Q_SIGNALS:
    void selectedChanged();
    /// The selection could not be copied to the clipboard.
    void refused(const fairshare::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void takeSelection();
    void restore();
    void showSelected();
    int neededWidth(int column) const;
    void fitColumns();

    JobModel& m_model;
    std::vector<std::uint32_t> m_selected;
    std::vector<std::uint32_t> m_hits;
    int m_scrolled = -1; ///< scroll position while the model is reset
    bool m_restoring = false;
};

} // namespace fairshare::gui
