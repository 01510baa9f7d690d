// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/whole_number_box.h"

#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

/// True if the text contains characters of a number, even if it is not a number yet.
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
    setKeyboardTracking(false);
    const auto forget = [this] {
        if (hasAcceptableInput())
            setRefusal({});
    };
    connect(lineEdit(), &QLineEdit::textEdited, this, forget);
    connect(this, &QSpinBox::valueChanged, this, forget);
}

QString WholeNumberBox::textFromValue(int value) const
{
    return isGroupSeparatorShown() && value >= 0 ? NumberText().count(static_cast<std::uint64_t>(value))
                                                 : QSpinBox::textFromValue(value);
}

int WholeNumberBox::valueFromText(const QString& text) const
{
    if (isSpecial(text))
        return minimum();
    const auto number = wholeNumber(text);
    return number && *number >= minimum() && *number <= maximum() ? static_cast<int>(*number)
                                                                  : QSpinBox::valueFromText(text);
}

bool WholeNumberBox::isSpecial(const QString& text) const
{
    return !specialValueText().isEmpty() && text == specialValueText();
}

std::optional<qlonglong> WholeNumberBox::wholeNumber(const QString& text) const
{
    bool isWhole = false;
    // Accept digit groups only in the correct positions.
    qlonglong number = locale().toLongLong(text, &isWhole);
    if (const QString ungrouped = QString(text).remove(QChar(0x2009));
        !isWhole && ungrouped.size() < text.size()) {
        number = locale().toLongLong(ungrouped, &isWhole);
        isWhole = isWhole && number >= 0 && textFromValue(static_cast<int>(number)) == text;
    }
    return isWhole ? std::optional(number) : std::nullopt;
}

QValidator::State WholeNumberBox::validate(QString& text, int& position) const
{
    if (isSpecial(text))
        return QValidator::Acceptable; // QSpinBox accepts only numbers here
    if (const auto number = wholeNumber(text))
        return *number >= minimum() && *number <= maximum() ? QValidator::Acceptable
                                                            : QValidator::Intermediate;
    if (hasSign(text))
        return QValidator::Intermediate;
    return QSpinBox::validate(text, position);
}

void WholeNumberBox::fixup(QString& text) const
{
    m_rejected = text;
}

bool WholeNumberBox::event(QEvent* event)
{
    // If nothing is being typed, undo belongs to the window.
    if (event->type() == QEvent::ShortcutOverride && lineEdit()->text() == valueText()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    ++m_busy;
    const bool handled = QSpinBox::event(event);
    --m_busy;
    keepRejected();
    // If the handler of a step sets the range, the base class forgets that an arrow is pressed, but its timer
    // runs on and blocks the arrow keys. Setting the range stops the timer.
    if (event->type() == QEvent::MouseButtonRelease && lineEdit()->text() == valueText())
        setRange(minimum(), maximum());
    return handled;
}

void WholeNumberBox::keepRejected()
{
    if (!m_rejected || m_busy > 0)
        return;
    lineEdit()->setText(*std::exchange(m_rejected, std::nullopt));
    if (hasFocus())
        selectAll();
    setRefusal(
        tr("Enter a whole number from %1 to %2").arg(textFromValue(minimum()), textFromValue(maximum())));
    if (isVisible())
        QToolTip::showText(mapToGlobal(rect().bottomLeft()), m_refusal);
}

void WholeNumberBox::setRefusal(const QString& sentence)
{
    if (m_refusal == sentence)
        return;
    if (m_refusal.isEmpty())
        m_help = toolTip();
    m_refusal = sentence;
    setToolTip(sentence.isEmpty() ? m_help : sentence);
    setAccessibleDescription(sentence);
    if (sentence.isEmpty())
        QToolTip::hideText();
    update();
}

QString WholeNumberBox::valueText() const
{
    const bool special = !specialValueText().isEmpty() && value() == minimum();
    return special ? specialValueText() : textFromValue(value());
}

void WholeNumberBox::restore()
{
    lineEdit()->setText(valueText());
    selectAll();
    setRefusal({});
}

bool WholeNumberBox::settle()
{
    ++m_busy;
    interpretText();
    --m_busy;
    keepRejected();
    if (m_refusal.isEmpty())
        return true;
    setFocus();
    selectAll();
    return false;
}

void WholeNumberBox::stepBy(int steps)
{
    if (!hasAcceptableInput())
        restore();
    QSpinBox::stepBy(steps);
}

void WholeNumberBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && lineEdit()->text() != valueText())
        restore();
    else
        QSpinBox::keyPressEvent(event);
}

void WholeNumberBox::paintEvent(QPaintEvent* event)
{
    QSpinBox::paintEvent(event);
    if (m_refusal.isEmpty())
        return;
    QPainter painter(this);
    painter.setPen(themeOf(palette()).color(Role::Error));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.drawRect(rect().adjusted(1, 1, -2, -2));
}

} // namespace fairshare::gui
