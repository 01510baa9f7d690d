// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/row_filter.h"
#include "widgets/controls/fields/completing_field.h"

#include <QTimer>

#include <functional>

namespace fairshare::gui {

class FindNote;

/// The find field at the right end of the toolbar. Finds while the user types, completes words, and says what
/// it understood in a line below.
class FindField : public CompletingField {
    Q_OBJECT

public:
    explicit FindField(QWidget* parent = nullptr);

    /// Returns what can follow a text.
    using Completions = std::function<FilterCompletion(const QString& text)>;
    void completeWith(Completions completions) { m_completions = std::move(completions); }
    /// Shows the number of matches inside the field, and below it what matches.
    /// @param meaning what was understood; "" to show only the number
    void setFound(std::size_t count, std::size_t of, const QString& meaning);
    /// Says why nothing was searched, and underlines this part of the text.
    void setRefused(const QString& sentence, int from, int length);
    /// The line below the field: what was understood, or why it was refused; "" for nothing.
    const QString& note() const { return m_note; }
    /// Returns the underlined part of the text.
    QString wrongText() const { return text().mid(m_wrongFrom, m_wrongLength); }
    Suggestions suggestions() const override;
    /// Searches again, because the rows changed.
    void searchAgain();
    /// Searches at once, without the delay after typing.
    void searchNow();

Q_SIGNALS:
    /// The user paused typing.
    void searched(const QString& text);
    /// Return was pressed, or Shift+Return for backwards.
    void nextRequested(bool backwards);
    /// The icon was clicked to show the available filters.
    void menuRequested();
    /// Escape was pressed.
    void left();

protected:
    QString typedForm(const QString& word) const override;
    QRect listPlace(int wanted) const override;
    void confirm(Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setOutcome(const QString& count, const QString& note, bool isError);
    void showNote();
    void underlineWrong(QPainter& painter) const;

    QTimer m_pause;
    QString m_count;
    QString m_note;
    bool m_isRefused = false;
    int m_wrongFrom = 0;
    int m_wrongLength = 0;
    Completions m_completions;
    FindNote* m_line;
};

} // namespace fairshare::gui
