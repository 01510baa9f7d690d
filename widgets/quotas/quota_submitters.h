// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/work/results/submitter_results.h"

#include "core/fairshare/parameter.h"

#include <vector>

class QLabel;

namespace fairshare::gui {

class ChartPanel;
class FigureTable;
class ParameterForm;
class PlotWidget;

/// The submitters of the chosen groups: their priorities, and their part of the cores that their group may
/// use. Shows where the figures of one submitter come from, and all groups as bars.
class QuotaSubmitters : public QWidget {
    Q_OBJECT

public:
    QuotaSubmitters(const ViewSources& sources, QuotaResults& quotas, QWidget* parent = nullptr);

    PlotWidget& plot() const;
    FigureTable& table() const { return *m_table; }
    /// The answer about the submitters; "" before the first picture.
    QString sentence() const;
    /// Shows the submitters of these groups and of all groups below them; empty: of all groups.
    void setGroups(std::vector<QuotaRow> groups);
    const ParameterValues& values() const;
    void setValues(const ParameterValues& values);
    void offerCommands(const Actions& actions);
    void setAlgorithm(const QString& id);
    void setTheme(const Theme& theme);
    void waitUntilReady();
    /// Data of all submitters, regardless of the chosen groups; null while there are none.
    ViewPage::DataMaker data() const;

Q_SIGNALS:
    void sentenceChanged();
    void refused(const fairshare::Error& error);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createControls();
    QWidget* createList();
    void follow();
    void showRows();
    void showReasons();
    bool isChosen(QuotaRow group) const;

    QuotaResults& m_quotas;
    SubmitterResults m_results;
    ParameterForm* m_form = nullptr;
    FigureTable* m_table = nullptr;
    QLabel* m_reasons = nullptr;
    ChartPanel* m_chart = nullptr;
    std::vector<QuotaRow> m_groups; ///< chosen, ascending
    std::vector<std::uint32_t> m_places; ///< index in the division, by table row
};

} // namespace fairshare::gui
