// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/job_model.h"
#include "widgets/models/text_table_model.h"
#include "widgets/theme/theme.h"
#include "widgets/window/view_page.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace fairshare::gui {

class JobTable;

/// The jobs of the queue as a table with the bars of their terms; behind it, who passed whom between the old
/// weights and the new ones, and who holds the first places.
class WeightsJobs : public QWidget {
    Q_OBJECT

public:
    explicit WeightsJobs(QWidget* parent = nullptr);

    JobTable& table() const { return *m_table; }
    const TextTableModel& flips() const { return m_flips; }
    const TextTableModel& firstPlaces() const { return m_firstPlaces; }
    void setFigures(const QueueFiguresPtr& figures);
    void setTheme(const Theme& theme);
    /// The rows of the list that has the keyboard. @return whether one has it
    bool copy(bool withHeaders);
    /// What the list that has the keyboard shows; nothing where none has it.
    std::optional<ViewPage::DataMaker> data() const;
    /// The jobs, and where there are old weights who changed order and who holds the first places.
    std::vector<ViewPage::Part> parts() const;

Q_SIGNALS:
    void refused(const fairshare::Error& error);

private:
    QWidget* createJobs();
    QTableView* createList(TextTableModel& model, const QString& name, const QString& title);
    /// Lists are made when they are looked at.
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
