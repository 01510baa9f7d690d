// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/scenario_results.h"

#include <QStatusBar>
#include <QStringList>

class QLabel;

namespace fairshare::gui {

/// File and unsaved steps, size, time of the last evaluation, selection.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(const Document& document, const ScenarioResults& results, QWidget* parent = nullptr);

    /// Names of what is selected, the first few, and how many there are.
    void setSelection(const QStringList& names, std::size_t count);
    /// Leaves run times out, which differ from run to run.
    void setTimeShown(bool shown);

private:
    QLabel* addPart();
    void refresh();
    QString fileText() const;
    QString sizeText() const;
    QString timeText() const;

    const Document& m_document;
    const ScenarioResults& m_results;
    bool m_timeShown = true;
    QLabel* m_file;
    QLabel* m_size;
    QLabel* m_time;
    QLabel* m_selection;
};

} // namespace fairshare::gui
