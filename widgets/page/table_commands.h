// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QMenu;
class QWidget;

namespace fairshare::gui {

class Bands;
class FormulaBand;
class PasteBand;
class ValuesBand;

/// The bands in which many values of a table are edited.
struct EditBands {
    ValuesBand* values = nullptr;
    PasteBand* paste = nullptr;
    FormulaBand* formula = nullptr; ///< null if the table has no formulas
};

/// The commands on rows and cells of a view with an editable table.
class TableCommands {
public:
    virtual ~TableCommands() = default;

    /// Enables the commands that apply to the selection. The status tips of the others have the reason.
    virtual void refresh() = 0;
    /// Commits an open editor.
    /// @return false if the text is refused
    virtual bool finishEditing() = 0;
    /// Selects the rows that differ from the baseline.
    virtual void selectChanged() = 0;
    /// Creates the bands for this table as children of `bands`.
    virtual EditBands createBands(Bands& bands) = 0;
    /// Adds one checkable entry per column.
    virtual void fillColumnMenu(QMenu& menu) = 0;
    /// Returns the name of the table in the settings.
    virtual QString tableId() const = 0;
    /// Returns which columns are visible, and what the user chose for them, for the settings.
    virtual QByteArray columnState() const = 0;
    virtual void restoreColumns(const QByteArray& state) = 0;
};

} // namespace fairshare::gui
