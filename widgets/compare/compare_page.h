// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_finder.h"
#include "widgets/compare/comparison_model.h"
#include "widgets/compare/comparison_table.h"
#include "widgets/compare/variant_table.h"
#include "widgets/page/view_page.h"
#include "widgets/work/results/comparison_results.h"

class QComboBox;
class QHBoxLayout;
class QStackedWidget;

namespace fairshare::gui {

class CompareCharts;
class CompareLayout;
class WorkStrip;

/// The Compare view: effect of an algorithm on users, compared with the baseline or another algorithm.
class ComparePage : public ViewPage {
    Q_OBJECT

public:
    explicit ComparePage(const ViewSources& sources, QWidget* parent = nullptr);
    ~ComparePage() override;

    ComparisonTable& table() const { return *m_table; }
    ComparisonResults& comparison() { return m_comparison; }
    VariantTable& variantTable() const { return *m_variantTable; }
    VariantResults& variants() { return m_variants; }
    /// Whether all variants are compared side by side instead of all algorithms.
    bool showsVariants() const;
    void setShowsVariants(bool shown);
    CompareCharts& charts() const { return *m_charts; }
    void offerCommands(const Actions& actions) override;
    /// Variants are not searched.
    Finder* finder() override { return showsVariants() ? nullptr : &m_finder; }
    void setAlgorithm(const QString& id) override;
    void setTheme(const Theme& theme) override;
    void copy(bool withHeaders) override;
    void showCard() override;
    void waitUntilReady() override;
    /// The output of `fairshare compare --format csv`.
    DataMaker data() const override;
    void adopt(const ComparePage& shown);
    QTableView* mainTable() const override;
    std::vector<Part> parts() const override;
    QStringList tableCommand(const QString& part, const CommandFiles& files) const override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createLayout();
    QWidget* createTable();
    QWidget* createTableHead();
    void listAgainst();
    DataMaker tableData() const;
    void watch(bool watched);
    void refresh();
    /// Says that figures are on their way while there is nothing to look at.
    void refreshWait();

    ComparisonResults m_comparison;
    ComparisonModel m_model;
    VariantResults m_variants;
    VariantModel m_variantModel;
    ComparisonTable* m_table;
    VariantTable* m_variantTable;
    ComparisonFinder m_finder;
    QStackedWidget* m_tables = nullptr;
    CompareCharts* m_charts;
    CompareLayout* m_layout = nullptr;
    QHBoxLayout* m_controls = nullptr;
    WorkStrip* m_wait;
    QComboBox* m_what = nullptr;
    QList<QWidget*> m_ofAlgorithms; ///< controls needed only for algorithms
    QComboBox* m_against = nullptr;
    QComboBox* m_grouping = nullptr;
};

} // namespace fairshare::gui
