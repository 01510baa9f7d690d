// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/elided_text.h"

#include <QComboBox>
#include <QStyleOptionComboBox>

namespace fairshare::gui {

/// A combo box that elides its current entry instead of cutting it off if there is not enough room.
class ElidedCombo : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override
    {
        QComboBox::initStyleOption(option);
        const int room =
            style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width()
            - 2;
        option->currentText = elided(fontMetrics(), option->currentText, Qt::ElideMiddle, room);
    }
};

} // namespace fairshare::gui
