// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/value_editor.h"

#include <QPainter>

#include <algorithm>

namespace fairshare::gui {

ValueEditor::ValueEditor(const QModelIndex& cell, QWidget* parent)
    : QLineEdit(parent)
    , m_cell(cell)
{
    setFrame(false);
    setAlignment(Qt::AlignRight);
    setAutoFillBackground(true);
    setTextMargins(1, 0, 2, 0);
    connect(this, &QLineEdit::textChanged, this, &ValueEditor::forgetRefusal);
    connect(this, &QLineEdit::textChanged, this, &ValueEditor::fit);
}

ValueEditor::~ValueEditor()
{
    delete m_label;
}

void ValueEditor::setRemark(const QString& remark)
{
    m_remark = remark;
    if (!isVisible() || isRefused())
        return;
    if (remark.isEmpty()) {
        setAccessibleDescription({});
        delete m_label;
    } else {
        showLabel(remark, Role::Text);
    }
}

void ValueEditor::refuse(const QString& sentence)
{
    m_sentence = sentence;
    showLabel(sentence, Role::Error);
    selectAll();
    update();
}

void ValueEditor::showLabel(const QString& sentence, Role role)
{
    if (!m_label) {
        m_label = new QLabel(parentWidget());
        m_label->setObjectName(QStringLiteral("refusal"));
        m_label->setFrameShape(QFrame::Box);
        m_label->setMargin(fontMetrics().horizontalAdvance(QLatin1Char('0')) / 2);
        m_label->setWordWrap(true);
        m_label->setAutoFillBackground(true);
    }
    const Theme theme = themeOf(palette());
    QPalette colors = m_label->palette();
    colors.setColor(QPalette::Window, theme.color(Role::Card));
    colors.setColor(QPalette::WindowText, theme.color(role));
    m_label->setPalette(colors);
    // Views pass their own color roles to their children.
    m_label->setBackgroundRole(QPalette::Window);
    m_label->setForegroundRole(QPalette::WindowText);
    m_label->setText(sentence);
    setAccessibleDescription(sentence);
    m_label->show();
    placeLabel();
}

void ValueEditor::standOver(const QRect& place)
{
    m_place = place;
    fit();
}

void ValueEditor::fit()
{
    const int least = fontMetrics().horizontalAdvance(QLatin1String("00000000"));
    const int typed = fontMetrics().horizontalAdvance(text() + QLatin1Char('0'));
    const QMargins margins = textMargins();
    // A line edit reserves two pixels on each side.
    const int wanted = std::max(least, typed) + margins.left() + margins.right() + 4;
    QRect rect = m_place;
    if (rect.width() < wanted)
        rect.setLeft(std::max(std::min(rect.left(), 0), rect.right() + 1 - wanted));
    if (rect.width() < wanted)
        rect.setWidth(std::min(wanted, std::max(parentWidget()->width(), rect.width())));
    setGeometry(rect);
}

void ValueEditor::placeLabel()
{
    if (!m_label)
        return;
    const QString sentence = m_label->text();
    const int room = parentWidget()->width();
    const int wanted = fontMetrics().horizontalAdvance(sentence) + 4 * m_label->margin() + 4;
    const int width = std::min(wanted, room);
    m_label->setFixedWidth(width);
    m_label->setFixedHeight(m_label->heightForWidth(width));
    const int left = std::clamp(geometry().left(), 0, std::max(0, room - width));
    const bool below = geometry().bottom() + m_label->height() < parentWidget()->height();
    m_label->move(left, below ? geometry().bottom() + 1 : geometry().top() - m_label->height());
    m_label->raise();
}

void ValueEditor::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setPen(themeOf(palette()).color(isRefused() ? Role::Error : Role::Accent));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (isRefused())
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
}

void ValueEditor::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    if (!m_remark.isEmpty())
        showLabel(m_remark, Role::Text);
}

void ValueEditor::moveEvent(QMoveEvent* event)
{
    QLineEdit::moveEvent(event);
    placeLabel();
}

void ValueEditor::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    placeLabel();
}

void ValueEditor::forgetRefusal()
{
    if (m_sentence.isEmpty())
        return;
    m_sentence.clear();
    setAccessibleDescription({});
    delete m_label;
    if (!m_remark.isEmpty())
        showLabel(m_remark, Role::Text);
    update();
}

} // namespace fairshare::gui
