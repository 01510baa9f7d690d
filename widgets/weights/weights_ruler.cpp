// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_ruler.h"

#include "widgets/controls/head_label.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/term_bars.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/weights/bit_ruler.h"

#include "core/priority/bit_tiers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

/// Returns the terms of a priority. Its bits alone do not show them, because the bit ranges of terms can
/// overlap.
QString termsText(const OrderedQueue& queue, std::uint32_t job)
{
    const NumberText numbers;
    QString text;
    for (const Contribution& part : contributions(queue, job)) {
        const double points = std::abs(part.points);
        const QString amount = points == std::floor(points)
            ? numbers.count(static_cast<std::uint64_t>(points))
            : numbers.real(points, 1);
        if (part.points < 0)
            text += QStringLiteral(" \u2212 ");
        else if (!text.isEmpty())
            text += QStringLiteral(" + ");
        text += QStringLiteral("%1 %2").arg(amount, shownName(titleOf(part.term)));
    }
    return text.isEmpty() ? QStringLiteral("0") : text;
}

} // namespace

WeightsRuler::WeightsRuler(QWidget* parent)
    : QWidget(parent)
    , m_ruler(new BitRuler(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(this);
    const int em = fontMetrics().height();
    rows->setContentsMargins(em, em / 2, em, em / 2);
    rows->setSpacing(em / 4);
    auto* head = new QHBoxLayout;
    auto* hint = new QLabel(tr("Drag a boundary to change the weights"), this);
    hint->setFont(captionFont(font()));
    head->addWidget(headLabel(tr("32 priority bits, new weights"), this), 1);
    head->addWidget(hint);
    auto* propose = new QPushButton(tr("Assign tiers"), this);
    propose->setObjectName(QStringLiteral("assignTiers"));
    propose->setToolTip(tr("Give QOS the 2 highest bits, fairshare the next 18, and age and size the last "
                           "12; partition and association get no weight. Then drag the boundaries."));
    connect(propose, &QPushButton::clicked, this,
        [this] { Q_EMIT edited(withTiers(m_config, proposedTiers(m_config)), tr("Assign tiers"), {}); });
    head->addWidget(propose);
    rows->addLayout(head);
    rows->addWidget(m_ruler);
    rows->addStretch(1);
    connect(m_ruler, &BitRuler::boundaryMoved, this, &WeightsRuler::moveTier);
    connect(m_ruler, &BitRuler::boundaryLeft, this, [this] {
        ++m_gesture;
        m_drag.reset();
        showTiers(tiersOf(m_config));
    });
}

void WeightsRuler::moveTier(int tier, int lowest)
{
    if (!m_drag) {
        const BitTiers tiers = tiersOf(m_config);
        m_drag = Drag{m_config, tiers, tiers};
    }
    const auto boundary = static_cast<std::size_t>(tier);
    if (boundary + 1 >= m_drag->tiers.tiers.size())
        return;
    m_drag->moved = moveBoundary(m_drag->tiers, boundary, static_cast<unsigned>(lowest));
    Q_EMIT edited(withTiers(m_drag->config, m_drag->moved), tr("Change priority bits"),
        QStringLiteral("tiers %1").arg(m_gesture));
}

void WeightsRuler::setConfig(const PriorityConfig& config)
{
    m_config = config;
    if (m_drag && withTiers(m_drag->config, m_drag->moved) != config)
        m_drag.reset(); // the weights were changed elsewhere
    showTiers(m_drag ? m_drag->moved : tiersOf(config));
}

void WeightsRuler::showTiers(const BitTiers& tiers)
{
    std::vector<RulerTier> shown;
    for (std::size_t at = 0; at < tiers.tiers.size(); ++at) {
        const BitTier& tier = tiers.tiers[at];
        const TierWords words = wordsOf(tiers, at);
        const int lowest = static_cast<int>(tiers.lowestBit(at));
        shown.push_back({shownName(words.title), lowest + static_cast<int>(tier.bits) - 1, lowest,
            tier.parts.empty() ? Role::Border : termRole(tier.parts.front().term), shownName(words.weights),
            shownName(words.values)});
    }
    m_ruler->setTiers(std::move(shown));
}

void WeightsRuler::setJob(const QueueFiguresPtr& figures, std::optional<std::uint32_t> job)
{
    if (!job || !figures || *job >= figures->jobs().size()) {
        m_ruler->setWord(tr("Select a job in the table to see its priority bits"), std::nullopt);
        return;
    }
    const std::uint32_t priority = figures->now.priorityOf(*job);
    m_ruler->setWord(tr("Selected job %1: %2 = %3")
                         .arg(shownName(figures->jobs()[*job].id), NumberText().count(priority),
                             termsText(figures->now, *job)),
        priority);
}

} // namespace fairshare::gui
