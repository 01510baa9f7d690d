// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/quota_column.h"

#include <QCoreApplication>

#include <array>

namespace fairshare::gui {
namespace {

struct QuotaColumnTexts {
    Q_DECLARE_TR_FUNCTIONS(QuotaColumn)
};

struct QuotaColumnWords {
    const char* id;
    const char* title;
    const char* unit;
    const char* meaning;
};

/// In the order of QuotaColumn.
constexpr auto WordsByColumn = std::to_array<QuotaColumnWords>({
    {"group", QT_TRANSLATE_NOOP("QuotaColumn", "Group"), "",
        QT_TRANSLATE_NOOP(
            "QuotaColumn", "The accounting groups of the pool, below each other by their dotted names")},
    {"quota", QT_TRANSLATE_NOOP("QuotaColumn", "Quota"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "What the group may use with everything below it, in slot weight. Editable; of a dynamic quota, "
            "in "
            "gray, the cores that its fraction gives")},
    {"dynamic", QT_TRANSLATE_NOOP("QuotaColumn", "Dynamic"),
        QT_TRANSLATE_NOOP("QuotaColumn", "of the parent"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "The quota as a fraction of what static siblings leave of the parent's, 0 to 1. Editable: a "
            "typed "
            "fraction makes the quota dynamic")},
    {"weight", QT_TRANSLATE_NOOP("QuotaColumn", "Weight"), QT_TRANSLATE_NOOP("QuotaColumn", "balancer"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores that a job of the group takes. The balancer prefers the heaviest; 0 is never balanced. "
            "Editable")},
    {"threshold", QT_TRANSLATE_NOOP("QuotaColumn", "Threshold"), QT_TRANSLATE_NOOP("QuotaColumn", "jobs"),
        QT_TRANSLATE_NOOP("QuotaColumn", "More idle jobs than this are demand for the balancer. Editable")},
    {"demand", QT_TRANSLATE_NOOP("QuotaColumn", "Demand"), QT_TRANSLATE_NOOP("QuotaColumn", "idle jobs"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Idle jobs, smoothed, of groups without groups below them. Editable, also by its slider, which "
            "is finer at the left and reaches the size of the pool, or twice the highest demand. A request "
            "that is usage + demand × weight follows it")},
    {"requested", QT_TRANSLATE_NOOP("QuotaColumn", "Requested"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "Cores of running and idle jobs directly in the group. Editable")},
    {"usage", QT_TRANSLATE_NOOP("QuotaColumn", "Usage"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "Cores in use, charged directly to the group. Editable")},
    {"accepts_surplus", QT_TRANSLATE_NOOP("QuotaColumn", "Accepts surplus"), "",
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Whether the group may get quota that others do not use: as the file has it, which a click or "
            "Space "
            "changes, and what the policy makes of it")},
    {"autoregroup", QT_TRANSLATE_NOOP("QuotaColumn", "Autoregroup"), "",
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Whether submitters of the group negotiate once more for the whole pool. A click or Space "
            "changes it")},
    {"allocated_declared", QT_TRANSLATE_NOOP("QuotaColumn", "Allocated, no balancing"),
        QT_TRANSLATE_NOOP("QuotaColumn", "cores, tick = own quota"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "What the group gets with the flags of the file; groups with groups below them show the total "
            "and, "
            "where they request cores themselves, their own part")},
    {"allocated", "", QT_TRANSLATE_NOOP("QuotaColumn", "cores, tick = own quota"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "What the group gets under the policy; groups with groups below them show the total and, where "
            "they "
            "request cores themselves, their own part")},
    {"change", QT_TRANSLATE_NOOP("QuotaColumn", "Change"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "What the policy gives the group more or less than the file does")},
    {"surplus", QT_TRANSLATE_NOOP("QuotaColumn", "Surplus"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "What of its cores the group gets from others under the policy")},
    {"unmet", QT_TRANSLATE_NOOP("QuotaColumn", "Unmet"), "",
        QT_TRANSLATE_NOOP(
            "QuotaColumn", "Cores that jobs directly in the group request and do not get under the policy")},
    {"limit", QT_TRANSLATE_NOOP("QuotaColumn", "Limit"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Up to how much the group may use in the first round of a negotiation under the policy: what is "
            "allocated to it or its own quota, the larger, within strict quotas")},
    {"granted", QT_TRANSLATE_NOOP("QuotaColumn", "Granted"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "What jobs directly in the group use after one negotiation under the policy, with all its "
            "rounds")},
    {"reason", QT_TRANSLATE_NOOP("QuotaColumn", "Reason"), "",
        QT_TRANSLATE_NOOP("QuotaColumn", "Why the group gets what it gets under the policy")},
});

const QuotaColumnWords& quotaColumnWords(QuotaColumn column)
{
    return WordsByColumn[static_cast<std::size_t>(column)];
}

} // namespace

QString quotaColumnId(QuotaColumn column)
{
    return QLatin1String(quotaColumnWords(column).id);
}

QString quotaColumnTitle(QuotaColumn column, const QString& policy)
{
    if (column == QuotaColumn::Chosen)
        return QuotaColumnTexts::tr("Allocated, %1").arg(policy);
    return QuotaColumnTexts::tr(quotaColumnWords(column).title);
}

QString quotaColumnUnit(QuotaColumn column, const QString& policy)
{
    if (column == QuotaColumn::Accepts)
        return QuotaColumnTexts::tr("file → %1").arg(policy);
    if (column == QuotaColumn::Unmet)
        return policy;
    return *quotaColumnWords(column).unit == '\0' ? QString()
                                                  : QuotaColumnTexts::tr(quotaColumnWords(column).unit);
}

QString quotaColumnMeaning(QuotaColumn column)
{
    return QuotaColumnTexts::tr(quotaColumnWords(column).meaning);
}

std::optional<QuotaField> quotaFieldOf(QuotaColumn column)
{
    switch (column) {
    case QuotaColumn::Quota:
        return QuotaField::Quota;
    case QuotaColumn::Fraction:
        return QuotaField::Fraction;
    case QuotaColumn::Weight:
        return QuotaField::Weight;
    case QuotaColumn::Threshold:
        return QuotaField::Threshold;
    case QuotaColumn::Demand:
        return QuotaField::Demand;
    case QuotaColumn::Requested:
        return QuotaField::Requested;
    case QuotaColumn::Usage:
        return QuotaField::Usage;
    case QuotaColumn::Accepts:
        return QuotaField::AcceptsSurplus;
    case QuotaColumn::Autoregroup:
        return QuotaField::Autoregroup;
    default:
        return std::nullopt;
    }
}

QuotaColumn quotaColumnOf(QuotaField field)
{
    int column = 0;
    while (quotaFieldOf(static_cast<QuotaColumn>(column)) != field)
        ++column;
    return static_cast<QuotaColumn>(column);
}

bool isOfNegotiation(QuotaColumn column)
{
    return column == QuotaColumn::Limit || column == QuotaColumn::Granted;
}

bool isHiddenAtFirst(QuotaColumn column)
{
    return column == QuotaColumn::Fraction || column == QuotaColumn::Usage
        || column == QuotaColumn::Autoregroup || column == QuotaColumn::Surplus || isOfNegotiation(column);
}

bool isNumber(QuotaColumn column)
{
    return column != QuotaColumn::Name && column != QuotaColumn::Reason && column != QuotaColumn::Accepts
        && column != QuotaColumn::Autoregroup;
}

} // namespace fairshare::gui
