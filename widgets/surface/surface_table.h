// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/surface/surface_model.h"
#include "widgets/table/user_list_table.h"

namespace fairshare::gui {

/// Table of the users on the factor surface F.
class SurfaceTable : public UserListTable {
    Q_OBJECT

public:
    SurfaceTable(Document& document, SurfaceModel& model, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns() override;

    SurfaceModel& m_model;
};

} // namespace fairshare::gui
