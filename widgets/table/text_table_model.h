// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"

#include "core/report/table_text.h"

namespace fairshare::gui {

/// Shows a text table from the core unchanged.
class TextTableModel : public ColumnModel {
    Q_OBJECT

public:
    using ColumnModel::ColumnModel;

    void setTable(TextTable table);
    const TextTable& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    TextTable m_table;
};

} // namespace fairshare::gui
