// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/step_text.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/scenario/edits/usage_scaling.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace fairshare::gui {
namespace {

struct StepTexts {
    Q_DECLARE_TR_FUNCTIONS(StepTexts)
};

QString valueText(const ShareTree& tree, NodeRow row, ValueField field)
{
    const NumberText numbers;
    return field == ValueField::Shares ? numbers.shares(tree.shares(row))
                                       : numbers.usage(usageWithSubtree(tree, std::array{row}).front());
}

QString changeText(const QString& name, const ShownChange& values, ValueField field)
{
    return field == ValueField::Shares
        ? StepTexts::tr("shares of %1 from %2 to %3").arg(name, values.from, values.to)
        : StepTexts::tr("usage of %1 from %2 to %3 TRES-h").arg(name, values.from, values.to);
}

/// "shares of alice from 10 to 20"
QString changeText(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field)
{
    const bool shares = field == ValueField::Shares;
    std::vector<NodeRow> counted;
    if (!shares) {
        counted = rowsCountedOnce(after, rows);
        rows = counted;
    }
    const QString to = valueText(after, rows.front(), field);
    if (rows.size() == 1)
        return changeText(
            shownName(before.name(rows.front())), {valueText(before, rows.front(), field), to}, field);
    const QString count = NumberText().count(rows.size());
    const std::vector<long double> usage =
        shares ? std::vector<long double>() : usageWithSubtree(after, rows);
    const bool alike = shares
        ? std::all_of(rows.begin(), rows.end(),
              [&](NodeRow row) { return after.shares(row) == after.shares(rows.front()); })
        : std::all_of(usage.begin(), usage.end(), [&](long double each) { return each == usage.front(); });
    if (!alike)
        return shares ? StepTexts::tr("shares of %1 rows").arg(count)
                      : StepTexts::tr("usage of %1 rows").arg(count);
    return shares ? StepTexts::tr("shares of %1 rows to %2").arg(count, to)
                  : StepTexts::tr("usage of %1 rows to %2 TRES-h").arg(count, to);
}

} // namespace

QString setValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field)
{
    return StepTexts::tr("Change %1").arg(changeText(before, after, rows, field));
}

QString setValueStep(const QString& name, const ShownChange& values, ValueField field)
{
    return StepTexts::tr("Change %1").arg(changeText(name, values, field));
}

QString revertValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field)
{
    return StepTexts::tr("Revert %1").arg(changeText(before, after, rows, field));
}

} // namespace fairshare::gui
