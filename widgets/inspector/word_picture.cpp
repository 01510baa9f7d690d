// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/word_picture.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int LeastBox = 8; ///< in ch

} // namespace

WordPicture::WordPicture(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WordPicture::setWord(
    std::optional<LevelWord> word, const QStringList& names, std::optional<std::size_t> deciding)
{
    m_word = std::move(word);
    m_names = names;
    m_deciding = deciding;
    setVisible(m_word.has_value());
    setAccessibleDescription(asText());
    updateGeometry();
    update();
}

QString WordPicture::nameAt(std::size_t bucket) const
{
    const QString name = m_names.value(static_cast<qsizetype>(bucket));
    return name.isEmpty() ? tr("unused") : name;
}

QString WordPicture::digitsAt(std::size_t bucket) const
{
    return QString::fromStdString(m_word->cut.digits(m_word->buckets[bucket].value));
}

QString WordPicture::asText() const
{
    QStringList parts;
    for (std::size_t at = 0; m_word && at < m_word->buckets.size(); ++at)
        parts << QStringLiteral("%1 %2").arg(nameAt(at), digitsAt(at));
    return parts.join(QStringLiteral(", "));
}

int WordPicture::perLine(int width) const
{
    if (!m_word)
        return 1;
    const CellMetrics metrics(font());
    const int digits = QFontMetrics(wordFont(font())).horizontalAdvance(digitsAt(0));
    const int least = std::max(LeastBox * metrics.ch, digits + metrics.ch);
    return std::clamp(width / least, 1, static_cast<int>(m_word->buckets.size()));
}

int WordPicture::heightForWidth(int width) const
{
    if (!m_word)
        return 0;
    const CellMetrics metrics(font());
    const int lines = (static_cast<int>(m_word->buckets.size()) + perLine(width) - 1) / perLine(width);
    return lines * (2 * metrics.rowHeight);
}

QSize WordPicture::sizeHint() const
{
    const int width = 4 * LeastBox * CellMetrics(font()).ch;
    return {width, heightForWidth(width)};
}

QRect WordPicture::boxOf(std::size_t bucket) const
{
    const CellMetrics metrics(font());
    const int columns = perLine(width());
    const int column = static_cast<int>(bucket) % columns;
    const int line = static_cast<int>(bucket) / columns;
    const int left = width() * column / columns;
    const int right = width() * (column + 1) / columns;
    return {left, line * 2 * metrics.rowHeight, right - left - std::max(2, metrics.ch / 2),
        metrics.rowHeight - 1};
}

void WordPicture::paintBucket(QPainter& painter, std::size_t bucket) const
{
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    const QRect box = boxOf(bucket);
    const bool unused = m_word->buckets[bucket].row == NoRow;
    const double part = static_cast<double>(m_word->buckets[bucket].value)
        / static_cast<double>(std::max<std::uint64_t>(1, m_word->cut.largest));
    painter.fillRect(box, theme.color(Role::Base));
    if (unused)
        painter.fillRect(box, QBrush(theme.color(Role::Grid), Qt::BDiagPattern));
    else
        painter.fillRect(
            QRect(box.left(), box.top(), static_cast<int>(std::lround(part * box.width())), box.height()),
            theme.color(Role::Bar));
    const bool decides = m_deciding == bucket;
    painter.setPen(QPen(theme.color(decides ? Role::Accent : Role::BarEdge), decides ? 2 : 1));
    painter.drawRect(box.adjusted(0, 0, -1, -1));
    painter.setFont(wordFont(font()));
    painter.setPen(unused ? theme.color(Role::Text2) : palette().color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, digitsAt(bucket));
    painter.setFont(captionFont(font()));
    painter.setPen(theme.color(Role::Text2));
    const QRect below(box.left(), box.bottom() + 1, box.width(), metrics.rowHeight);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop | Qt::TextSingleLine,
        elided(painter.fontMetrics(), nameAt(bucket), Qt::ElideMiddle, below.width()));
}

void WordPicture::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_word)
        return;
    QPainter painter(this);
    for (std::size_t bucket = 0; bucket < m_word->buckets.size(); ++bucket)
        paintBucket(painter, bucket);
}

bool WordPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_word)
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t bucket = 0; bucket < m_word->buckets.size(); ++bucket) {
        const QRect box = boxOf(bucket);
        if (!box.adjusted(0, 0, 0, box.height()).contains(help->pos()))
            continue;
        QToolTip::showText(help->globalPos(),
            tr("Bucket %1 of %2, %3 bits: %4 has 0x%5 of 0x%6")
                .arg(bucket + 1)
                .arg(m_word->buckets.size())
                .arg(m_word->cut.width)
                .arg(nameAt(bucket).toHtmlEscaped(), digitsAt(bucket),
                    QString::fromStdString(m_word->cut.digits(m_word->cut.largest))),
            this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace fairshare::gui
