// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/lint_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QStackedLayout;
class QTableView;

namespace fairshare::gui {

/// The findings of lint; choosing one shows its row.
class LintPanel : public QWidget {
    Q_OBJECT

public:
    LintPanel(const Document& document, const LintResults& results, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

Q_SIGNALS:
    void nodeChosen(fairshare::NodeRow node);

private:
    void refresh();

    const Document& m_document;
    const LintResults& m_results;
    LintModel m_model;
    QStackedLayout* m_pages;
    QTableView* m_table;
    QLabel* m_note; ///< where there are no findings
};

} // namespace fairshare::gui
