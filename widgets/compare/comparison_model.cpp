// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_model.h"

#include "core/base/numbers.h"
#include "core/tree/names/row_way.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace fairshare::gui {
namespace {

constexpr int MeanDecimals = 1;

/// Returns the path with the partition.
QString comparedWay(const ShareTree& tree, NodeRow row)
{
    return shownName(shownWay(tree, row)) + shownPartition(tree, row);
}

} // namespace

const ComparisonColumn& ComparisonModel::columnAt(int column)
{
    return comparisonColumns()[static_cast<std::size_t>(column)];
}

ComparisonModel::ComparisonModel(ComparisonResults& results, QObject* parent)
    : QAbstractTableModel(parent)
    , m_results(results)
{
    connect(&results, &ComparisonResults::changed, this, &ComparisonModel::onChanged);
    onChanged();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(comparisonColumns().size());
}

void ComparisonModel::onChanged()
{
    const ComparisonPtr& next = m_results.current();
    if (next == m_whole)
        return;
    if (!next || !m_whole || !haveSameShape(next->now().tree, m_whole->now().tree))
        m_only.reset();
    m_whole = next;
    show(m_only ? std::make_shared<RankComparison>(withUsers(*next, *m_only)) : next);
}

void ComparisonModel::setOnly(std::optional<std::vector<NodeRow>> users)
{
    if (users == m_only)
        return;
    m_only = std::move(users);
    if (m_whole)
        show(m_only ? std::make_shared<RankComparison>(withUsers(*m_whole, *m_only)) : m_whole);
}

