// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/table/text_table_model.h"
#include "widgets/theme/theme.h"
#include "widgets/weights/job_model.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace fairshare::gui {

class JobTable;

/// The jobs of the queue as a table with bars for their terms. Further tabs list neighbors in the queue that
/// changed order between the old and the new weights, and who holds the first places.
class WeightsJobs : public QWidget {
    Q_OBJECT

public:
    explicit WeightsJobs(QWidget* parent = nullptr);

    JobTable& table() const { return *m_table; }
    const TextTableModel& flips() const { return m_flips; }
    const TextTableModel& firstPlaces() const { return m_firstPlaces; }
    void setFigures(const QueueFiguresPtr& figures);
    void setTheme(const Theme& theme);
    /// Copies rows of the list with keyboard focus. @return whether a list has it
    bool copy(bool withHeaders);
    /// Data of the list with keyboard focus; nothing if none has it.
    std::optional<ViewPage::DataMaker> data() const;
    /// The jobs, the reversed neighbors if there are old weights, and the first places.
    std::vector<ViewPage::Part> parts() const;

Q_SIGNALS:
    void refused(const fairshare::Error& error);

private:
    QWidget* createJobs();
    QTableView* createList(TextTableModel& model, const QString& name, const QString& title);
    /// Fills the lists only while they are visible.
    void refreshLists();

    JobModel m_model;
    TextTableModel m_flips;
    TextTableModel m_firstPlaces;
    QueueFiguresPtr m_figures;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    JobTable* m_table;
    QLabel* m_legend;
    std::vector<QTableView*> m_lists;
};

} // namespace fairshare::gui
