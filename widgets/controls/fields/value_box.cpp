// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/value_box.h"

#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>

#include <algorithm>

namespace fairshare::gui {

ValueBox::ValueBox(QWidget* parent)
    : QAbstractSpinBox(parent)
{
    setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    setAccelerated(true);
    connect(this, &QAbstractSpinBox::editingFinished, this, &ValueBox::commit);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        if (m_refused) {
            setRefused(false);
            Q_EMIT restored();
        }
    });
}

void ValueBox::setShown(const QString& text)
{
    const bool typing = lineEdit()->isModified() && hasFocus();
    m_shown = text;
    if (typing || m_refused)
        return;
    if (lineEdit()->text() != text) {
        lineEdit()->setText(text);
        updateGeometry();
    }
    update(); // the possible steps may have changed
}

void ValueBox::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

void ValueBox::setSteppable(bool steppable)
{
    m_steppable = steppable;
    update();
}

void ValueBox::commit()
{
    if (m_refused || lineEdit()->text() == m_shown) {
        lineEdit()->setModified(false);
        return;
    }
    lineEdit()->setModified(false);
    Q_EMIT typed(lineEdit()->text());
}

void ValueBox::restore()
{
    setRefused(false);
    lineEdit()->setText(m_shown);
    lineEdit()->setModified(false);
    selectAll();
    Q_EMIT restored();
}

QAbstractSpinBox::StepEnabled ValueBox::stepEnabled() const
{
    return m_steppable && !isReadOnly() ? StepEnabled(StepUpEnabled | StepDownEnabled)
                                        : StepEnabled(StepNone);
}

bool ValueBox::event(QEvent* event)
{
    // Accepted input is undone by the window's history, not by the field.
    if (event->type() == QEvent::ShortcutOverride && !lineEdit()->isModified()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QAbstractSpinBox::event(event);
}

void ValueBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && lineEdit()->text() != m_shown)
        restore();
    else
        QAbstractSpinBox::keyPressEvent(event);
}

void ValueBox::wheelEvent(QWheelEvent* event)
{
    // Scrolling past must not change the value.
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

void ValueBox::paintEvent(QPaintEvent* event)
{
    QAbstractSpinBox::paintEvent(event);
    if (!m_refused)
        return;
    QPainter painter(this);
    painter.setPen(themeOf(palette()).color(Role::Error));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.drawRect(rect().adjusted(1, 1, -2, -2));
}

QSize ValueBox::sizeHint() const
{
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const int least = fontMetrics().horizontalAdvance(QLatin1String("000000"));
    const QSize text(std::max(least, fontMetrics().horizontalAdvance(m_shown) + 4), fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QSize ValueBox::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QLatin1String("000000000")), sizeHint().height()};
}

} // namespace fairshare::gui