void ComparisonModel::show(const ComparisonPtr& next)
{
    const bool sameTree = next && m_shown
        && next->now().tree.columns().shape == m_shown->now().tree.columns().shape
        && next->question.grouping == m_shown->question.grouping;
    if (!sameTree) {
        beginResetModel();
        m_shown = next;
        m_causes = m_results.causes();
        listRows();
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<NodeRow> nodes;
    for (const QModelIndex& index : before)
        nodes.push_back(placeAt(index.row()));
    m_shown = next;
    m_causes = m_results.causes();
    listRows();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int place =
            nodes[static_cast<std::size_t>(i)] == NoRow ? 0 : placeOf(nodes[static_cast<std::size_t>(i)]);
        after << (place < 0 ? QModelIndex() : index(place, before[i].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

std::string ComparisonModel::keyOf(const ComparisonGroup& group) const
{
    return group.account == NoRow ? std::string() : std::string(m_shown->now().tree.name(group.account));
}

bool ComparisonModel::isCollapsed(const ComparisonGroup& group) const
{
    return isGrouped() && !m_collapsed.empty() && m_collapsed.contains(keyOf(group));
}

/// Lists only the groups. The place of a user follows from the beginning of its group, even with a million
/// users.
void ComparisonModel::listRows()
{
    m_begins.clear();
    m_rows = 0;
    if (!m_shown)
        return;
    const int head = isGrouped() ? 1 : 0;
    for (const ComparisonGroup& group : m_shown->groups) {
        m_begins.push_back(m_rows);
        m_rows += head + (isCollapsed(group) ? 0 : static_cast<int>(group.end - group.begin));
    }
}

ComparisonModel::Row ComparisonModel::rowAt(int row) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), row);
    const auto group = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const int head = isGrouped() ? 1 : 0;
    if (row < m_begins[group] + head)
        return {static_cast<std::uint32_t>(group), true};
    const auto below = static_cast<std::size_t>(row - m_begins[group] - head);
    return {static_cast<std::uint32_t>(m_shown->groups[group].begin + below), false};
}

NodeRow ComparisonModel::placeAt(int row) const
{
    const Row shown = rowAt(row);
    return shown.isGroup ? m_shown->groups[shown.at].account : m_shown->users[shown.at];
}

NodeRow ComparisonModel::nodeAt(int row) const
{
    const NodeRow at = placeAt(row);
    return at == NoRow || m_shown->isGone(at) ? NoRow : at;
}

const ComparisonGroup& ComparisonModel::groupOf(std::size_t user) const
{
    const auto next = std::upper_bound(m_shown->groups.begin(), m_shown->groups.end(), user,
        [](std::size_t at, const ComparisonGroup& group) { return at < group.begin; });
    return *std::prev(next);
}

int ComparisonModel::placeOf(NodeRow node) const
{
    if (!m_shown || node >= m_shown->place.size() || m_shown->place[node] == UndefinedCount)
        return -1;
    const std::size_t at = m_shown->place[node];
    if (!m_shown->isUser(node))
        return m_begins[at];
    const ComparisonGroup& group = groupOf(at);
    if (isCollapsed(group))
        return -1;
    const auto begin = m_begins[static_cast<std::size_t>(&group - m_shown->groups.data())];
    return begin + (isGrouped() ? 1 : 0) + static_cast<int>(at - group.begin);
}

std::optional<std::size_t> ComparisonModel::resultOf(int column) const
{
    if (columnAt(column).kind == ComparisonKind::Move)
        return m_shown->algorithm;
    const Algorithm* algorithm = columnAt(column).algorithm;
    const auto& results = m_shown->now().results;
    for (std::size_t at = 0; algorithm != nullptr && at < results.size(); ++at)
        if (results[at].algorithm == algorithm)
            return at;
    return std::nullopt;
}

std::int32_t ComparisonModel::moveOf(int column, NodeRow user) const
{
    const auto result = resultOf(column);
    return result ? m_shown->move(*result, user) : NoMove;
}

bool ComparisonModel::isTelling(int column) const
{
    const ComparisonColumn& shown = columnAt(column);
    if (shown.kind == ComparisonKind::Cause)
        return m_causes && !m_causes->of.empty();
    if (!m_shown || shown.kind != ComparisonKind::OtherMove)
        return true;
    const std::string& against = m_shown->question.against;
    const auto result = resultOf(column);
    return result && *result != m_shown->algorithm && m_shown->compares() && shown.algorithm->id != against
        && m_shown->anyMoves(*result);
}

QString ComparisonModel::stillAlgorithms() const
{
    QStringList titles;
    for (std::size_t at = 0; m_shown && m_shown->compares() && at < m_shown->now().results.size(); ++at) {
        const Algorithm& algorithm = *m_shown->now().results[at].algorithm;
        const bool compared = at != m_shown->algorithm && algorithm.id != m_shown->question.against;
        if (compared && !m_shown->anyMoves(at))
            titles << algorithmTitle(algorithm);
    }
    return titles.isEmpty() ? QString()
                            : tr("Hidden, because no user moves: %1.").arg(titles.join(QStringLiteral(", ")));
}

std::int32_t ComparisonModel::largestMove(int column) const
{
    if (!m_shown)
        return 0;
    return columnAt(column).kind == ComparisonKind::Move ? m_shown->largestMove : m_shown->largestOther;
}

void ComparisonModel::setExpanded(int row, bool expanded)
{
    const Row head = rowAt(row);
    const ComparisonGroup& group = m_shown->groups[head.at];
    const std::string key = keyOf(group);
    if (!head.isGroup || m_collapsed.contains(key) != expanded)
        return;
    const int size = static_cast<int>(group.end - group.begin);
    const auto changeRows = [this, &key, expanded] {
        if (expanded)
            m_collapsed.erase(key);
        else
            m_collapsed.insert(key);
        listRows();
    };
    if (expanded) {
        beginInsertRows({}, row + 1, row + size);
        changeRows();
        endInsertRows();
    } else {
        beginRemoveRows({}, row + 1, row + size);
        changeRows();
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(row, 0), index(row, 0), {ExpandedRole});
}

void ComparisonModel::adoptGroups(const ComparisonModel& other)
{
    for (int row = 0; row < other.rowCount(); ++row) {
        const bool isCollapsed = other.isGroup(row) && !other.index(row, 0).data(ExpandedRole).toBool();
        const int place = isCollapsed ? placeOf(other.nodeAt(row)) : -1;
        if (place >= 0)
            setExpanded(place, false);
    }
}

void ComparisonModel::setAllExpanded(bool expanded)
{
    if (!m_shown || m_shown->question.grouping == Grouping::None)
        return;
    beginResetModel();
    m_collapsed.clear();
    for (const ComparisonGroup& group : m_shown->groups)
        if (!expanded)
            m_collapsed.insert(keyOf(group));
    listRows();
    endResetModel();
}

int ComparisonModel::reveal(NodeRow node)
{
    if (!m_shown || node >= m_shown->place.size())
        return -1;
    const int place = placeOf(node);
    if (place >= 0 || m_shown->place[node] == UndefinedCount)
        return place;
    setExpanded(placeOf(groupOf(m_shown->place[node]).account), true);
    return placeOf(node);
}

void ComparisonModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0) {
        m_results.setOrder({});
        return;
    }
    ComparisonOrder wanted{.key = columnAt(column).key(), .descending = order == Qt::DescendingOrder};
    if (columnAt(column).kind == ComparisonKind::OtherMove && m_shown)
        wanted.algorithm = resultOf(column).value_or(ChosenAlgorithm);
    m_results.setOrder(wanted);
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ComparisonColumn& column = columnAt(section);
    switch (role) {
    case Qt::DisplayRole:
    case ExactRole:
        return column.fullTitle(m_shown.get());
    case SubtitleRole:
        return column.subtitle(m_shown.get());
    case Qt::InitialSortOrderRole:
        return column.isMove() || column.kind == ComparisonKind::Factor ? Qt::DescendingOrder
                                                                        : Qt::AscendingOrder;
    case Qt::ToolTipRole:
        return cardText(column.fullTitle(m_shown.get()),
            column.meaning(m_shown ? m_shown->result().algorithm : nullptr).split(QLatin1Char('\n'))
                << (column.isMove() ? stillAlgorithms() : QString())
                << (column.kind == ComparisonKind::Cause ? QString() : tr("Click to sort.")));
    default:
        return {};
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || !m_shown)
        return {};
    const Row row = rowAt(index.row());
    if (role == GroupRole)
        return row.isGroup;
    if (role == GoneRole)
        return !row.isGroup && m_shown->isGone(m_shown->users[row.at]);
    return row.isGroup ? groupData(m_shown->groups[row.at], index.column(), role)
                       : userData(m_shown->users[row.at], index.column(), role);
}

