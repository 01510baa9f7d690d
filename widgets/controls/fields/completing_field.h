// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace fairshare::gui {

/// A field that offers words below it while the user types. Tab takes the first, Return the chosen one,
/// Escape closes the list.
class CompletingField : public QLineEdit {
    Q_OBJECT

public:
    /// Words that can replace the text from a position up to the cursor.
    struct Suggestions {
        int from = 0;
        QStringList words;
    };

    explicit CompletingField(QWidget* parent = nullptr);

    /// The words that suit the text before the cursor.
    virtual Suggestions suggestions() const = 0;

protected:
    /// Returns a word as it is inserted.
    virtual QString typedForm(const QString& word) const { return word; }
    /// Returns where the list is shown, in coordinates of the field.
    /// @param wanted the width of the list in pixels
    virtual QRect listPlace(int wanted) const = 0;
    /// Return was pressed and no word of the list is chosen.
    virtual void confirm(Qt::KeyboardModifiers modifiers) = 0;
    /// Moves an open list to its place, after what it must not cover has changed.
    void placeSuggestions();
    /// Returns whether the list is open.
    bool isSuggesting() const;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void suggest();
    void insertWord(const QString& word);

    QStringListModel* m_words;
    QCompleter* m_completer;
    int m_from = 0; ///< where the replaced text begins
    bool m_inserts = false; ///< a word is being inserted
};

} // namespace fairshare::gui
