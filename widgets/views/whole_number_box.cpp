// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/whole_number_box.h"

#include <QToolTip>

namespace fairshare::gui {
namespace {

bool hasSign(const QString& text)
{
    return text.contains(QLatin1Char('.')) || text.contains(QLatin1Char(','));
}

} // namespace

QValidator::State WholeNumberBox::validate(QString& text, int& position) const
{
    if (hasSign(text) && text != specialValueText())
        return QValidator::Intermediate;
    return QSpinBox::validate(text, position);
}

void WholeNumberBox::fixup(QString& text) const
{
    if (!hasSign(text))
        return QSpinBox::fixup(text);
    m_refusal = tr("%1 is not a whole number, so %2 stays").arg(text, textFromValue(value()));
    QToolTip::showText(mapToGlobal(rect().bottomLeft()), m_refusal);
}

} // namespace fairshare::gui
