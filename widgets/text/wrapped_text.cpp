// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/wrapped_text.h"

#include <QEvent>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int LeastWidth = 8; ///< in em

} // namespace

WrappedText::WrappedText(QWidget* parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrappedText::setSentence(const QString& sentence)
{
    if (sentence == m_sentence)
        return;
    m_sentence = sentence;
    setPlainText(sentence);
    updateGeometry();
}

int WrappedText::naturalWidth() const
{
    return fontMetrics().horizontalAdvance(m_sentence) + 2;
}

int WrappedText::heightForWidth(int width) const
{
    QTextLayout layout(m_sentence, font());
    QTextOption option;
    option.setWrapMode(wordWrapMode());
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1));
        height += line.height();
    }
    layout.endLayout();
    return std::max(fontMetrics().height(), static_cast<int>(std::ceil(height)));
}

QSize WrappedText::sizeHint() const
{
    return {naturalWidth(), fontMetrics().height()};
}

QSize WrappedText::minimumSizeHint() const
{
    return {LeastWidth * fontMetrics().height(), fontMetrics().height()};
}

void WrappedText::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace fairshare::gui
