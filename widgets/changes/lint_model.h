// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/lint_results.h"

#include <QAbstractTableModel>

namespace fairshare::gui {

/// The lint findings as a table: where, what, and what to do.
class LintModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Where, Message, Suggestion, ColumnCount };

    LintModel(const Document& document, const LintResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    NodeRow nodeAt(const QModelIndex& index) const;

private:
    const Finding& finding(const QModelIndex& index) const;

    const Document& m_document;
    const LintResults& m_results;
};

} // namespace fairshare::gui
