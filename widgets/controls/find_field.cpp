// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/find_field.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>

namespace fairshare::gui {
namespace {

constexpr int PauseMilliseconds = 150;

} // namespace

FindField::FindField(QWidget* parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("findField"));
    setAccessibleName(tr("Find accounts and users"));
    setToolTip(tr("Part of a name, or a pattern with * and ?. Add changed, moved:5 (rank moved by at least 5 "
                  "places) or lint (warnings) to filter. Return goes to the next match."));
    QAction* menu = addAction(icon(Symbol::Search, Role::Text2), QLineEdit::LeadingPosition);
    menu->setText(tr("Show only"));
    menu->setToolTip(tr("Show only changed rows, rows whose rank moved, or rows with lint warnings"));
    connect(menu, &QAction::triggered, this, &FindField::menuRequested);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] { Q_EMIT searched(text()); });
    connect(this, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
}

void FindField::setHitCount(int hits)
{
    m_count.clear();
    if (!text().trimmed().isEmpty())
        m_count = hits == 0 ? tr("none") : NumberText().count(static_cast<std::uint64_t>(hits));
    const int room = m_count.isEmpty() ? 0 : QFontMetrics(captionFont(font())).horizontalAdvance(m_count) + 8;
    setTextMargins(0, 0, room, 0);
    setAccessibleDescription(m_count);
    update();
}

void FindField::searchAgain()
{
    m_pause.stop();
    if (!text().trimmed().isEmpty())
        Q_EMIT searched(text());
}

void FindField::searchNow()
{
    if (!m_pause.isActive())
        return;
    m_pause.stop();
    Q_EMIT searched(text());
}

void FindField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        clear();
        searchNow();
        Q_EMIT left();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        searchNow();
        Q_EMIT nextRequested(event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FindField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    // Use the longest hint that fits, since fragments of words or shortcuts are useless.
    const int room = width() - 3 * fontMetrics().height();
    QString text = tr("Find or filter");
    for (const QString& longer : {tr("Find or filter   Ctrl+F"), tr("Name, changed, moved:5, lint   Ctrl+F")})
        if (fontMetrics().horizontalAdvance(longer) <= room)
            text = longer;
    setPlaceholderText(text);
}

void FindField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (m_count.isEmpty())
        return;
    QPainter painter(this);
    painter.setFont(captionFont(font()));
    painter.setPen(themeOf(palette()).color(Role::Text2));
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_count);
}

} // namespace fairshare::gui
