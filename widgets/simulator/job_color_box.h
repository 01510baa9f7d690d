// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"

#include <QComboBox>

#include <string>

namespace fairshare::gui {

/// Chooses what the color of a job means, one of JobColorChoices. Until the user chooses, uses the property
/// that best distinguishes the jobs of the run.
class JobColorBox : public QComboBox {
public:
    explicit JobColorBox(QWidget* parent = nullptr);

    std::string choice() const { return currentData().toString().toStdString(); }
    bool isChosen() const { return m_isChosen; }
    void choose(const std::string& choice);
    void follow(const SampledRun& sampled);

private:
    bool m_isChosen = false;
};

} // namespace fairshare::gui
