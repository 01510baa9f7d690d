// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/bit_ruler.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int TintAlpha = 40; ///< of a tier's color behind its bits
constexpr int WordAlpha = 110;

QColor tinted(const Theme& theme, Role role, int alpha)
{
    const QColor base = theme.color(Role::Base);
    const QColor full = theme.color(role);
    const auto mix = [alpha](int under, int over) { return under + (over - under) * alpha / 255; };
    return {mix(base.red(), full.red()), mix(base.green(), full.green()), mix(base.blue(), full.blue())};
}

} // namespace

/// Top positions of the stacked parts.
struct BitRuler::Rows {
    int titles = 0;
    int bits = 0;
    int formulas = 0;
    int notes = 0;
    int wordTitle = 0;
    int word = 0;
    int line = 0; ///< height of a line of text
    int box = 0;
    int end = 0;
};

BitRuler::BitRuler(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("bitRuler"));
    setAccessibleName(tr("Priority bits"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("Drag a boundary between tiers to change the weights. Keyboard: Up and Down select a "
                  "boundary, Left and Right move it."));
}

void BitRuler::setTiers(std::vector<RulerTier> tiers)
{
    if (m_tiers == tiers)
        return;
    m_tiers = std::move(tiers);
    m_current = std::min(m_current, boundaries() == 0 ? 0 : boundaries() - 1);
    setAccessibleDescription(asText());
    update();
}

void BitRuler::setWord(const QString& title, std::optional<std::uint32_t> word)
{
    m_wordTitle = title;
    m_word = word;
    update();
}

QString BitRuler::asText() const
{
    QStringList parts;
    for (const RulerTier& tier : m_tiers)
        parts << tr("%1: bits %2 to %3, %4")
                     .arg(tier.title)
                     .arg(tier.highest)
                     .arg(tier.lowest)
                     .arg(tier.formula);
    return parts.join(QStringLiteral("; "));
}

BitRuler::Rows BitRuler::rows() const
{
    const CellMetrics metrics(font());
    Rows rows;
    rows.line = fontMetrics().height() + metrics.pad;
    rows.box = metrics.rowHeight + metrics.pad;
    rows.bits = rows.titles + rows.line;
    rows.formulas = rows.bits + rows.box + 2 * metrics.pad;
    rows.notes = rows.formulas + rows.line;
    rows.wordTitle = rows.notes + rows.line;
    rows.word = rows.wordTitle + rows.line;
    rows.end = rows.word + metrics.rowHeight + metrics.pad; // always reserved, so a selection moves nothing
    return rows;
}

QSize BitRuler::sizeHint() const
{
    return {Bits * 3 * CellMetrics(font()).ch, rows().end};
}

QSize BitRuler::minimumSizeHint() const
{
    return {Bits * 2 * CellMetrics(font()).ch, rows().end};
}

QRect BitRuler::boxOf(int highest, int lowest, int top, int height) const
{
    const auto edge = [this](int boxes) { return width() * boxes / Bits; };
    const int left = edge(Bits - 1 - highest);
    return {left, top, edge(Bits - lowest) - left, height};
}

int BitRuler::boundaryX(std::size_t tier) const
{
    return boxOf(m_tiers[tier].highest, m_tiers[tier].lowest, 0, 1).right() + 1;
}

std::optional<std::size_t> BitRuler::boundaryAt(const QPoint& place) const
{
    const Rows places = rows();
    const int reach = CellMetrics(font()).ch;
    if (!isMovable() || place.y() < places.bits - reach || place.y() > places.bits + places.box + reach)
        return std::nullopt;
    for (std::size_t tier = 0; tier < boundaries(); ++tier)
        if (std::abs(boundaryX(tier) - place.x()) <= reach)
            return tier;
    return std::nullopt;
}

void BitRuler::moveTo(std::size_t tier, int lowest)
{
    // Every tier keeps at least one bit.
    const int bit = std::clamp(lowest, m_tiers[tier + 1].lowest + 1, m_tiers[tier].highest);
    if (bit != m_tiers[tier].lowest)
        Q_EMIT boundaryMoved(static_cast<int>(tier), bit);
}

void BitRuler::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = boundaryAt(event->pos());
    if (m_dragged)
        m_current = *m_dragged;
    update();
}

void BitRuler::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged && *m_dragged < boundaries()) {
        const int boxes = static_cast<int>(std::lround(event->position().x() * Bits / std::max(1, width())));
        moveTo(*m_dragged, Bits - boxes);
        return;
    }
    setCursor(boundaryAt(event->pos()) ? Qt::SplitHCursor : Qt::ArrowCursor);
}

void BitRuler::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragged)
        return;
    m_dragged.reset();
    Q_EMIT boundaryLeft();
    update();
}

