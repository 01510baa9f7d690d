// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fields/completing_field.h"

namespace fairshare::gui {

/// A field for a formula. Completes names while the user types.
class FormulaField : public CompletingField {
    Q_OBJECT

public:
    using CompletingField::CompletingField;

    /// Sets the names that can be used.
    void setNames(const QStringList& names) { m_names = names; }
    /// The names that begin like the word before the cursor.
    Suggestions suggestions() const override;

Q_SIGNALS:
    /// Return was pressed.
    void confirmed();
    /// Cells of a table were pasted, which are not a formula.
    void tablePasted(const QString& text);

protected:
    QRect listPlace(int wanted) const override;
    void confirm(Qt::KeyboardModifiers /*modifiers*/) override { Q_EMIT confirmed(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    QStringList m_names;
};

} // namespace fairshare::gui
