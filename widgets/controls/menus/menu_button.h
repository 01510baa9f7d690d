// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fairshare::gui {

/// A button with text that opens a menu. It reserves room for the arrow, which some styles would paint over
/// the text.
class MenuButton : public QToolButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QRect textPlace() const;
    QRect arrowPlace() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int pad() const;
};

} // namespace fairshare::gui
