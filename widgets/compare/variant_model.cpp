// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/variant_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/analysis/compare/comparison.h"
#include "core/base/numbers.h"
#include "core/tree/names/row_way.h"

namespace fairshare::gui {
namespace {

constexpr int Name = 0;
constexpr int Before = 1;

enum class VariantFigure { Rank, Move, Factor };

VariantFigure figureAt(int column)
{
    return static_cast<VariantFigure>((column - FirstVariantColumn) % ColumnsPerVariant);
}

bool isMove(int column)
{
    return column >= FirstVariantColumn && figureAt(column) == VariantFigure::Move;
}

VariantOrder::Key sortKeyOf(VariantFigure figure)
{
    switch (figure) {
    case VariantFigure::Rank:
        return VariantOrder::Key::Rank;
    case VariantFigure::Move:
        return VariantOrder::Key::Move;
    case VariantFigure::Factor:
        break;
    }
    return VariantOrder::Key::Factor;
}

QString nameOf(VariantFigure figure)
{
    switch (figure) {
    case VariantFigure::Rank:
        return VariantModel::tr("rank");
    case VariantFigure::Move:
        return VariantModel::tr("move");
    case VariantFigure::Factor:
        break;
    }
    return VariantModel::tr("factor");
}

QString meaningOf(VariantFigure figure)
{
    switch (figure) {
    case VariantFigure::Rank:
        return VariantModel::tr("Rank in this variant under the chosen algorithm; 1 is served first.");
    case VariantFigure::Move:
        return VariantModel::tr("Ranks gained (+) or lost (−) in this variant compared with the baseline.");
    case VariantFigure::Factor:
        break;
    }
    return VariantModel::tr("Fairshare factor in this variant, 0 to 1; higher is served first.");
}

Qt::AlignmentFlag figureAlignment(int column)
{
    if (column == Name)
        return Qt::AlignLeft;
    return isMove(column) ? Qt::AlignHCenter : Qt::AlignRight;
}

/// Returns the path of a user in a tree that is not shown.
QString wayOfOther(const OtherUser& user)
{
    const QString way = shownName(user.path).replace(QLatin1Char('/'), QStringLiteral(" › "));
    return user.partition.empty() ? way : QStringLiteral("%1 (%2)").arg(way, shownName(user.partition));
}

} // namespace

VariantModel::VariantModel(VariantResults& results, QObject* parent)
    : UserListModel(parent)
    , m_results(results)
{
    connect(&results, &VariantResults::changed, this, &VariantModel::onChanged);
}

void VariantModel::onChanged()
{
    beginResetModel();
    m_shown = m_results.current();
    m_users = m_shown && !m_shown->variants.empty() ? m_results.users() : std::vector<NodeRow>();
    m_places.assign(m_shown ? m_shown->size() : 0, -1);
    for (std::size_t at = 0; at < m_users.size(); ++at)
        m_places[m_users[at]] = static_cast<std::int32_t>(at);
    endResetModel();
}

int VariantModel::placeOf(NodeRow node) const
{
    return node < m_places.size() ? m_places[node] : -1;
}

VariantOrder VariantModel::orderOf(int column) const
{
    using Key = VariantOrder::Key;
    if (column < FirstVariantColumn)
        return {column == Name ? Key::Name : Key::Before, 0, false};
    return {sortKeyOf(figureAt(column)),
        static_cast<std::size_t>((column - FirstVariantColumn) / ColumnsPerVariant), false};
}

const VariantColumn& VariantModel::variantAt(int column) const
{
    return m_shown->variants[static_cast<std::size_t>((column - FirstVariantColumn) / ColumnsPerVariant)];
}

int VariantModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_users.size());
}

int VariantModel::columnCount(const QModelIndex& parent) const
{
    const std::size_t variants = m_shown ? m_shown->variants.size() : 0;
    return parent.isValid() ? 0 : FirstVariantColumn + ColumnsPerVariant * static_cast<int>(variants);
}

QString VariantModel::nameEnd(NodeRow user) const
{
    const std::string_view end = m_shown->nameEnd(user);
    return end.empty() ? QString() : QStringLiteral(" (%1)").arg(shownName(end));
}

