// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_controls.h"

#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/text/language.h"
#include "widgets/theme/theme.h"

#include "core/scenario/edits/quota_edits.h"
#include "core/scenario/scenario.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr int PoolSliderEms = 8;
constexpr int SliderSteps = 1000;
constexpr double SliderReach = 2; ///< multiple of the pool size as opened
constexpr int BothPasses = 0; ///< index in the list of balancers

/// Policies in list order; the second form of the balancer has a separate list.
constexpr std::array Policies{"balanced", "declared", "none", "everywhere"};

void addTitled(QWidget& part, const QString& title, QWidget* field)
{
    auto* label = new QLabel(title, &part);
    label->setBuddy(field);
    field->setAccessibleName(title);
    part.layout()->addWidget(label);
    part.layout()->addWidget(field);
}

} // namespace

QuotaControls::QuotaControls(Document& document, QuotaResults& results, QWidget* parent)
    : ControlStrip(parent)
    , m_document(document)
    , m_results(results)
    , m_row(new FlowRow(this))
{
    setObjectName(QStringLiteral("quotaControls"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(em * 3 / 4, em / 3, em * 3 / 4, em / 3);
    rows->setSpacing(em / 4);
    rows->addWidget(m_row);
    m_row->flow().setGap((em * 3) / 2);
    addPool();
    addPolicies();
    addOptions();
    m_warning = new QLabel(this);
    m_warning->setObjectName(QStringLiteral("quotaWarning"));
    m_warning->setWordWrap(true);
    m_warning->setForegroundRole(QPalette::WindowText);
    m_warning->setText(tr("With oversubscription, surplus counts twice: allocations can exceed the pool, and "
                          "the group that negotiates first gets the slots."));
    m_warning->hide();
    rows->addWidget(m_warning);
    connect(&document, &Document::scenarioChanged, this, &QuotaControls::follow);
    follow();
}

void QuotaControls::addPool()
{
    const int em = fontMetrics().height();
    QWidget* part = m_row->createGroup(em / 2);
    m_pool = new WholeNumberBox(part);
    m_pool->setObjectName(QStringLiteral("quotaPool"));
    m_pool->setRange(0, std::numeric_limits<int>::max());
    m_pool->setGroupSeparatorShown(true);
    m_pool->setToolTip(tr("Total slot weight of the pool, in cores"));
    m_pool->setAlignment(Qt::AlignRight);
    addTitled(*part, tr("Pool (cores)"), m_pool);
    m_poolSlider = new QuietSlider(part);
    m_poolSlider->setObjectName(QStringLiteral("quotaPoolSlider"));
    m_poolSlider->setAccessibleName(tr("Pool"));
    m_poolSlider->setRange(0, SliderSteps);
    m_poolSlider->setFixedWidth(PoolSliderEms * em);
    part->layout()->addWidget(m_poolSlider);
    m_row->flow().addWidget(part);
    connect(m_pool, &QSpinBox::valueChanged, this, [this](int cores) { editPool(cores, false); });
    connect(m_poolSlider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_poolSlider, &QSlider::valueChanged, this, [this](int step) {
        const GroupQuotas& opened = *m_document.baseline()->quotas;
        const double reach = SliderReach * (opened.poolSize > 0 ? opened.poolSize : 1000);
        editPool(std::round(reach * step / SliderSteps), true);
    });
}

void QuotaControls::addPolicies()
{
    const int em = fontMetrics().height();
    QWidget* part = m_row->createGroup(em / 2);
    m_policy = new QComboBox(part);
    m_policy->setObjectName(QStringLiteral("quotaPolicy"));
    for (const char* id : Policies) {
        const SurplusPolicy& policy = *findSurplusPolicy(id);
        m_policy->addItem(coreText(policy.title), QLatin1String(id));
        m_policy->setItemData(m_policy->count() - 1, coreText(policy.meaning), Qt::ToolTipRole);
    }
    m_policy->setToolTip(tr("Surplus policy for the columns on the right and the chart"));
    addTitled(*part, tr("Policy"), m_policy);
    m_row->flow().addWidget(part);
    QWidget* second = m_row->createGroup(em / 2);
    m_balancer = new QComboBox(second);
    m_balancer->setObjectName(QStringLiteral("quotaBalancer"));
    m_balancer->addItem(tr("both passes"));
    m_balancer->setItemData(0, tr("Both passes, as in the balancer's code"), Qt::ToolTipRole);
    m_balancer->addItem(tr("first pass only"));
    m_balancer->setItemData(1, tr("First pass only, as on the BNL slides"), Qt::ToolTipRole);
    addTitled(*second, tr("Balancer"), m_balancer);
    m_row->flow().addWidget(second);
    connect(m_policy, &QComboBox::currentIndexChanged, this, &QuotaControls::choosePolicy);
    connect(m_balancer, &QComboBox::currentIndexChanged, this, &QuotaControls::choosePolicy);
    connect(m_balancer, &QComboBox::currentIndexChanged, this, &QuotaControls::modeChanged);
}

void QuotaControls::addOptions()
{
    QWidget* part = m_row->createGroup(fontMetrics().height());
    m_oversubscription = new QCheckBox(tr("Oversubscription"), part);
    m_oversubscription->setObjectName(QStringLiteral("quotaOversubscription"));
    m_oversubscription->setToolTip(tr("Subgroups keep their quotas even if the sum exceeds the parent "
                                      "group's quota. On by default in HTCondor."));
    m_weighted = new QCheckBox(tr("Weighted slots"), part);
    m_weighted->setObjectName(QStringLiteral("quotaWeighted"));
    m_weighted->setToolTip(
        tr("Each slot counts by its cores. Otherwise it counts as one and is never split."));
    for (QCheckBox* box : {m_oversubscription, m_weighted}) {
        part->layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &QuotaControls::editOptions);
    }
    m_row->flow().addWidget(part);
}

void QuotaControls::follow()
{
    if (m_document.isEmpty())
        return;
    const GroupQuotas& quotas = *m_document.scenario()->quotas;
    const GroupQuotas& opened = *m_document.baseline()->quotas;
    const QSignalBlocker pool(m_pool);
    const QSignalBlocker slider(m_poolSlider);
    const QSignalBlocker over(m_oversubscription);
    const QSignalBlocker weighted(m_weighted);
    m_pool->setValue(static_cast<int>(
        std::min(std::round(quotas.poolSize), static_cast<double>(std::numeric_limits<int>::max()))));
    const double reach = SliderReach * (opened.poolSize > 0 ? opened.poolSize : 1000);
    if (!m_poolSlider->isSliderDown())
        m_poolSlider->setValue(
            static_cast<int>(std::lround(std::min(quotas.poolSize / reach, 1.0) * SliderSteps)));
    m_oversubscription->setChecked(quotas.options.oversubscription);
    m_weighted->setChecked(quotas.options.weightedSlots);
    m_warning->setVisible(quotas.options.oversubscription);
}

void QuotaControls::editPool(double cores, bool slides)
{
    const QString key = slides ? QStringLiteral("pool/%1").arg(m_gesture) : QString();
    const auto done = m_document.apply(tr("Change the pool to %1 cores").arg(cores, 0, 'f', 0), key,
        [cores](const Scenario& now) { return withPoolSize(now, cores); });
    if (!done)
        Q_EMIT refused(done.error());
}

void QuotaControls::editOptions()
{
    QuotaOptions options = m_document.scenario()->quotas->options;
    options.oversubscription = m_oversubscription->isChecked();
    options.weightedSlots = m_weighted->isChecked();
    const auto done = m_document.apply(tr("Change pool options"), {},
        [&options](const Scenario& now) { return withQuotaOptions(now, options); });
    if (!done)
        Q_EMIT refused(done.error());
}

std::string QuotaControls::policy() const
{
    const std::string id = m_policy->currentData().toString().toStdString();
    return id == "balanced" && m_balancer->currentIndex() != BothPasses ? "balanced_slides" : id;
}

void QuotaControls::setPolicy(const std::string& policy)
{
    const bool slides = policy == "balanced_slides";
    if (slides || policy == "balanced")
        m_balancer->setCurrentIndex(slides ? 1 : BothPasses);
    const int place = m_policy->findData(QString::fromStdString(slides ? "balanced" : policy));
    m_policy->setCurrentIndex(std::max(0, place));
}

void QuotaControls::choosePolicy()
{
    m_balancer->setEnabled(m_compares || m_policy->currentIndex() == 0);
    m_results.setPolicy(policy());
}

BalancerMode QuotaControls::mode() const
{
    return m_balancer->currentIndex() == BothPasses ? BalancerMode::Code : BalancerMode::Slides;
}

void QuotaControls::setMode(BalancerMode mode)
{
    m_balancer->setCurrentIndex(mode == BalancerMode::Code ? BothPasses : BothPasses + 1);
}

void QuotaControls::setComparing(bool compares)
{
    m_compares = compares;
    choosePolicy();
}

} // namespace fairshare::gui
