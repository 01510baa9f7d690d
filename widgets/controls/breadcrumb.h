// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/flow_layout.h"

#include "core/tree/node_row.h"

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// Path from the root to an account; each level is a button.
class Breadcrumb : public FlowRow {
    Q_OBJECT

public:
    explicit Breadcrumb(QWidget* parent = nullptr);

    void setWay(const ShareTree& tree, NodeRow row);

Q_SIGNALS:
    void chosen(fairshare::NodeRow row);

private:
    void add(QWidget* part);
    void addStep(const QString& name, NodeRow row, bool here);
};

} // namespace fairshare::gui
