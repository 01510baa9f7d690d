// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <QWidget>

class QHBoxLayout;

namespace fairshare::gui {

/// The way from the root to an account, each step a button.
class Breadcrumb : public QWidget {
    Q_OBJECT

public:
    explicit Breadcrumb(QWidget* parent = nullptr);

    void setWay(const ShareTree& tree, NodeRow row);

Q_SIGNALS:
    void chosen(fairshare::NodeRow row);

private:
    void addStep(const QString& name, NodeRow row, bool here);

    QHBoxLayout* m_row;
};

} // namespace fairshare::gui