QVariant ComparisonModel::groupData(const ComparisonGroup& group, int column, int role) const
{
    const ComparisonColumn& shown = columnAt(column);
    const auto result = resultOf(column);
    const bool hasMean = result && m_shown->compares() && group.compared() != 0;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (shown.kind == ComparisonKind::Name)
            return shownName(m_shown->now().tree.name(group.account));
        return shown.kind == ComparisonKind::Move && hasMean ? ranksText(group.meanMove(*result)) : QString();
    case ExactRole:
        if (shown.kind == ComparisonKind::Name)
            return shownName(m_shown->now().tree.name(group.account));
        return hasMean ? QString::fromStdString(shortest(group.meanMove(*result))) : QString();
    case MoveRole:
        return hasMean ? QVariant(group.meanMove(*result)) : QVariant();
    case SummaryRole:
        return summary(group);
    case ExpandedRole:
        return !m_collapsed.contains(keyOf(group));
    case ChangedRole:
        return shown.kind == ComparisonKind::Name && m_shown->changed[group.account] != 0;
    case Qt::ToolTipRole:
        return groupCard(group, column);
    default:
        return {};
    }
}

QVariant ComparisonModel::userData(NodeRow user, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return shownText(user, column);
    case ExactRole:
        return exactText(user, column);
    case NameEndRole:
        return nameEnd(user);
    case MoveRole: {
        const std::int32_t move = moveOf(column, user);
        return move == NoMove ? QVariant() : QVariant(static_cast<double>(move));
    }
    case ChangedRole:
        return columnAt(column).kind == ComparisonKind::Name && !m_shown->isGone(user)
            && m_shown->changed[user] != 0;
    case Qt::ToolTipRole:
        return userCard(user, column);
    default:
        return {};
    }
}

QString ComparisonModel::cardText(const QString& title, const QStringList& lines)
{
    QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    for (const QString& line : lines)
        text += cardParagraph(line);
    return text;
}

QString ComparisonModel::ranksText(double mean)
{
    const NumberText text;
    if (mean == std::round(mean))
        return text.move(static_cast<std::int64_t>(mean));
    const QString number = text.real(mean, MeanDecimals);
    return mean > 0 ? QLatin1Char('+') + number : number;
}

QString ComparisonModel::otherSide() const
{
    if (const std::string& against = m_shown->question.against; !against.empty())
        return algorithmTitle(*m_shown->now().find(against)->algorithm);
    return tr("the baseline");
}

QString ComparisonModel::groupCard(const ComparisonGroup& group, int column) const
{
    QStringList lines{
        group.usersNow() == 1 ? tr("1 user") : tr("%1 users").arg(NumberText().count(group.usersNow()))};
    const auto result = resultOf(column).value_or(m_shown->algorithm);
    if (m_shown->compares()) {
        const QString under = algorithmTitle(*m_shown->now().results[result].algorithm);
        if (result == m_shown->algorithm)
            lines << summary(group);
        lines << tr("Under %1 relative to %2: %3 ranks in total, %4 on average")
                     .arg(under, otherSide(), NumberText().move(group.ranks[result]),
                         ranksText(group.meanMove(result)));
    }
    return cardText(shownName(shownWay(m_shown->now().tree, group.account)), lines);
}

QString ComparisonModel::goneCard(NodeRow user, int column) const
{
    const Evaluation& baseline = *m_shown->question.baseline;
    const auto result = resultOf(column).value_or(m_shown->algorithm);
    const Algorithm& algorithm = *m_shown->now().results[result].algorithm;
    QStringList lines{tr("Removed: only the baseline has this user")};
    if (const AlgorithmResult* before = baseline.find(algorithm.id); before != nullptr)
        lines << tr("Rank %1 of %2 in the baseline under %3")
                     .arg(NumberText().rank((*before->rank)[m_shown->rowOf(user)]),
                         NumberText().count(baseline.tree.userCount()), algorithmTitle(algorithm));
    return cardText(comparedWay(m_shown->treeOf(user), m_shown->rowOf(user)), lines);
}

