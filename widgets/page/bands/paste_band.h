// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/edit_band.h"

#include "core/scenario/pasting/pasted_block.h"

namespace fairshare::gui {

/// Pastes numbers from the clipboard. Shows what they change and which lines do not match before anything is
/// edited.
class PasteBand : public EditBand {
    Q_OBJECT

public:
    /// Shows the effect of the text at the current cell or on the selected rows.
    void ask(const QString& text);

protected:
    PasteBand(Document& document, QWidget* parent);

    /// Maximum number of changes in the sentence; "…" marks that there are more.
    static constexpr std::size_t MostShown = 3;

    /// @param changes what changes: "shares of 3 rows"; "" for nothing. @param first the first few changes
    Outcome outcome(const PasteFacts& facts, const QString& changes, const QString& first) const;
    QString text() const { return m_text; }
    QWidget* firstButton() const override;

private:
    QLabel* m_title;
    QString m_text;
};

} // namespace fairshare::gui
