// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/find_note.h"

#include "widgets/theme/theme.h"

#include <algorithm>

namespace fairshare::gui {

FindNote::FindNote(QWidget& field)
    : QLabel(&field)
    , m_field(field)
{
    setObjectName(QStringLiteral("findNote"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAutoFillBackground(true);
    setFrameShape(QFrame::Box);
    setWordWrap(true);
    hide();
}

void FindNote::tell(const QString& sentence, bool isError)
{
    if (sentence.isEmpty()) {
        hide();
        return;
    }
    QWidget* window = m_field.window();
    if (parentWidget() != window)
        setParent(window);
    const Theme& theme = themeOf(m_field.palette());
    QPalette colors = m_field.palette();
    colors.setColor(QPalette::Window, theme.color(Role::Card));
    colors.setColor(QPalette::WindowText, theme.color(isError ? Role::Error : Role::Text));
    setPalette(colors);
    const int em = m_field.fontMetrics().height();
    setMargin(em / 4);
    setText(sentence);
    // Right below the field, so that its right edge stays where the eye is.
    const QPoint corner = m_field.mapTo(window, m_field.rect().bottomRight());
    const int frame = 2 * (margin() + frameWidth()) + 2;
    const int wanted = fontMetrics().horizontalAdvance(sentence) + frame;
    const int width = std::min({wanted, corner.x(), 40 * em});
    resize(width, heightForWidth(width));
    move(corner.x() - width + 1, corner.y() + 2);
    show();
    raise();
}

} // namespace fairshare::gui
