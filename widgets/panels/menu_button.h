// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fairshare::gui {

/// A button with a text that opens a menu. Its arrow has a place of its own beside the text, which styles
/// paint it over.
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
