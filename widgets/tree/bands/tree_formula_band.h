// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/formula_band.h"

#include "core/scenario/pasting/formula_table.h"

#include <memory>

namespace fairshare::gui {

class TreeTableView;

/// Sets the shares or usage of the selected rows by a formula.
class TreeFormulaBand : public FormulaBand {
    Q_OBJECT

public:
    TreeFormulaBand(Document& document, TreeTableView& table, QWidget* parent = nullptr);

protected:
    bool finishEditing() override;
    QString startingText() const override;
    void replan() override;

private:
    struct Request;
    struct Planned;

    /// The rows selected in any view, or else the current row of the tree.
    std::vector<NodeRow> rows() const;
    ValueField currentField() const;
    Request currentRequest() const;
    Outcome outcome(const Request& request, const Planned& planned);
    QString effectText(const FormulaPlan& plan) const;
    /// The first few rows that change.
    QString firstChanges(const FormulaPlan& plan) const;
    QString misfitTexts(const Request& request, const Planned& planned) const;

    static Planned planOf(const Scenario& scenario, const Request& request, const Progress& progress);

    TreeTableView& m_table;
    /// A table that was read before, so that it need not be read again for each letter of the formula.
    struct {
        SourcePtr source;
        ScenarioPtr scenario; ///< whose rows it was matched to
        std::shared_ptr<const FormulaTable> table;
    } m_read;
};

} // namespace fairshare::gui
