// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/answer_bar.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace fairshare::gui {

AnswerBar::AnswerBar(QWidget* parent)
    : QFrame(parent)
    , m_sentence(new WrappedText(this))
    , m_cause(new QLabel(this))
{
    setObjectName(QStringLiteral("answerBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_sentence->setObjectName(QStringLiteral("answerSentence"));
    m_sentence->setAccessibleName(tr("Answer"));
    QFont bold = font();
    bold.setBold(true);
    m_sentence->setFont(bold);
    m_cause->setObjectName(QStringLiteral("answerCause"));
    m_cause->setTextFormat(Qt::PlainText);
    m_cause->setFont(captionFont(font()));
    m_cause->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_cause->setAccessibleName(tr("Cause"));
    auto* row = new QHBoxLayout(this);
    const int em = fontMetrics().height();
    row->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    row->setSpacing(em);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_cause, 0);
    m_cause->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    arrange();
}

void AnswerBar::setAnswer(const QString& sentence, const QString& cause)
{
    m_sentence->setSentence(sentence);
    m_fullCause = cause;
    arrange();
}

void AnswerBar::arrange()
{
    QPalette muted = m_cause->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        muted.setColor(role, themeOf(palette()).color(Role::Text2));
    m_cause->setPalette(muted);
    const int em = fontMetrics().height();
    const int sentence = m_sentence->naturalWidth();
    const QFontMetrics metrics = m_cause->fontMetrics();
    const int room = width() - sentence - 3 * em;
    const int wanted = metrics.horizontalAdvance(m_fullCause) + 2;
    // A fragment of a word is useless: without room, the cause is only in the tool tip.
    const int given = room < 8 * em ? 0 : std::min(room, wanted);
    m_cause->setVisible(given > 0);
    m_cause->setMinimumWidth(1); // otherwise its text would keep the window wide
    m_cause->setMaximumWidth(std::max(given, 1));
    m_cause->setText(elided(metrics, m_fullCause, Qt::ElideRight, given));
    m_sentence->setToolTip(m_fullCause);
    m_cause->setToolTip(given < wanted ? m_fullCause : QString());
    layout()->activate(); // pictures do not wait for the posted layout request
}

void AnswerBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void AnswerBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_cause != nullptr && !m_fullCause.isEmpty())
        arrange();
}

} // namespace fairshare::gui
