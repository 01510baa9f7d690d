// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <string>

namespace fairshare::gui {

/// Chooses what the color of a job means, ColorPerJob or one of JobColorChoices.
class JobColorBox : public QComboBox {
public:
    explicit JobColorBox(QWidget* parent = nullptr);

    std::string choice() const { return currentData().toString().toStdString(); }
    void choose(const std::string& choice);
};

} // namespace fairshare::gui
