// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/weight_edit.h"

#include "core/base/numbers.h"

#include <limits>
#include <utility>

namespace fairshare::gui {

WeightEdit::WeightEdit(QWidget* parent)
    : QLineEdit(parent)
    , m_theme(themeOf(palette()))
{
    setText(QString::number(m_weight));
    setAccessibleName(QStringLiteral("PriorityWeightFairshare"));
    setAlignment(Qt::AlignRight);
    setMaxLength(std::numeric_limits<std::uint32_t>::digits10 + 1);
    setToolTip(tr("Fairshare weight in job priority, 0 to 4294967295"));
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00 000 000")));
    connect(this, &QLineEdit::textChanged, this, &WeightEdit::take);
}

void WeightEdit::setTheme(const Theme& theme)
{
    m_theme = theme;
    take();
}

void WeightEdit::take()
{
    const auto weight = parseUnsigned(text().toStdString());
    const bool usable = weight && *weight <= std::numeric_limits<std::uint32_t>::max();
    // Widgets are notified of a new theme later than this.
    QPalette colors = m_theme.palette();
    if (!usable)
        colors.setColor(QPalette::Text, m_theme.color(Role::Error));
    setPalette(colors);
    if (usable && std::exchange(m_weight, static_cast<std::uint32_t>(*weight)) != *weight)
        Q_EMIT weightChanged(m_weight);
}

} // namespace fairshare::gui
