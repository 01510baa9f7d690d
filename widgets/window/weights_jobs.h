// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/job_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;

namespace fairshare::gui {

class JobTable;

/// The jobs of the queue as a table with the bars of their terms, below a list of what the colors mean.
class WeightsJobs : public QWidget {
    Q_OBJECT

public:
    explicit WeightsJobs(QWidget* parent = nullptr);

    JobTable& table() const { return *m_table; }
    void setFigures(const QueueFiguresPtr& figures) { m_model.setFigures(figures); }
    void setTheme(const Theme& theme);

private:
    JobModel m_model;
    JobTable* m_table;
    QLabel* m_legend;
};

} // namespace fairshare::gui
