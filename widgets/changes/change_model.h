// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/number_text.h"
#include "widgets/work/results/change_results.h"

#include <QAbstractTableModel>

#include <vector>

namespace fairshare::gui {

/// Table of the differences from the baseline, one row per change: where, what, before, now, and its effect
/// on its own. Settings follow the changes of the tree. The last row is the effect of all changes together.
class ChangeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Columns before those of the algorithms; Revert follows them.
    enum Column { Node, Field, Before, After, Effect, FirstAlgorithm };
    enum Role {
        EffectRole = Qt::UserRole, ///< fairshare::ChangeEffect of an algorithm cell, once known
        LinkRole, ///< true for a clickable cell
        SumRole, ///< true for the last row
    };

    explicit ChangeModel(const ChangeResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    int revertColumn() const { return columnCount() - 1; }
    /// The heading above Revert counts the columns of algorithms that are not shown for lack of room.
    void setFolded(const std::vector<int>& columns);
    const std::vector<int>& folded() const { return m_folded; }
    static QString foldedTitle(std::size_t count);
    /// Whether a known effect differs from "none".
    bool hasEffect(int column) const;
    /// Returns the changed row of the open scenario; NoRow if it was removed or while the list is not
    /// current.
    NodeRow nodeAt(const QModelIndex& index) const;
    /// Returns the index in the list of tree changes; nothing for all other rows.
    std::optional<std::size_t> changeAt(const QModelIndex& index) const;
    /// Returns the index in the list of settings, which follows the tree changes.
    std::optional<std::size_t> settingAt(const QModelIndex& index) const;

private:
    bool isSum(const QModelIndex& index) const { return index.row() == rowCount() - 1; }
    const AssociationChange& change(const QModelIndex& index) const;
    const SettingChange& setting(const QModelIndex& index) const;
    QString settingText(const SettingChange& setting, int column) const;
    std::optional<ChangeEffect> effectAt(const QModelIndex& index) const;
    QString text(const QModelIndex& index) const;
    QString sumText(int column) const;
    QString effectText(const QModelIndex& index) const;
    QString sideText(const AssociationChange& change, bool after) const;
    /// Returns one line per algorithm whose effect is known: "Fair Tree: 5 up, 8 down".
    QStringList effectLines(int row) const;
    QString card(const QModelIndex& index) const;

    const ChangeResults& m_results;
    NumberText m_numbers;
    std::vector<int> m_folded;
};

} // namespace fairshare::gui

Q_DECLARE_METATYPE(fairshare::ChangeEffect)
