// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/drop_area.h"

#include "widgets/theme/theme.h"

#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace fairshare::gui {
namespace {

constexpr int TextFlags = Qt::AlignCenter | Qt::TextWordWrap;

} // namespace

QStringList droppedFiles(const QMimeData& dropped)
{
    QStringList paths;
    for (const QUrl& url : dropped.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

DropArea::DropArea(QWidget* parent)
    : QFrame(parent)
{
    setAccessibleName(sentence());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DropArea::setHot(bool hot)
{
    m_hot = hot;
    update();
}

int DropArea::heightForWidth(int width) const
{
    const int em = fontMetrics().height();
    const QRect space(0, 0, std::max(width - 2 * em, 1), 100 * em);
    return fontMetrics().boundingRect(space, TextFlags, sentence()).height() + 2 * em;
}

QSize DropArea::sizeHint() const
{
    return {
        fontMetrics().horizontalAdvance(sentence()) + 2 * fontMetrics().height(), 3 * fontMetrics().height()};
}

QSize DropArea::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 3 * fontMetrics().height()};
}

void DropArea::paintEvent(QPaintEvent* /*event*/)
{
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(
        rect(), m_hot ? theme.color(Role::SelectionFill) : palette().color(QPalette::AlternateBase));
    QPen pen(theme.color(m_hot ? Role::Accent : Role::Idle), m_hot ? 2.0 : 1.0, Qt::CustomDashLine);
    pen.setDashPattern({5, 3});
    painter.setPen(pen);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    const int em = fontMetrics().height();
    painter.setPen(theme.color(m_hot ? Role::Text : Role::Text2));
    painter.drawText(rect().adjusted(em, 0, -em, 0), TextFlags, sentence());
}

QString DropArea::sentence() const
{
    return tr("Drop files here. Files of one cluster are combined: tree, usage, settings and jobs.");
}

} // namespace fairshare::gui
