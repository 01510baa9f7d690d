// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_column.h"

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
        QT_TRANSLATE_NOOP("QuotaColumn", "Accounting groups of the pool, nested by their dotted names.")},
    {"quota", QT_TRANSLATE_NOOP("QuotaColumn", "Quota"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Slot weight that the group and everything below it may use. Editable; for a dynamic quota, the "
            "resulting cores are shown in gray.")},
    {"dynamic", QT_TRANSLATE_NOOP("QuotaColumn", "Dynamic"), QT_TRANSLATE_NOOP("QuotaColumn", "fraction"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Quota as a fraction, 0 to 1, of what static siblings leave of the parent group's quota. "
            "Editable; entering a fraction makes the quota dynamic.")},
    {"weight", QT_TRANSLATE_NOOP("QuotaColumn", "Weight"), QT_TRANSLATE_NOOP("QuotaColumn", "balancer"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores used by one job of the group. The balancer prefers heavier groups; groups with 0 never "
            "have demand. Editable.")},
    {"threshold", QT_TRANSLATE_NOOP("QuotaColumn", "Threshold"), QT_TRANSLATE_NOOP("QuotaColumn", "jobs"),
        QT_TRANSLATE_NOOP(
            "QuotaColumn", "Number of idle jobs above which the balancer sees demand. Editable.")},
    {"demand", QT_TRANSLATE_NOOP("QuotaColumn", "Demand"), QT_TRANSLATE_NOOP("QuotaColumn", "idle jobs"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Smoothed number of idle jobs, for groups without subgroups. Editable, also with the slider. The "
            "slider is finer at the left and ends at the pool size or twice the highest demand, whichever is "
            "larger. A request that equals usage + demand × weight follows changes to them.")},
    {"requested", QT_TRANSLATE_NOOP("QuotaColumn", "Requested"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP(
            "QuotaColumn", "Cores requested by running and idle jobs directly in the group. Editable.")},
    {"usage", QT_TRANSLATE_NOOP("QuotaColumn", "Usage"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "Cores in use, charged directly to the group. Editable.")},
    {"accepts_surplus", QT_TRANSLATE_NOOP("QuotaColumn", "Accepts surplus"), "",
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Whether the group may use surplus quota of other groups: as set in the file → as set by the "
            "policy. Click or press Space to change the file's setting.")},
    {"autoregroup", QT_TRANSLATE_NOOP("QuotaColumn", "Autoregroup"), "",
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Whether submitters of the group negotiate again for the whole pool. Click or press Space to "
            "change.")},
    {"allocated_declared", QT_TRANSLATE_NOOP("QuotaColumn", "Allocated, as declared"),
        QT_TRANSLATE_NOOP("QuotaColumn", "cores, tick = own quota"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores allocated to the group with the surplus flags of the file. Groups with subgroups show the "
            "total and, if they request cores themselves, their own part.")},
    {"allocated", "", QT_TRANSLATE_NOOP("QuotaColumn", "cores, tick = own quota"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores allocated to the group under the policy. Groups with subgroups show the total and, if "
            "they request cores themselves, their own part.")},
    {"change", QT_TRANSLATE_NOOP("QuotaColumn", "Change"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Allocation under the policy minus allocation with the surplus flags of the file.")},
    {"surplus", QT_TRANSLATE_NOOP("QuotaColumn", "Surplus"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn", "Cores that the group gets from other groups under the policy.")},
    {"unmet", QT_TRANSLATE_NOOP("QuotaColumn", "Unmet"), "",
        QT_TRANSLATE_NOOP(
            "QuotaColumn", "Cores that jobs directly in the group request but do not get under the policy.")},
    {"limit", QT_TRANSLATE_NOOP("QuotaColumn", "Limit"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores that the group may use in the first round of negotiation under the policy: its "
            "allocation, or its own quota if that is larger. Strict quotas may lower it.")},
    {"granted", QT_TRANSLATE_NOOP("QuotaColumn", "Granted"), QT_TRANSLATE_NOOP("QuotaColumn", "cores"),
        QT_TRANSLATE_NOOP("QuotaColumn",
            "Cores used by jobs directly in the group after all rounds of one negotiation under the "
            "policy.")},
    {"reason", QT_TRANSLATE_NOOP("QuotaColumn", "Reason"), "",
        QT_TRANSLATE_NOOP("QuotaColumn", "Reason for the group's allocation under the policy.")},
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

QString quotaFieldName(QuotaField field)
{
    switch (field) {
    case QuotaField::Quota:
        return QuotaColumnTexts::tr("quota");
    case QuotaField::Fraction:
        return QuotaColumnTexts::tr("fraction");
    case QuotaField::Weight:
        return QuotaColumnTexts::tr("weight");
    case QuotaField::Threshold:
        return QuotaColumnTexts::tr("threshold");
    case QuotaField::Demand:
        return QuotaColumnTexts::tr("demand");
    case QuotaField::Requested:
        return QuotaColumnTexts::tr("request");
    case QuotaField::Usage:
        return QuotaColumnTexts::tr("usage");
    case QuotaField::AcceptsSurplus:
        return QuotaColumnTexts::tr("surplus flag");
    case QuotaField::Autoregroup:
        return QuotaColumnTexts::tr("autoregroup");
    }
    return {};
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
