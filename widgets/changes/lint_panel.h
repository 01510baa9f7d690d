// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/changes/lint_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>

#include <array>

class QLabel;
class QStackedLayout;
class QTableView;

namespace fairshare::gui {

/// The lint findings. Selecting one shows its row.
class LintPanel : public QWidget {
    Q_OBJECT

public:
    LintPanel(const Document& document, const LintResults& results, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

Q_SIGNALS:
    void nodeChosen(fairshare::NodeRow node);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    /// Measures the natural column widths for new findings.
    void measure();
    int longest(int column) const;
    void fitColumns();

    const Document& m_document;
    const LintResults& m_results;
    LintModel m_model;
    QStackedLayout* m_pages;
    QTableView* m_table;
    std::array<int, LintModel::ColumnCount> m_longest{}; ///< natural widths; 0 before there are findings
    QLabel* m_note; ///< shown if there are no findings
};

} // namespace fairshare::gui
