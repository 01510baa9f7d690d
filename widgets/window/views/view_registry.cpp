// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/views/view_registry.h"

#include "widgets/charts/charts_page.h"
#include "widgets/charts/recovery_page.h"
#include "widgets/compare/compare_page.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/surface/surface_page.h"
#include "widgets/tree/tree_page.h"
#include "widgets/weights/weights_page.h"

#include "core/scenario/sections.h"

#include <QtGlobal>

#include <array>

namespace fairshare::gui {
namespace {

template <typename Page>
ViewPage* create(const ViewSources& sources, QWidget* parent)
{
    return new Page(sources, parent);
}

/// @param page made by create<Page>, as the other
template <typename Page>
void adopt(ViewPage& page, const ViewPage& other)
{
    static_cast<Page&>(page).adopt(static_cast<const Page&>(other));
}

constexpr auto Views = std::to_array<View>({
    {"tree", QT_TRANSLATE_NOOP("Views", "Tree"), QT_TRANSLATE_NOOP("Views", "Show the tree table"), true,
        create<TreePage>, adopt<TreePage>, 1},
    {"compare", QT_TRANSLATE_NOOP("Views", "Compare"),
        QT_TRANSLATE_NOOP("Views", "Show which users move up or down under each algorithm"), false,
        create<ComparePage>, adopt<ComparePage>, 2},
    {"charts", QT_TRANSLATE_NOOP("Views", "Charts"),
        QT_TRANSLATE_NOOP("Views", "Show charts of shares and usage"), true, create<ChartsPage>,
        adopt<ChartsPage>, 3},
    {"surface", QT_TRANSLATE_NOOP("Views", "F(U,S)"),
        QT_TRANSLATE_NOOP("Views", "Show the factor as a function of usage and shares, with the users"),
        false, create<SurfacePage>, adopt<SurfacePage>, 4},
    {"recovery", QT_TRANSLATE_NOOP("Views", "Recovery"),
        QT_TRANSLATE_NOOP("Views", "Show when the order next changes, over time or with another value"),
        false, create<RecoveryPage>, adopt<RecoveryPage>, 5},
    {"weights", QT_TRANSLATE_NOOP("Views", "Weights"),
        QT_TRANSLATE_NOOP("Views", "Show how weights affect the order of the queue"), false,
        create<WeightsPage>, adopt<WeightsPage>, 6},
    {"quotas", QT_TRANSLATE_NOOP("Views", "Quotas"),
        QT_TRANSLATE_NOOP("Views", "Show what each group of a pool is allocated and which cores stay idle"),
        false, create<QuotaPage>, adopt<QuotaPage>, 7},
    {"simulator", QT_TRANSLATE_NOOP("Views", "Simulator"),
        QT_TRANSLATE_NOOP("Views", "Show the work lost to preemption over time"), false,
        create<SimulatorPage>, adopt<SimulatorPage>, 8},
});

} // namespace

std::span<const View> views()
{
    return Views;
}

QString openingView(const Scenario& opened, const QString& seen)
{
    QString quotas = QStringLiteral("quotas");
    if (holdsJobsAlone(opened))
        return QStringLiteral("simulator");
    if (holdsQueueAlone(opened))
        return QStringLiteral("weights");
    if (opened.quotas.has() && opened.tree.size() == 1)
        return quotas;
    const bool isEmpty = (seen == quotas && !opened.quotas.has())
        || (seen == QLatin1String("simulator") && !opened.simulation.has())
        || (seen == QLatin1String("weights") && !opened.priority.has());
    return isEmpty ? QString::fromLatin1(Views[0].id) : QString();
}

} // namespace fairshare::gui
