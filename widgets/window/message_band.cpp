// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/message_band.h"

#include "widgets/theme/icons.h"
#include "widgets/window/source_excerpt.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int MostDetailLines = 8;
constexpr qsizetype MostRemarks = 1000;

} // namespace

MessageBand::MessageBand(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_more(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_details(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("messageBand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_more->setObjectName(QStringLiteral("messageMore"));
    m_more->setCheckable(true);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setText(tr("Close"));
    m_details->setReadOnly(true);
    m_details->setObjectName(QStringLiteral("messageDetails"));
    m_details->setAccessibleName(tr("Details of the message"));
    m_details->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto* row = new QHBoxLayout;
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_more);
    row->addWidget(m_close);
    auto* rows = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    rows->setContentsMargins(2 * margin, margin, margin, margin);
    rows->addLayout(row);
    rows->addWidget(m_details);
    connect(m_more, &QToolButton::toggled, this, &MessageBand::toggleDetails);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

QString MessageBand::text() const
{
    return m_text->text();
}

void MessageBand::showText(Kind kind, const QString& text)
{
    const int size = fontMetrics().height();
    const QIcon symbol =
        kind == Kind::Error ? icon(Symbol::Error, Role::Error) : icon(Symbol::Warning, Role::Warning);
    m_icon->setPixmap(symbol.pixmap(QSize(size, size), devicePixelRatioF()));
    m_text->setText(text);
    setAccessibleName(text);
    show();
}

void MessageBand::offerDetails(const QString& button, const QString& details)
{
    m_more->setChecked(false);
    m_details->hide();
    m_more->setText(button);
    m_more->setVisible(!details.isEmpty());
    m_details->setPlainText(details);
    const auto lines = std::min<qsizetype>(MostDetailLines, details.count(QLatin1Char('\n')) + 2);
    m_details->setFixedHeight(
        static_cast<int>(lines) * m_details->fontMetrics().lineSpacing() + fontMetrics().height());
}

void MessageBand::toggleDetails(bool shown)
{
    m_details->setVisible(shown);
}

void MessageBand::showError(const Error& error)
{
    offerDetails(tr("Show line"), sourceExcerpt(QString::fromStdString(error.file), error.position));
    showText(Kind::Error, QString::fromStdString(describe(error)));
}

void MessageBand::showRemarks(const QStringList& remarks)
{
    if (remarks.isEmpty())
        return;
    const QString all = remarks.size() > 1 ? remarks.mid(0, MostRemarks).join(QLatin1Char('\n')) : QString();
    offerDetails(tr("Show all"), all);
    showText(Kind::Remark,
        remarks.size() == 1 ? remarks.front()
                            : tr("%1 (and %2 more remarks)").arg(remarks.front()).arg(remarks.size() - 1));
}

} // namespace fairshare::gui
