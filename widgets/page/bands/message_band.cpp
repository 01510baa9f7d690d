// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/message_band.h"

#include "widgets/controls/dialogs/source_excerpt.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace fairshare::gui {
namespace {

constexpr int MostMessageLines = 8;
constexpr qsizetype MostRemarks = 1000;

} // namespace

MessageBand::MessageBand(QWidget* parent)
    : Band(parent)
    , m_icon(new QLabel(this))
    , m_text(new WrappedText(this))
    , m_more(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_details(new QPlainTextEdit(this))
    , m_choices(new QWidget(this))
    , m_firstRow(new QHBoxLayout)
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("messageBand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setAccessibleName(tr("Message"));
    m_more->setObjectName(QStringLiteral("messageMore"));
    m_more->setCheckable(true);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setText(tr("Close"));
    m_details->setReadOnly(true);
    m_details->setObjectName(QStringLiteral("messageDetails"));
    m_details->setAccessibleName(tr("Message details"));
    m_details->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    (new QHBoxLayout(m_choices))->setContentsMargins(0, 0, 0, 0);
    m_firstRow->addWidget(m_icon);
    m_firstRow->addWidget(m_text, 1, Qt::AlignVCenter);
    m_firstRow->addWidget(m_choices);
    m_firstRow->addWidget(m_more);
    m_firstRow->addWidget(m_close);
    const int margin = fontMetrics().height() / 3;
    m_rows->setContentsMargins(2 * margin, margin, margin, margin);
    m_rows->addLayout(m_firstRow);
    m_rows->addWidget(m_details);
    connect(m_more, &QToolButton::toggled, this, &MessageBand::toggleDetails);
    connect(m_close, &QToolButton::clicked, this, &Band::leave);
    hide();
}

QString MessageBand::text() const
{
    return m_text->sentence();
}

void MessageBand::showText(Kind kind, const QString& text, Raised raised)
{
    const int size = fontMetrics().height();
    QIcon symbol = icon(Symbol::Terminal);
    if (kind == Kind::Error)
        symbol = icon(Symbol::Error, Role::Error);
    else if (kind == Kind::Remark)
        symbol = icon(Symbol::Warning, Role::Warning);
    m_icon->setPixmap(symbol.pixmap(QSize(size, size), devicePixelRatioF()));
    m_text->setSentence(text);
    setAccessibleName(text);
    placeChoices();
    appear(raised == Raised::OnCommand || m_keepsKeyboard);
}

QWidget* MessageBand::firstButton() const
{
    return m_choices->layout()->isEmpty() ? m_close : m_choices->layout()->itemAt(0)->widget();
}

void MessageBand::placeChoices()
{
    int wanted = m_rows->contentsMargins().left() + m_rows->contentsMargins().right();
    for (const QWidget* part : std::initializer_list<QWidget*>{m_icon, m_text, m_choices, m_more, m_close})
        wanted += part->isHidden() ? 0 : part->sizeHint().width() + m_firstRow->spacing();
    const bool beside = wanted <= width();
    if (beside == (m_firstRow->indexOf(m_choices) >= 0))
        return;
    if (beside) {
        m_rows->removeWidget(m_choices);
        m_firstRow->insertWidget(m_firstRow->indexOf(m_more), m_choices);
    } else {
        m_firstRow->removeWidget(m_choices);
        m_rows->addWidget(m_choices, 0, Qt::AlignLeft);
    }
}

QSize MessageBand::minimumSizeHint() const
{
    QSize least = Band::minimumSizeHint();
    if (!m_choices->isHidden() && m_firstRow->indexOf(m_choices) >= 0) {
        const QMargins margins = m_rows->contentsMargins();
        const int choices = m_choices->minimumSizeHint().width();
        least.setWidth(std::max(least.width() - choices - m_firstRow->spacing(),
            margins.left() + choices + margins.right() + 2 * frameWidth()));
    }
    return least;
}

void MessageBand::resizeEvent(QResizeEvent* event)
{
    Band::resizeEvent(event);
    placeChoices();
}

void MessageBand::offerDetails(const QString& button, const QString& details)
{
    m_keepsKeyboard = isVisible() && isAncestorOf(QApplication::focusWidget());
    clearChoices();
    m_more->setChecked(false);
    m_details->hide();
    m_more->setText(button);
    m_more->setVisible(!details.isEmpty());
    m_details->setPlainText(details);
    const auto lines = std::min<qsizetype>(MostMessageLines, details.count(QLatin1Char('\n')) + 2);
    m_details->setFixedHeight(
        static_cast<int>(lines) * m_details->fontMetrics().lineSpacing() + fontMetrics().height());
}

void MessageBand::clearChoices()
{
    if (m_keepsKeyboard)
        m_close->setFocus(); // otherwise the focus would leave the band with the button
    while (const QLayoutItem* item = m_choices->layout()->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            // The button may be the sender of the signal that clears the band.
            button->hide();
            button->deleteLater();
        }
        delete item;
    }
    m_choices->hide();
}

void MessageBand::addChoice(const Choice& choice)
{
    auto* button = new QPushButton(choice.text, m_choices);
    button->setObjectName(QLatin1String(choice.name));
    button->setAutoDefault(true); // Return presses it
    connect(button, &QPushButton::clicked, this, [this, act = choice.act, keeps = choice.keepsBand] {
        if (!keeps)
            leave();
        act();
    });
    m_choices->layout()->addWidget(button);
    button->show(); // a hidden button cannot take the focus
}

void MessageBand::addChoices(const std::vector<Choice>& choices)
{
    for (const Choice& choice : choices)
        addChoice(choice);
    QWidget* before = m_text;
    for (QPushButton* button : m_choices->findChildren<QPushButton*>()) {
        setTabOrder(before, button);
        before = button;
    }
    m_choices->setVisible(!choices.empty());
}

void MessageBand::showChoices(
    const QString& text, const QString& details, const std::vector<Choice>& choices, Raised raised)
{
    offerDetails({}, details);
    m_more->hide();
    m_details->setVisible(!details.isEmpty());
    addChoices(choices);
    showText(details.isEmpty() ? Kind::Remark : Kind::Commands, text, raised);
}

void MessageBand::toggleDetails(bool shown)
{
    m_details->setVisible(shown);
}

void MessageBand::showError(const Error& error, const std::vector<Choice>& choices)
{
    offerDetails(tr("Show line"), sourceExcerpt(QString::fromStdString(error.file), error.position));
    addChoices(choices);
    showText(Kind::Error, QString::fromStdString(describe(error)));
}

void MessageBand::showRemarks(const QStringList& remarks, const std::vector<Choice>& choices)
{
    if (remarks.isEmpty())
        return;
    const qsizetype others = remarks.size() - 1;
    const QString all = others > 0 ? remarks.mid(0, MostRemarks).join(QLatin1Char('\n')) : QString();
    offerDetails(tr("Show all"), all);
    addChoices(choices);
    QString text = remarks.front();
    if (others > 0)
        text = tr("%1 (and %2 more)").arg(text, QString::number(others));
    showText(Kind::Remark, text);
}

} // namespace fairshare::gui
