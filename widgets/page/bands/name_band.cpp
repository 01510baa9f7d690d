// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/name_band.h"

#include "widgets/table/cell_metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace fairshare::gui {
namespace {

constexpr int WidthOfName = 36; ///< in widths of "0"
constexpr int LeastWidthOfName = 10;
constexpr int LongestName = 200;

} // namespace

NameBand::NameBand(QWidget* parent)
    : Band(parent)
    , m_question(new QLabel(this))
    , m_name(new QLineEdit(this))
{
    setObjectName(QStringLiteral("nameBand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_question->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("nameField"));
    m_name->setMaxLength(LongestName);
    const int ch = CellMetrics(font()).ch;
    m_name->setMinimumWidth(LeastWidthOfName * ch);
    m_name->setMaximumWidth(WidthOfName * ch);
    auto* use = new QPushButton(tr("&Use name"), this);
    use->setObjectName(QStringLiteral("nameUse"));
    use->setAutoDefault(true); // Return presses it
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("nameClose"));
    close->setAutoDefault(true);
    connect(use, &QPushButton::clicked, this, &NameBand::give);
    connect(close, &QPushButton::clicked, this, &Band::leave);
    connect(m_name, &QLineEdit::textChanged, use,
        [use](const QString& text) { use->setEnabled(!text.trimmed().isEmpty()); });
    auto* row = new QHBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    row->setContentsMargins(2 * margin, margin, margin, margin);
    row->addWidget(m_question);
    row->addWidget(m_name, 1);
    row->addWidget(use);
    row->addStretch();
    row->addWidget(close);
    hide();
}

void NameBand::ask(const QString& question, const QString& name, std::function<bool(const QString&)> accept)
{
    m_accept = std::move(accept);
    m_question->setText(question);
    QString plain = question;
    m_name->setAccessibleName(plain.remove(QLatin1Char('&')));
    m_name->setText(name);
    m_name->selectAll();
    appear(true);
}

QWidget* NameBand::firstButton() const
{
    return m_name;
}

void NameBand::give()
{
    const QString name = m_name->text().trimmed();
    if (!name.isEmpty() && m_accept(name))
        leave();
}

void NameBand::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_name->hasFocus())
        give();
    else
        Band::keyPressEvent(event);
}

} // namespace fairshare::gui
