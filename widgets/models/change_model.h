// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/number_text.h"
#include "widgets/work/change_results.h"

#include <QAbstractTableModel>

namespace fairshare::gui {

/// What differs from the baseline, a row a change: where, what, before and now, what it does alone; behind
/// those of the tree the settings. The last row is all changes together.
class ChangeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Columns before those of the algorithms; behind these comes Revert.
    enum Column { Node, Field, Before, After, Effect, FirstAlgorithm };
    enum Role {
        EffectRole = Qt::UserRole, ///< fairshare::ChangeEffect of a cell of an algorithm, once it is known
        LinkRole, ///< true for a cell that does something when it is clicked
        SumRole, ///< true in the last row
    };

    explicit ChangeModel(const ChangeResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    int revertColumn() const { return columnCount() - 1; }
    /// The row of the open scenario that changed; NoRow for what is gone and while the list is not current.
    NodeRow nodeAt(const QModelIndex& index) const;
    /// Place in the list of changes of the tree; nothing for all other rows.
    std::optional<std::size_t> changeAt(const QModelIndex& index) const;
    /// Place in the list of settings, which stand behind the changes of the tree.
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
    /// "Fair Tree: 5 up, 8 down", one an algorithm whose effect is known.
    QStringList effectLines(int row) const;
    QString card(const QModelIndex& index) const;

    const ChangeResults& m_results;
    NumberText m_numbers;
};

} // namespace fairshare::gui

Q_DECLARE_METATYPE(fairshare::ChangeEffect)
