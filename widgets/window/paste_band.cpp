// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/paste_band.h"

#include "widgets/models/cell_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/views/paste_target.h"
#include "widgets/views/tree_table_view.h"

#include "core/base/numbers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostShown = 3; ///< changes in the sentence

/// What the background work found.
struct Planned {
    Result<PastePlan> plan;
    Result<Scenario> after;
};

Planned planned(
    const Scenario& scenario, const std::string& text, const PasteTarget& target, const Progress& progress)
{
    Planned result{planPaste(scenario.tree, text, target, progress), Scenario()};
    if (result.plan)
        result.after = withPasted(scenario, *result.plan);
    return result;
}

} // namespace

PasteBand::PasteBand(Document& document, TreeTableView& table, QWidget* parent)
    : EditBand(document, table, parent)
    , m_title(new QLabel(tr("Paste"), this))
{
    setObjectName(QStringLiteral("pasteBand"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("pasteTitle"));
    fields().addWidget(m_title);
    fields().addStretch();
}

QWidget* PasteBand::firstButton() const
{
    return &applyButton();
}

void PasteBand::ask(const QString& text)
{
    if (document().isEmpty())
        return;
    m_text = text;
    applyButton().setEnabled(true);
    appear(true);
    replan();
}

QString PasteBand::changesText(const PastePlan& plan) const
{
    const NumberText numbers;
    const QString shares = plan.shares.size() == 1
        ? tr("shares of 1 row")
        : tr("shares of %1 rows").arg(numbers.count(plan.shares.size()));
    const QString usage = plan.usage.size() == 1
        ? tr("usage of 1 row")
        : tr("usage of %1 rows").arg(numbers.count(plan.usage.size()));
    if (plan.changesNothing())
        return tr("nothing");
    if (plan.usage.empty())
        return shares;
    return plan.shares.empty() ? usage : tr("%1 and %2").arg(shares, usage);
}

QString PasteBand::firstChanges(const PastePlan& plan) const
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
                    .arg(shownNode(tree, row), numbers.usage(tree.usage(row)), numbers.usage(usage));
    }
    const std::size_t all = plan.shares.empty() ? plan.usage.size() : plan.shares.size();
    return list.join(QStringLiteral(", ")) + (all > MostShown ? QStringLiteral(", …") : QString());
}

EditBand::Outcome PasteBand::outcome(const PastePlan& plan) const
{
    const NumberText numbers;
    Outcome outcome;
    outcome.step = tr("Paste %1").arg(changesText(plan));
    const std::size_t fitting = plan.lines - std::min(plan.lines, plan.misfitLines);
    const QString lines = numbers.count(fitting);
    if (plan.changesNothing())
        outcome.sentence = fitting == 1 ? tr("1 line, which changes nothing")
                                        : tr("%1 lines, which change nothing").arg(lines);
    else
        outcome.sentence = fitting == 1
            ? tr("1 line changes the %1: %2").arg(changesText(plan), firstChanges(plan))
            : tr("%1 lines change the %2: %3").arg(lines, changesText(plan), firstChanges(plan));
    if (plan.passedOver > 0)
        outcome.sentence += plan.passedOver == 1
            ? tr("; 1 column is computed here and passed over")
            : tr("; %1 columns are computed here and passed over").arg(plan.passedOver);
    if (plan.misfitLines > 0)
        outcome.sentence += plan.misfitLines == 1
            ? tr("; 1 line does not fit and is left out")
            : tr("; %1 lines do not fit and are left out").arg(numbers.count(plan.misfitLines));
    QStringList misfits;
    for (const PasteMisfit& misfit : plan.misfits)
        misfits << tr("line %1: %2").arg(QString::number(misfit.line), shownName(misfit.why));
    outcome.details = misfits.join(QLatin1Char('\n'));
    return outcome;
}

void PasteBand::replan()
{
    const PasteTarget target = pasteTarget(table(), static_cast<std::size_t>(m_text.size()) + 1);
    plan([this, target, text = m_text](const Scenario& scenario, const Progress& progress) {
        const auto found =
            std::make_shared<const Planned>(planned(scenario, text.toStdString(), target, progress));
        return std::function<Outcome()>([this, found] {
            if (!found->plan)
                return Outcome{.sentence = shownName(found->plan.error().message), .refused = true};
            Outcome result = outcome(*found->plan);
            if (found->after && !found->plan->changesNothing())
                result.after = *found->after;
            return result;
        });
    });
}

} // namespace fairshare::gui
