// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/whole_number_box.h"

#include <QLineEdit>
#include <QToolTip>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// Signs of numbers, whether or not they make one yet.
bool hasSign(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) {
        return sign == u'-' || sign == u'+' || sign == u'.' || sign == u',' || sign == QChar(0x2212);
    });
}

} // namespace

WholeNumberBox::WholeNumberBox(QWidget* parent)
    : QSpinBox(parent)
{
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_refusal.clear(); });
}

std::optional<qlonglong> WholeNumberBox::wholeNumber(const QString& text) const
{
    bool isWhole = false;
    // Groups of digits only where they belong.
    const qlonglong number = locale().toLongLong(text, &isWhole);
    return isWhole ? std::optional(number) : std::nullopt;
}

QValidator::State WholeNumberBox::validate(QString& text, int& position) const
{
    if (!specialValueText().isEmpty() && text == specialValueText())
        return QSpinBox::validate(text, position);
    if (const auto number = wholeNumber(text))
        return *number >= minimum() && *number <= maximum() ? QValidator::Acceptable
                                                            : QValidator::Intermediate;
    if (hasSign(text))
        return QValidator::Intermediate;
    return QSpinBox::validate(text, position);
}

void WholeNumberBox::fixup(QString& text) const
{
    const auto number = wholeNumber(text);
    if (!number && !hasSign(text))
        return QSpinBox::fixup(text);
    const QString now = textFromValue(value());
    m_refusal = number ? tr("%1 is not from %2 to %3, so %4 stays")
                             .arg(text, textFromValue(minimum()), textFromValue(maximum()), now)
                       : tr("%1 is not a whole number, so %2 stays").arg(text, now);
    QToolTip::showText(mapToGlobal(rect().bottomLeft()), m_refusal);
}

bool WholeNumberBox::settle()
{
    interpretText();
    if (m_refusal.isEmpty())
        return true;
    m_refusal.clear();
    setFocus();
    selectAll();
    return false;
}

} // namespace fairshare::gui
