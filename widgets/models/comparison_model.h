// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/comparison_column.h"
#include "widgets/work/comparison_results.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace fairshare::gui {

/// Who gains and who loses, as a flat table of groups and the users below those that are expanded: a hundred
/// thousand users cost what is on screen.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Beside the standard roles.
    enum Role {
        ExactRole = Qt::UserRole, ///< QString for copies
        GroupRole, ///< bool: the head of a group
        ExpandedRole, ///< bool
        ChangedRole, ///< bool: differs from the baseline
        MoveRole, ///< double: ranks gained, of a group the mean; invalid where there is none
        SummaryRole, ///< QString: who moves in a group
        GoneRole, ///< bool: a user whom only the baseline has
        SubtitleRole, ///< QString: second line of a heading
        NameEndRole, ///< QString: the end of a user's name that tells it apart, " (gpu)"
    };

    explicit ComparisonModel(ComparisonResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// By the comparison itself, in the background; -1 for its own order, who gains most first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// What is shown; null when there is nothing.
    const ComparisonPtr& comparison() const { return m_shown; }
    ComparisonResults& results() const { return m_results; }
    /// The user or the account of a row; NoRow for the head of all and for users whom only the baseline has.
    NodeRow nodeAt(int row) const;
    /// Where a user or the head of an account stands; -1 when it is not shown.
    int placeOf(NodeRow node) const;
    bool isGroup(int row) const { return rowAt(row).isGroup; }
    /// Whether the column says something that no other does.
    bool isTelling(int column) const;
    /// What stands in the first column: a user's name with what tells it apart.
    QString userName(NodeRow user) const;
    /// The largest move of the column, without sign.
    std::int32_t largestMove(int column) const;

    void setExpanded(int row, bool expanded);
    void setAllExpanded(bool expanded);
    /// Collapses the groups that another model does whose tree has the same rows.
    void adoptGroups(const ComparisonModel& other);
    /// Expands the group that hides the user. @return its place, -1 when there is no such user
    int reveal(NodeRow node);

private:
    struct Row {
        std::uint32_t at = 0; ///< place of the group or of the user
        bool isGroup = false;

        bool operator==(const Row&) const = default;
    };

    static const ComparisonColumn& columnAt(int column);
    void onChanged();
    void listRows();
    Row rowAt(int row) const;
    /// As nodeAt, but a place of RankComparison, which those have too who are gone.
    NodeRow placeAt(int row) const;
    bool isGrouped() const { return m_shown->question.grouping != Grouping::None; }
    bool isCollapsed(const ComparisonGroup& group) const;
    /// The group that holds a place of RankComparison::users.
    const ComparisonGroup& groupOf(std::size_t user) const;
    /// The name of a group's account; "" for the group of all.
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
    /// Rich text: a bold title over paragraphs.
    static QString cardText(const QString& title, const QStringList& lines);
    /// A mean of moves with its sign; whole numbers without decimals.
    static QString ranksText(double mean);
    QString groupCard(const ComparisonGroup& group, int column) const;
    QString goneCard(NodeRow user, int column) const;
    QString userCard(NodeRow user, int column) const;
    QString otherSide() const;

    ComparisonResults& m_results;
    ComparisonPtr m_shown;
    std::shared_ptr<const MoveCauses> m_causes; ///< of m_shown
    std::vector<int> m_begins; ///< by group: its first row, which is its head where users are grouped
    int m_rows = 0;
    std::unordered_set<std::string> m_collapsed; ///< names of accounts, so that it survives every edit
};

} // namespace fairshare::gui
