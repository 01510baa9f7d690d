// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fairshare::gui {

/// A button with a playback symbol, drawn in the text color.
class StepButton : public QToolButton {
    Q_OBJECT

public:
    enum class Sign { First, Back, Play, Pause, Forward, Last };

    explicit StepButton(Sign sign, QWidget* parent = nullptr);

    void setSign(Sign sign);
    Sign sign() const { return m_sign; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
};

} // namespace fairshare::gui
