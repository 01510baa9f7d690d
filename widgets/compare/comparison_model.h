// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_column.h"
#include "widgets/work/results/comparison_results.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace fairshare::gui {

/// Effect on users as a flat table of groups, with users below the expanded groups. Only visible rows cost
/// time, even with a hundred thousand users.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Roles in addition to the standard ones.
    enum Role {
        ExactRole = Qt::UserRole, ///< QString for copies
        GroupRole, ///< bool: the head of a group
        ExpandedRole, ///< bool
        ChangedRole, ///< bool: differs from the baseline
        MoveRole, ///< double: ranks gained, the mean for a group; invalid if there is none
        SummaryRole, ///< QString: number of users in a group who move
        GoneRole, ///< bool: a user that exists only in the baseline
        SubtitleRole, ///< QString: second line of a heading
        NameEndRole, ///< QString: the end of a user's name that distinguishes it, " (gpu)"
    };

    explicit ComparisonModel(ComparisonResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Sorts the comparison in the background. Column -1 restores its own order, largest gain first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Returns the comparison that is shown; null if there is none.
    const ComparisonPtr& comparison() const { return m_shown; }
    ComparisonResults& results() const { return m_results; }
    /// Shows only these users, as rows of the open scenario in ascending order; nothing for all. Ends when
    /// the tree gets other rows.
    void setOnly(std::optional<std::vector<NodeRow>> users);
    /// Returns the user or account of a row; NoRow for the head of the group of all and for users that exist
    /// only in the baseline.
    NodeRow nodeAt(int row) const;
    /// Returns the place of a user or of an account's group head; -1 if it is not shown.
    int placeOf(NodeRow node) const;
    bool isGroup(int row) const { return rowAt(row).isGroup; }
    /// True if the column contains information that no other column has, and not only zeros.
    bool isTelling(int column) const;
    /// Names the algorithms whose columns are hidden because no user moves under them; "" if there are none.
    QString stillAlgorithms() const;
    /// Returns the text of the first column: the name of a user with its distinguishing suffix.
    QString userName(NodeRow user) const;
    /// Returns the largest absolute move in the column.
    std::int32_t largestMove(int column) const;

    void setExpanded(int row, bool expanded);
    void setAllExpanded(bool expanded);
    /// Collapses the same groups as another model whose tree has the same rows.
    void adoptGroups(const ComparisonModel& other);
    /// Expands the group that contains the user.
    /// @return its place, -1 if there is no such user
    int reveal(NodeRow node);

private:
    struct Row {
        std::uint32_t at = 0; ///< index of the group or user
        bool isGroup = false;

        bool operator==(const Row&) const = default;
    };

    static const ComparisonColumn& columnAt(int column);
    void onChanged();
    void show(const ComparisonPtr& next);
    void listRows();
    Row rowAt(int row) const;
    /// Like nodeAt, but returns a place of RankComparison, which removed users also have.
    NodeRow placeAt(int row) const;
    bool isGrouped() const { return m_shown->question.grouping != Grouping::None; }
    bool isCollapsed(const ComparisonGroup& group) const;
    /// Returns the group that contains a place of RankComparison::users.
    const ComparisonGroup& groupOf(std::size_t user) const;
    /// Returns the name of a group's account; "" for the group of all users.
    std::string keyOf(const ComparisonGroup& group) const;
    std::optional<std::size_t> resultOf(int column) const;
    std::int32_t moveOf(int column, NodeRow user) const;
    QVariant groupData(const ComparisonGroup& group, int column, int role) const;
    QVariant userData(NodeRow user, int column, int role) const;
    QString nameEnd(NodeRow user) const;
    QString causeOf(NodeRow user) const;
    QString shownText(NodeRow user, int column) const;
    QString exactText(NodeRow user, int column) const;
    QString summary(const ComparisonGroup& group) const;
    /// Returns rich text: a bold title above paragraphs.
    static QString cardText(const QString& title, const QStringList& lines);
    /// Formats a mean of moves with its sign; whole numbers without decimals.
    static QString ranksText(double mean);
    QString groupCard(const ComparisonGroup& group, int column) const;
    QString goneCard(NodeRow user, int column) const;
    QString userCard(NodeRow user, int column) const;
    QString otherSide() const;

    ComparisonResults& m_results;
    ComparisonPtr m_whole; ///< the comparison of all users
    std::optional<std::vector<NodeRow>> m_only;
    ComparisonPtr m_shown;
    std::shared_ptr<const MoveCauses> m_causes; ///< of m_shown
    std::vector<int> m_begins; ///< by group: its first row, which is its head if users are grouped
    int m_rows = 0;
    std::unordered_set<std::string> m_collapsed; ///< names of accounts, so the state survives every edit
};

} // namespace fairshare::gui
