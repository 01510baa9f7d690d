// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/variant_model.h"
#include "widgets/table/user_list_table.h"

namespace fairshare::gui {

/// The table of all variants.
class VariantTable : public UserListTable {
    Q_OBJECT

public:
    VariantTable(Document& document, VariantModel& model, QWidget* parent = nullptr);

    VariantModel& variantModel() const { return m_model; }

private:
    void fitColumns() override;

    VariantModel& m_model;
};

} // namespace fairshare::gui