QString VariantModel::text(NodeRow user, int column, bool exact) const
{
    const NumberText shown;
    if (column == Name)
        return shownName(m_shown->name(user)) + nameEnd(user);
    const auto rank = [&](std::uint32_t value) {
        if (exact)
            return value == UndefinedCount ? QString() : QString::number(value);
        return shown.rank(value);
    };
    if (column == Before)
        return rank(m_shown->before[user]);
    const VariantColumn& variant = variantAt(column);
    switch (figureAt(column)) {
    case VariantFigure::Rank:
        return rank(variant.rank[user]);
    case VariantFigure::Move: {
        const std::int32_t move = variant.move[user];
        if (exact)
            return move == NoMove ? QString() : QString::number(move);
        return move == NoMove ? shown.rank(UndefinedCount) : shown.move(move);
    }
    case VariantFigure::Factor:
        break;
    }
    const double factor = variant.factor[user];
    if (exact)
        return isUndefined(factor) ? QString() : QString::fromStdString(shortest(factor));
    return shown.factor(factor);
}

QString VariantModel::card(NodeRow user, int column) const
{
    QString lines = cardParagraph(isElsewhere(user)
            ? wayOfOther(m_shown->user(user))
            : shownName(shownWay(m_shown->tree, user)) + shownPartition(m_shown->tree, user));
    if (isElsewhere(user))
        lines += cardParagraph(tr("Not in the tree shown"));
    const QString exact = text(user, column, true);
    if (column == Name)
        return lines;
    const QString title = headerData(column, Qt::Horizontal, ExactRole).toString();
    if (exact.isEmpty())
        return lines + cardParagraph(tr("%1: none; the user does not exist there").arg(title));
    return lines + cardParagraph(tr("%1: %2").arg(title, exact));
}

QVariant VariantModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const NodeRow user = userAt(index.row());
    const int column = index.column();
    const bool move = isMove(column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(user, column, false);
    case ExactRole:
        return text(user, column, true);
    case Qt::ToolTipRole:
        return card(user, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | figureAlignment(column));
    case NameEndRole:
        return column == Name ? nameEnd(user) : QString();
    case QuietRole:
        return column == Before || isElsewhere(user) || (move && variantAt(column).move[user] == 0);
    case MoveRole: {
        const std::int32_t places = move ? variantAt(column).move[user] : NoMove;
        return places == NoMove ? QVariant() : QVariant(double(places) / std::max(1, m_shown->largestMove));
    }
    default:
        return {};
    }
}

QString VariantModel::heading(int section) const
{
    if (section == Name)
        return tr("User") + QLatin1Char('\n');
    if (section == Before)
        return tr("Rank") + QLatin1Char('\n') + tr("current");
    const VariantFigure figure = figureAt(section);
    return (figure == VariantFigure::Rank ? shownName(variantAt(section).name) : QString())
        + QLatin1Char('\n') + nameOf(figure);
}

QString VariantModel::exactHeading(int section) const
{
    if (section == Name)
        return tr("User");
    if (section == Before)
        return tr("Rank, current");
    return tr("%1, %2").arg(shownName(variantAt(section).name), nameOf(figureAt(section)));
}

QString VariantModel::headingCard(int section) const
{
    if (section == Name)
        return cardParagraph(tr("User of the scenario. Click to sort."));
    if (section == Before)
        return cardParagraph(tr("Rank in the baseline; 1 is served first. Click to sort."));
    return cardParagraph(shownName(variantAt(section).name)) + cardParagraph(meaningOf(figureAt(section)))
        + cardParagraph(tr("Click to sort."));
}

QVariant VariantModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return heading(section);
    case ExactRole:
        return exactHeading(section);
    case Qt::TextAlignmentRole:
        return static_cast<int>(figureAlignment(section));
    case Qt::InitialSortOrderRole:
        return section >= FirstVariantColumn && figureAt(section) != VariantFigure::Rank ? Qt::DescendingOrder
                                                                                         : Qt::AscendingOrder;
    case Qt::ToolTipRole:
        return headingCard(section);
    default:
        return {};
    }
}

void VariantModel::sort(int column, Qt::SortOrder order)
{
    VariantOrder wanted = column < 0 ? VariantOrder{} : orderOf(column);
    wanted.descending = order == Qt::DescendingOrder;
    m_results.setOrder(wanted);
}

} // namespace fairshare::gui
