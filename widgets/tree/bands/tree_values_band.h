// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/bands/values_band.h"

#include <vector>

namespace fairshare::gui {

class TreeTableView;

/// Sets, scales or distributes the shares or usage of the selected rows.
class TreeValuesBand : public ValuesBand {
    Q_OBJECT

public:
    TreeValuesBand(Document& document, TreeTableView& table, QWidget* parent = nullptr);

protected:
    bool finishEditing() override;
    int currentField() const override;
    QString startingText() const override;
    Words words() const override;
    void planTyped(const QString& text) override;

private:
    ValueField valueField() const;
    /// The rows selected in any view, or else the current row of the tree.
    std::vector<NodeRow> rows() const;
    QString rowsText(std::size_t count) const;
    QString step(std::size_t count, const QString& text) const;

    TreeTableView& m_table;
};

} // namespace fairshare::gui
