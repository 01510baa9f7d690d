// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_side.h"

#include "widgets/controls/head_label.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/weights/warning_list.h"
#include "widgets/weights/weights_panel.h"

#include "core/priority/bit_tiers.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <array>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

QString bitsText(const BitTiers& tiers, const std::string& id)
{
    constexpr std::array<std::pair<std::string_view, PriorityTerm>, 6> Terms{
        {{"Age", PriorityTerm::Age}, {"Assoc", PriorityTerm::Association},
            {"Fairshare", PriorityTerm::Fairshare}, {"JobSize", PriorityTerm::JobSize},
            {"Partition", PriorityTerm::Partition}, {"QOS", PriorityTerm::Qos}}};
    std::optional<BitRange> range;
    if (id.starts_with("TRES "))
        range = bitsOf(tiers, PriorityTerm::Tres, id.substr(5));
    for (const auto& [name, term] : Terms)
        if (name == id)
            range = bitsOf(tiers, term);
    return range ? QStringLiteral("%1–%2").arg(range->lowest).arg(range->highest) : QStringLiteral("–");
}

QString wholeText(double value)
{
    const QString text = NumberText().count(static_cast<std::uint64_t>(std::abs(value)));
    return value < 0 ? QChar(0x2212) + text : text;
}

/// Returns the text of the link to the users or jobs of a warning; "" if there are none.
QString linkText(const WeightWarning& warning)
{
    if (!warning.users.empty())
        return WeightsSide::tr("Show users");
    return warning.jobs.empty() ? QString() : WeightsSide::tr("Show jobs");
}

QLabel* indentedHead(const QString& text, QWidget* parent)
{
    QLabel* label = headLabel(text, parent);
    const int em = parent->fontMetrics().height();
    label->setContentsMargins(em / 2, em / 2, em / 2, 0);
    return label;
}

} // namespace

WeightsSide::WeightsSide(QWidget* parent)
    : QScrollArea(parent)
{
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    const int em = fontMetrics().height();
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_weights = new WeightsPanel(content);
    m_warningTitle = indentedHead({}, content);
    m_warnings = new WarningList(tr("No warnings for these weights."), content);
    m_waits = new QLabel(content);
    m_waits->setObjectName(QStringLiteral("jobWaits"));
    m_waits->setTextFormat(Qt::PlainText);
    m_waits->setWordWrap(true);
    m_waits->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_waits->setContentsMargins(em / 2, em / 4, em / 2, em / 2);
    rows->addWidget(m_weights);
    rows->addWidget(m_warningTitle);
    rows->addWidget(m_warnings);
    rows->addWidget(indentedHead(tr("Time until one job passes another"), content));
    rows->addWidget(m_waits);
    rows->addStretch(1);
    setObjectName(QStringLiteral("weightsSide"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    connect(m_warnings, &WarningList::fixAsked, this, &WeightsSide::fix);
    connect(m_warnings, &WarningList::showAsked, this,
        [this](int entry) { Q_EMIT showAsked(m_found.at(static_cast<std::size_t>(entry))); });
    showWarnings({});
    showWaits({});
    setTheme(themeOf(QApplication::palette()));
}

void WeightsSide::showConfigs(const PriorityConfig& now, const PriorityConfig* old)
{
    m_weights->setConfigs(now, old);
    const BitTiers tiers = tiersOf(now);
    m_weights->setBits([&tiers](const std::string& id) { return bitsText(tiers, id); });
    const MaximumPriority most = maximumPriority(now);
    if (most.isBounded)
        m_weights->setMaximum(tr("%1 of %2").arg(wholeText(most.sum), wholeText(MaximumPriority::Cap)),
            wholeText(most.headroom()));
    else
        m_weights->setMaximum(tr("unlimited"), QStringLiteral("–"));
    // Scroll only vertically.
    m_weights->layout()->activate();
    setMinimumWidth(
        m_weights->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth());
}

void WeightsSide::showWarnings(std::vector<WeightWarning> found)
{
    m_found = std::move(found);
    std::vector<WarningList::Entry> entries;
    entries.reserve(m_found.size());
    for (const WeightWarning& warning : m_found)
        entries.push_back(
            {warning.severity != Severity::Note, shownName(warning.title), shownName(warning.text),
                warning.fix ? shownName(warning.fix->label) : QString(), linkText(warning)});
    m_warningTitle->setText(tr("Warnings (%1)").arg(entries.size()));
    m_warnings->setEntries(std::move(entries));
}

void WeightsSide::showWarningList()
{
    ensureWidgetVisible(m_warningTitle);
    ensureWidgetVisible(m_warnings);
}

void WeightsSide::showWaits(const QStringList& sentences)
{
    m_waits->setText(sentences.isEmpty() ? tr("Select two or more jobs in the table.")
                                         : sentences.join(QLatin1Char('\n')));
}

void WeightsSide::fix(int entry)
{
    if (const auto& mended = m_found.at(static_cast<std::size_t>(entry)).fix)
        Q_EMIT fixed(mended->config, shownName(mended->label));
}

void WeightsSide::setTheme(const Theme& theme)
{
    m_weights->setTheme(theme);
    m_warnings->setTheme(theme);
}

} // namespace fairshare::gui
