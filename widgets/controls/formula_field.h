// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace fairshare::gui {

/// A field for a formula. Completes names while the user types.
class FormulaField : public QLineEdit {
    Q_OBJECT

public:
    explicit FormulaField(QWidget* parent = nullptr);

    /// Sets the names that can be used.
    void setNames(const QStringList& names) { m_names = names; }
    /// The offered names that begin like the word before the cursor.
    QStringList suggestions() const;

Q_SIGNALS:
    /// Return was pressed.
    void confirmed();
    /// Cells of a table were pasted, which are not a formula.
    void tablePasted(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The place where the word before the cursor begins.
    int wordStart() const;
    void suggest();
    void insertCompletion(const QString& chosen);
    bool isSuggesting() const;

    QStringList m_names;
    QStringListModel* m_suggested;
    QCompleter* m_completer;
    bool m_inserts = false; ///< a completion is being inserted
};

} // namespace fairshare::gui
