// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"
#include "widgets/work/results/lint_results.h"

namespace fairshare::gui {

/// The lint findings as a table: where, what, and what to do.
class LintModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Where, Message, Suggestion, ColumnCount };

    LintModel(const Document& document, const LintResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;

    NodeRow nodeAt(const QModelIndex& index) const;

protected:
    QVariant cellData(int row, int column, int role) const override;

private:
    const Finding& finding(int row) const { return (*m_results.findings())[static_cast<std::size_t>(row)]; }

    const Document& m_document;
    const LintResults& m_results;
};

} // namespace fairshare::gui
