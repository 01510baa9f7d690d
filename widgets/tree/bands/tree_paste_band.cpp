// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/bands/tree_paste_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/bands/paste_target.h"
#include "widgets/tree/table/cell_text.h"
#include "widgets/tree/table/tree_table_view.h"

#include "core/scenario/edits/usage_scaling.h"

#include <array>
#include <memory>

namespace fairshare::gui {
namespace {

/// Result of the background work.
struct PlannedTreePaste {
    Result<PastePlan> plan;
    Result<Scenario> after;
};

PlannedTreePaste plannedTreePaste(
    const Scenario& scenario, const std::string& text, const PasteTarget& target, const Progress& progress)
{
    PlannedTreePaste result{planPaste(scenario.tree, text, target, progress), Scenario()};
    if (result.plan)
        result.after = withPasted(scenario, *result.plan);
    return result;
}

} // namespace

TreePasteBand::TreePasteBand(Document& document, TreeTableView& table, QWidget* parent)
    : PasteBand(document, parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("pasteBand"));
}

QString TreePasteBand::changesText(const PastePlan& plan) const
{
    const NumberText numbers;
    QString shares = plan.shares.size() == 1 ? tr("shares of 1 row")
                                             : tr("shares of %1 rows").arg(numbers.count(plan.shares.size()));
    const QString usage = plan.usage.size() == 1
        ? tr("usage of 1 row")
        : tr("usage of %1 rows").arg(numbers.count(plan.usage.size()));
    if (plan.changesNothing())
        return {};
    if (plan.usage.empty())
        return shares;
    return plan.shares.empty() ? usage : tr("%1 and %2").arg(shares, usage);
}

QString TreePasteBand::firstChanges(const PastePlan& plan) const
{
    const ShareTree& tree = document().scenario()->tree;
    const NumberText numbers;
    QStringList list;
    for (std::size_t at = 0; at < plan.shares.size() && at < MostShown; ++at) {
        const auto& [row, shares] = plan.shares[at];
        list << tr("%1 %2 → %3")
                    .arg(shownNode(tree, row), numbers.shares(tree.shares(row)), numbers.shares(shares));
    }
    for (std::size_t at = 0; plan.shares.empty() && at < plan.usage.size() && at < MostShown; ++at) {
        const auto& [row, usage] = plan.usage[at];
        list << tr("%1 %2 → %3 TRES-h")
                    .arg(shownNode(tree, row), numbers.usage(usageWithSubtree(tree, std::array{row}).front()),
                        numbers.usage(usage));
    }
    const std::size_t all = plan.shares.empty() ? plan.usage.size() : plan.shares.size();
    return list.join(QStringLiteral(", ")) + (all > MostShown ? QStringLiteral(", …") : QString());
}

void TreePasteBand::replan()
{
    const PasteTarget target = pasteTarget(m_table, static_cast<std::size_t>(text().size()) + 1);
    plan([this, target, pasted = text()](const Scenario& scenario, const Progress& progress) {
        const auto found = std::make_shared<const PlannedTreePaste>(
            plannedTreePaste(scenario, pasted.toStdString(), target, progress));
        return std::function<Outcome()>([this, found] {
            if (!found->plan)
                return Outcome{.sentence = shownName(found->plan.error().message), .refused = true};
            Outcome result = outcome(*found->plan, changesText(*found->plan), firstChanges(*found->plan));
            if (found->after && !found->plan->changesNothing())
                result.after = *found->after;
            return result;
        });
    });
}

} // namespace fairshare::gui
