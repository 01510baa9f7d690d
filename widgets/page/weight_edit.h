// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include "core/analysis/compare/factor_spread.h"

#include <QLineEdit>

#include <cstdint>

namespace fairshare::gui {

/// Edits PriorityWeightFairshare, 0 to 4294967295. A text that is not a weight is colored as refused, and the
/// last weight stays in effect.
class WeightEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit WeightEdit(QWidget* parent = nullptr);

    std::uint32_t weight() const { return m_weight; }
    void setWeight(std::uint32_t weight) { setText(QString::number(weight)); }
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void weightChanged(std::uint32_t weight);

private:
    void take();

    Theme m_theme;
    std::uint32_t m_weight = DefaultFairshareWeight;
};

} // namespace fairshare::gui
