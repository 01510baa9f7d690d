// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/base/numbers.h"

/// Cell contents of ComparisonModel.
namespace fairshare::gui {
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