QString ComparisonModel::userCard(NodeRow user, int column) const
{
    if (m_shown->isGone(user))
        return goneCard(user, column);
    const ShareTree& tree = m_shown->now().tree;
    const auto result = resultOf(column).value_or(m_shown->algorithm);
    const AlgorithmResult& figures = m_shown->now().results[result];
    const QString under = algorithmTitle(*figures.algorithm);
    const std::uint32_t rank = (*figures.rank)[user];
    QStringList lines{tr("Rank %1 of %2 under %3")
            .arg(NumberText().rank(rank), NumberText().count(tree.userCount()), under)};
    const std::int32_t move = m_shown->move(result, user);
    const bool isNew = move == NoMove && m_shown->compares();
    if (move != NoMove) {
        const QString before = NumberText().count(static_cast<std::uint64_t>(std::int64_t{rank} + move));
        const QString way = tr("%1 − %2 = %3").arg(before, NumberText().rank(rank), NumberText().move(move));
        lines << (m_shown->question.comparesAlgorithms()
                ? tr("Rank %1 under %2; move: %3").arg(before, otherSide(), way)
                : tr("Rank %1 in the baseline; move: %2").arg(before, way));
    } else if (isNew) {
        lines << tr("New: this user is not in the baseline");
    }
    const double factor = figures.table.reals("factor")[user];
    if (!isUndefined(factor))
        lines << tr("Factor: %1").arg(QString::fromStdString(shortest(factor)));
    if (std::isnan(factor) && !isUndefined(factor))
        lines << tr("nan: the calculation divided 0 by 0");
    if (const QString cause = result == m_shown->algorithm ? causeOf(user) : QString(); !cause.isEmpty())
        lines << tr("Cause: %1").arg(cause);
    if (m_shown->changed[user] != 0 && !isNew)
        lines << tr("This user's own values differ from the baseline");
    return cardText(comparedWay(tree, user), lines);
}

QString ComparisonModel::nameEnd(NodeRow user) const
{
    QStringList apart;
    if (m_shown->isGone(user))
        apart << tr("gone");
    if (const std::string_view end = m_shown->nameEnd(user); !end.empty())
        apart << shownName(end);
    return apart.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(apart.join(QStringLiteral(", ")));
}

QString ComparisonModel::userName(NodeRow user) const
{
    return shownName(m_shown->name(user)) + nameEnd(user);
}

QString ComparisonModel::causeOf(NodeRow user) const
{
    if (!m_causes || m_causes->of.empty() || m_shown->isGone(user))
        return {};
    const std::string& cause = m_causes->at(user);
    return cause == TogetherCause ? tr("combined changes") : shownName(cause);
}

QString ComparisonModel::shownText(NodeRow user, int column) const
{
    const NumberText text;
    switch (columnAt(column).kind) {
    case ComparisonKind::Name:
        return userName(user);
    case ComparisonKind::Before:
        return text.rank(m_shown->before[user]);
    case ComparisonKind::Now:
        return text.rank(m_shown->rankNow(user));
    case ComparisonKind::Factor:
        return text.factor(m_shown->factorNow(user));
    case ComparisonKind::Cause:
        return causeOf(user);
    default:
        break;
    }
    const std::int32_t move = moveOf(column, user);
    return move == NoMove ? text.rank(UndefinedCount) : text.move(move);
}

QString ComparisonModel::exactText(NodeRow user, int column) const
{
    const auto rank = [](std::uint32_t value) {
        return value == UndefinedCount ? QString() : QString::number(value);
    };
    switch (columnAt(column).kind) {
    case ComparisonKind::Name:
        return userName(user);
    case ComparisonKind::Before:
        return rank(m_shown->before[user]);
    case ComparisonKind::Now:
        return rank(m_shown->rankNow(user));
    case ComparisonKind::Factor: {
        const double factor = m_shown->factorNow(user);
        return isUndefined(factor) ? QString() : QString::fromStdString(shortest(factor));
    }
    case ComparisonKind::Cause:
        return causeOf(user);
    default:
        break;
    }
    const std::int32_t move = moveOf(column, user);
    return move == NoMove ? QString() : QString::number(move);
}

QString ComparisonModel::summary(const ComparisonGroup& group) const
{
    const NumberText text;
    if (m_shown->compares()) {
        const QString moves = tr("%1 up, %2 down, %3 unchanged")
                                  .arg(text.count(group.up), text.count(group.down), text.count(group.kept));
        return group.gone == 0 ? moves : tr("%1, %2 removed").arg(moves, text.count(group.gone));
    }
    const std::size_t users = group.usersNow();
    return users == 1 ? tr("1 user") : tr("%1 users").arg(text.count(users));
}

} // namespace fairshare::gui
