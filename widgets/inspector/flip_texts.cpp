// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/flip_texts.h"

#include "widgets/inspector/flip_panel.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include <cmath>

namespace fairshare::gui {

QString amountText(const Flip& flip)
{
    if (!flip.hasPercentage())
        return {};
    return (flip.to < flip.from ? QString(QChar(0x2212)) : QStringLiteral("+"))
        + NumberText().percent(flip.relativeChange);
}

QString changeText(const Flip& flip)
{
    const NumberText numbers;
    if (flip.field == FlipField::Shares)
        return QStringLiteral("%1 → %2").arg(numbers.shares(static_cast<std::uint32_t>(flip.from)),
            numbers.shares(static_cast<std::uint32_t>(flip.to)));
    const bool less = flip.to < flip.from;
    return FlipPanel::tr("%1%2 TRES-h")
        .arg(less ? QString(QChar(0x2212)) : QStringLiteral("+"),
            numbers.usage(std::abs(flip.to - flip.from)));
}

QString flipCard(const QString& exact, const Flip& flip)
{
    QStringList lines{exact};
    if (flip.field == FlipField::Usage)
        lines << changeText(flip);
    if (const QString amount = amountText(flip); !amount.isEmpty())
        lines.back() += QStringLiteral(" (%1)").arg(amount);
    for (QString& line : lines)
        line = cardParagraph(line);
    return lines.join(QString());
}

} // namespace fairshare::gui
