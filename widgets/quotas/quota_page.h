// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/quotas/group_finder.h"
#include "widgets/quotas/quota_model.h"
#include "widgets/work/results/quota_results.h"

class QStackedWidget;
class QTabBar;

namespace fairshare::gui {

class GroupCommands;
class LinkButton;
class PlotWidget;
class QuotaControls;
class QuotaDay;
class QuotaSteps;
class QuotaSubmitters;
class QuotaTable;

/// The groups of a pool: their allocation under a surplus policy, and the path of each core step by step.
/// Also shows a day of demand, and the order of a group's submitters.
class QuotaPage : public ViewPage {
    Q_OBJECT

public:
    explicit QuotaPage(const ViewSources& sources, QWidget* parent = nullptr);
    ~QuotaPage() override;

    void offerCommands(const Actions& actions) override;
    TableCommands* tableCommands() const override;
    Finder* finder() override { return &m_finder; }
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    AlgorithmUse algorithmUse() const override;
    ViewStatus status() const override;
    QString premise() const override;
    DataMaker data() const override;
    std::vector<Part> parts() const override;
    QStringList tableCommand(const QString& part, const CommandFiles& files) const override;
    void adopt(const QuotaPage& shown);
    QTableView* mainTable() const override;

    QuotaTable& table() const { return *m_table; }
    QuotaControls& controls() const { return *m_controls; }
    QuotaSteps& steps() const { return *m_steps; }
    PlotWidget& flow() const { return *m_flow; }
    QuotaResults& quotaResults() { return m_quotas; }
    QuotaDay& day() const { return *m_day; }
    QuotaSubmitters& submitters() const { return *m_submitters; }
    /// Part shown below the groups.
    enum class Lower { Steps, Day, Submitters };
    void showLower(Lower part);
    Lower lower() const;

private:
    QWidget* createEmptyPart();
    QWidget* createGroupsPart();
    QWidget* createLowerPart();
    void connectParts();
    QString sentence() const;
    void refresh();
    void showFlow();
    DataMaker tableData() const;

    QuotaResults m_quotas;
    QuotaModel m_model;
    QStackedWidget* m_content;
    LinkButton* m_open = nullptr;
    QuotaControls* m_controls;
    QuotaTable* m_table;
    GroupFinder m_finder;
    GroupCommands* m_commands = nullptr; ///< null until the commands are offered
    PlotWidget* m_flow;
    QuotaSteps* m_steps;
    QTabBar* m_tabs;
    QStackedWidget* m_lower;
    QuotaDay* m_day = nullptr;
    QuotaSubmitters* m_submitters = nullptr;
};

} // namespace fairshare::gui
