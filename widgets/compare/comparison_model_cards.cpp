// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_model.h"
#include "widgets/table/algorithm_help.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/cell_text.h"

#include "core/base/numbers.h"
#include "core/tree/row_way.h"

#include <cmath>

/// Hover cards of ComparisonModel.
namespace fairshare::gui {
namespace {

constexpr int MeanDecimals = 1;

/// Returns the path with the partition.
QString comparedWay(const ShareTree& tree, NodeRow row)
{
    return shownName(shownWay(tree, row)) + shownPartition(tree, row);
}

} // namespace

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

} // namespace fairshare::gui
