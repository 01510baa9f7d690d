// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/find_field.h"

#include "widgets/controls/fields/find_note.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int PauseMilliseconds = 150;

} // namespace

FindField::FindField(QWidget* parent)
    : CompletingField(parent)
    , m_line(new FindNote(*this))
{
    setObjectName(QStringLiteral("findField"));
    setAccessibleName(tr("Find accounts and users"));
    setToolTip(
        tr("Part of a name, a pattern with * and ?, or a filter such as shares<5, usage>=10%, moved>3, "
           "account=physics, changed or lint, joined with and, or and not. Return goes to the next "
           "match."));
    QAction* menu = addAction(icon(Symbol::Search, Role::Text2), QLineEdit::LeadingPosition);
    menu->setText(tr("Show only"));
    menu->setToolTip(
        tr("Show only changed rows, rows whose rank moved, or rows with lint warnings; saved filters"));
    connect(menu, &QAction::triggered, this, &FindField::menuRequested);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] { Q_EMIT searched(text()); });
    connect(this, &QLineEdit::textChanged, this, [this] {
        m_wrongLength = 0;
        m_pause.start();
    });
}

void FindField::setFound(std::size_t count, std::size_t of, const QString& meaning)
{
    if (text().trimmed().isEmpty()) {
        setOutcome({}, {}, false);
        return;
    }
    const NumberText numbers;
    const QString number = count == 0 ? tr("none") : numbers.count(count);
    setOutcome(number,
        meaning.isEmpty() ? QString() : tr("%1: %2 of %3").arg(meaning, number, numbers.count(of)), false);
}

void FindField::setRefused(const QString& sentence, int from, int length)
{
    m_wrongFrom = from;
    m_wrongLength = length;
    setOutcome({}, sentence, true);
}

void FindField::setOutcome(const QString& count, const QString& note, bool isError)
{
    m_count = count;
    m_note = note;
    m_isRefused = isError;
    if (!isError)
        m_wrongLength = 0;
    const int room = m_count.isEmpty() ? 0 : QFontMetrics(captionFont(font())).horizontalAdvance(m_count) + 8;
    setTextMargins(0, 0, room, 0);
    setAccessibleDescription(note.isEmpty() ? m_count : note);
    showNote();
    update();
}

void FindField::showNote()
{
    m_line->tell(hasFocus() ? m_note : QString(), m_isRefused);
    placeSuggestions();
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

CompletingField::Suggestions FindField::suggestions() const
{
    const int cursor = cursorPosition();
    const bool inWord = cursor < text().size() && !text().at(cursor).isSpace();
    if (!m_completions || inWord)
        return {};
    const QString before = text().left(cursor);
    const FilterCompletion completion = m_completions(before);
    Suggestions found;
    for (const std::string& each : completion.texts)
        found.words << QString::fromStdString(each);
    const std::string typed = before.toStdString();
    found.from = static_cast<int>(
        QString::fromUtf8(typed.data(), static_cast<qsizetype>(std::min(completion.from, typed.size())))
            .size());
    return found;
}

QString FindField::typedForm(const QString& word) const
{
    const bool isPlain = std::none_of(word.begin(), word.end(),
        [](QChar sign) { return sign.isSpace() || QStringLiteral("()<>=!~,'\"").contains(sign); });
    if (isPlain)
        return word;
    const QChar quote = QLatin1Char(word.contains(QLatin1Char('"')) ? '\'' : '"');
    return quote + word + quote;
}

QRect FindField::listPlace(int wanted) const
{
    QRect place = rect();
    place.setWidth(std::max(width() / 2, wanted));
    if (m_line->isVisible())
        place.setBottom(place.bottom() + m_line->height() + 2);
    return place;
}

void FindField::confirm(Qt::KeyboardModifiers modifiers)
{
    searchNow();
    Q_EMIT nextRequested(modifiers.testFlag(Qt::ShiftModifier));
}

void FindField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    showNote();
}

void FindField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    showNote();
}

void FindField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !isSuggesting()) {
        clear();
        searchNow();
        Q_EMIT left();
        return;
    }
    CompletingField::keyPressEvent(event);
}

void FindField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    // Use the longest hint that fits, since fragments of words or shortcuts are useless.
    const int room = width() - 3 * fontMetrics().height();
    QString text = tr("Find or filter");
    for (const QString& longer :
        {tr("Find or filter   Ctrl+F"), tr("Name, shares<5, changed, lint   Ctrl+F")})
        if (fontMetrics().horizontalAdvance(longer) <= room)
            text = longer;
    setPlaceholderText(text);
    showNote();
}

void FindField::underlineWrong(QPainter& painter) const
{
    const auto advance = [this](int length) { return fontMetrics().horizontalAdvance(text().left(length)); };
    // Follows the cursor, because long text is scrolled.
    const int start = cursorRect().center().x() - advance(cursorPosition());
    const QRect room = rect().adjusted(2 * fontMetrics().height() - 4, 0, -textMargins().right() - 4, 0);
    const int from = std::max(start + advance(m_wrongFrom), room.left());
    const int to = std::min(start + advance(m_wrongFrom + m_wrongLength), room.right());
    const int base = (height() + fontMetrics().ascent() - fontMetrics().descent()) / 2 + 2;
    QPainterPath wave(QPointF(from, base));
    for (int x = from + 2, step = 1; x <= to; x += 2, ++step)
        wave.lineTo(x, base + (step % 2 == 0 ? 0 : 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(palette()).color(Role::Error), 1.2));
    painter.drawPath(wave);
}

void FindField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (m_wrongLength > 0)
        underlineWrong(painter);
    if (m_count.isEmpty())
        return;
    painter.setFont(captionFont(font()));
    painter.setPen(themeOf(palette()).color(Role::Text2));
    painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_count);
}

} // namespace fairshare::gui