void BitRuler::keyPressEvent(QKeyEvent* event)
{
    if (!isMovable()) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
        m_current = m_current == 0 ? 0 : m_current - 1;
        break;
    case Qt::Key_Down:
        m_current = std::min(m_current + 1, boundaries() - 1);
        break;
    case Qt::Key_Left:
        moveTo(m_current, m_tiers[m_current].lowest + 1);
        break;
    case Qt::Key_Right:
        moveTo(m_current, m_tiers[m_current].lowest - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    update();
}

void BitRuler::keyReleaseEvent(QKeyEvent* event)
{
    const bool moved = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (moved && !event->isAutoRepeat())
        Q_EMIT boundaryLeft();
    QWidget::keyReleaseEvent(event);
}

void BitRuler::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void BitRuler::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void BitRuler::paintTier(QPainter& painter, const RulerTier& tier) const
{
    const Theme theme = themeOf(palette());
    const Rows places = rows();
    const QRect boxes = boxOf(tier.highest, tier.lowest, places.bits, places.box);
    painter.fillRect(boxes, tinted(theme, tier.role, TintAlpha));
    const int thick = std::max(2, places.box / 8);
    painter.fillRect(QRect(boxes.left(), boxes.top(), boxes.width(), thick), theme.color(tier.role));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    const QString title = elided(painter.fontMetrics(), tier.title, Qt::ElideRight,
        std::max(boxes.width(), 6 * CellMetrics(font()).ch));
    const int needed = painter.fontMetrics().horizontalAdvance(title) + 1;
    const int left = std::clamp(boxes.center().x() - needed / 2, 0, std::max(0, width() - needed));
    painter.drawText(QRect(left, places.titles, needed, places.line),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, title);
}

void BitRuler::paintTexts(QPainter& painter, int top, QString RulerTier::* text) const
{
    // Titles are centered on their bits, stay within the widget and do not overlap.
    const QFontMetrics metrics = painter.fontMetrics();
    const int gap = CellMetrics(font()).ch;
    const auto startOf = [&](const RulerTier& tier, int needed) {
        const int middle = boxOf(tier.highest, tier.lowest, 0, 1).center().x();
        return std::clamp(middle - needed / 2, 0, std::max(0, width() - needed));
    };
    int end = width();
    for (std::size_t at = m_tiers.size(); at-- > 0;) {
        const RulerTier& tier = m_tiers[at];
        const QString& whole = tier.*text;
        const int needed = metrics.horizontalAdvance(whole) + 1;
        const int centered = startOf(tier, needed);
        const int least = std::min(centered, boxOf(tier.highest, tier.lowest, 0, 1).left());
        const int start = std::min(centered, std::max(end - needed, least));
        const int room = std::min(needed, end - start);
        if (whole.isEmpty() || room <= 0)
            continue;
        painter.drawText(QRect(start, top, room, rows().line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            elided(metrics, whole, Qt::ElideRight, room));
        end = start - gap;
    }
}

void BitRuler::paintBits(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const Rows places = rows();
    painter.setFont(captionFont(font()));
    for (int bit = 0; bit < Bits; ++bit) {
        const QRect box = boxOf(bit, bit, places.bits, places.box);
        painter.setPen(theme.color(Role::Border));
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        painter.setPen(theme.color(Role::Text2));
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, QString::number(bit));
    }
}

void BitRuler::paintHandle(QPainter& painter, std::size_t tier) const
{
    const Theme theme = themeOf(palette());
    const Rows places = rows();
    const int half = std::max(2, CellMetrics(font()).ch / 4);
    const QRect handle(boundaryX(tier) - half, places.bits - half, 2 * half, places.box + 2 * half);
    const bool current = hasFocus() && tier == m_current;
    painter.fillRect(handle, theme.color(Role::Base));
    painter.setPen(
        QPen(theme.color(current || m_dragged == tier ? Role::Accent : Role::BarEdge), current ? 2 : 1));
    painter.drawRect(handle.adjusted(0, 0, -1, -1));
}

void BitRuler::paintWord(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const Rows places = rows();
    const int height = CellMetrics(font()).rowHeight;
    painter.setFont(font());
    painter.setPen(theme.color(Role::Text2));
    painter.drawText(QRect(0, places.wordTitle, width(), places.line),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        elided(painter.fontMetrics(), m_wordTitle, Qt::ElideRight, width()));
    painter.setFont(captionFont(font()));
    for (int bit = 0; bit < Bits; ++bit) {
        const bool set = m_word && (*m_word >> static_cast<unsigned>(bit) & 1U) != 0;
        const QRect box = boxOf(bit, bit, places.word, height);
        painter.fillRect(box, set ? tinted(theme, Role::BarEdge, WordAlpha) : theme.color(Role::Base));
        painter.setPen(theme.color(Role::Border));
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        painter.setPen(theme.color(Role::Text));
        if (m_word)
            painter.drawText(
                box, Qt::AlignCenter | Qt::TextSingleLine, set ? QStringLiteral("1") : QStringLiteral("0"));
    }
}

void BitRuler::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    for (const RulerTier& tier : m_tiers)
        paintTier(painter, tier);
    const Theme theme = themeOf(palette());
    painter.setFont(font());
    painter.setPen(theme.color(Role::Text));
    paintTexts(painter, rows().formulas, &RulerTier::formula);
    painter.setFont(captionFont(font()));
    painter.setPen(theme.color(Role::Text2));
    paintTexts(painter, rows().notes, &RulerTier::note);
    paintBits(painter);
    for (std::size_t tier = 0; isMovable() && tier < boundaries(); ++tier)
        paintHandle(painter, tier);
    if (!m_wordTitle.isEmpty())
        paintWord(painter);
}

} // namespace fairshare::gui
