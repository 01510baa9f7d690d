// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/node_panel.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/step_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/table/cell_text.h"

#include "core/base/numbers.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/edits/value_edit.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/row_way.h"
#include "core/tree/share_tree.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace fairshare::gui {
namespace {

constexpr int LeastRange = 10;
constexpr qint64 GestureMilliseconds = 1000; ///< key presses within this time are one gesture

/// Formats a usage as it would be typed in TRES-hours, in groups.
QString usageText(long double usage)
{
    QString text = QString::fromStdString(editableUsage(TimeUnit::Hour, usage));
    if (text.contains(QLatin1Char('e')))
        return text;
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    QString whole = point < 0 ? text : text.left(point);
    for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
        whole.insert(at, QChar(0x2009));
    return point < 0 ? whole : whole + QLocale().decimalPoint() + text.mid(point + 1);
}

QString wayTo(const ShareTree& tree, NodeRow row)
{
    return row == RootRow ? QString() : shownName(shownWay(tree, tree.parent(row)));
}

/// Returns a step of about a hundredth, with a single significant digit in TRES-hours.
long double usageStep(long double usage)
{
    const long double hour = secondsIn(TimeUnit::Hour);
    if (usage < hour)
        return hour;
    return hour * std::pow(10.0L, std::floor(std::log10(usage / hour)) - 2);
}

} // namespace

int sliderRange(std::uint32_t shares)
{
    std::int64_t range = LeastRange;
    // 10, 20, 50, 100, 200, 500 …
    for (int digit = 1; range < std::int64_t{shares} * 2 && range < MaxShares; digit = (digit + 1) % 3)
        range = digit == 2 ? range / 2 * 5 : range * 2;
    return static_cast<int>(std::min<std::int64_t>(range, MaxShares));
}

NodePanel::NodePanel(Document& document, ScenarioResults& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_results(results)
    , m_name(new ElidedLabel(this))
    , m_path(new ElidedLabel(this))
    , m_shares(new ValueBox(this))
    , m_slider(new QuietSlider(this))
    , m_range(new QLabel(this))
    , m_usage(new ValueBox(this))
    , m_hours(new ElidedLabel(this))
    , m_note(new WrappedText(this))
    , m_refusal(new WrappedText(this))
{
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setObjectName(QStringLiteral("inspectorName"));
    m_path->setObjectName(QStringLiteral("inspectorPath"));
    m_note->setObjectName(QStringLiteral("inspectorNote"));
    m_refusal->setObjectName(QStringLiteral("inspectorRefusal"));
    m_note->setAccessibleName(tr("Note"));
    m_refusal->setAccessibleName(tr("Reason for rejection"));
    m_refusal->hide();
    for (WrappedText* text : {m_note, m_refusal})
        text->setFocusPolicy(Qt::ClickFocus);
    createShares();
    createUsage();
    arrange();
}

void NodePanel::createShares()
{
    m_shares->setObjectName(QStringLiteral("inspectorShares"));
    m_shares->setAccessibleName(tr("Shares"));
    m_shares->setToolTip(
        tr("Raw shares among siblings: a number, parent, or a change such as *1.5 or +10%."));
    m_slider->setObjectName(QStringLiteral("inspectorSlider"));
    m_slider->setAccessibleName(tr("Shares slider"));
    m_slider->setToolTip(tr("Set the shares; all results update while you drag."));
    m_range->setObjectName(QStringLiteral("inspectorRange"));
    m_range->setForegroundRole(QPalette::PlaceholderText);
    connect(m_shares, &ValueBox::typed, this, [this](const QString& text) { type(Field::Shares, text); });
    connect(m_shares, &ValueBox::stepped, this, [this](int steps) { step(Field::Shares, steps); });
    connect(m_shares, &ValueBox::restored, this, &NodePanel::forgetRefusal);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_slider, &QSlider::valueChanged, this, &NodePanel::slide);
    connect(m_slider, &QSlider::sliderReleased, this, [this] {
        applyWanted();
        ++m_gesture;
        refreshShares();
    });
    connect(&m_results, &ScenarioResults::busyChanged, this, [this](bool busy) {
        if (!busy)
            applyWanted();
    });
}

void NodePanel::createUsage()
{
    m_usage->setObjectName(QStringLiteral("inspectorUsage"));
    m_usage->setAccessibleName(tr("Usage in TRES-hours"));
    m_usage->setToolTip(tr("Decayed usage in TRES-hours, of an account with everything below it: a number, "
                           "optionally with a unit such as 2d, a part of all usage such as 30%, or a change "
                           "such as +10%."));
    m_hours->setObjectName(QStringLiteral("inspectorHours"));
    m_hours->setForegroundRole(QPalette::PlaceholderText);
    connect(m_usage, &ValueBox::typed, this, [this](const QString& text) { type(Field::Usage, text); });
    connect(m_usage, &ValueBox::stepped, this, [this](int steps) { step(Field::Usage, steps); });
    connect(m_usage, &ValueBox::restored, this, &NodePanel::forgetRefusal);
}

void NodePanel::arrange()
{
    const CellMetrics metrics(font());
    m_path->setForegroundRole(QPalette::PlaceholderText);
    m_path->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_name->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_usage->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics.em);
    head->addWidget(m_name);
    head->addWidget(m_path, 1);
    const auto label = [this](const QString& text, QWidget* buddy) {
        auto* title = new QLabel(text, this);
        title->setBuddy(buddy);
        return title;
    };
    auto* values = new QGridLayout;
    values->setHorizontalSpacing(metrics.em / 2);
    values->setVerticalSpacing(metrics.em / 2);
    values->addWidget(label(tr("&Shares"), m_shares), 0, 0);
    values->addWidget(m_shares, 0, 1);
    values->addWidget(m_slider, 0, 2);
    values->addWidget(m_range, 0, 3);
    values->addWidget(label(tr("&Usage"), m_usage), 1, 0);
    auto* usage = new QHBoxLayout;
    usage->setSpacing(metrics.em / 2);
    usage->addWidget(m_usage);
    usage->addWidget(m_hours, 1);
    values->addLayout(usage, 1, 1, 1, 3);
    values->setColumnMinimumWidth(0, 7 * metrics.ch);
    values->setColumnStretch(2, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics.em / 2);
    rows->addLayout(head);
    rows->addLayout(values);
    rows->addWidget(m_refusal);
    rows->addWidget(m_note);
    setTabOrder(m_shares, m_slider);
    setTabOrder(m_slider, m_usage);
}

void NodePanel::setNode(NodeRow node, std::vector<NodeRow> edited)
{
    const bool other = node != m_node || edited != m_edited;
    m_node = node;
    m_edited = std::move(edited);
    if (other) {
        m_wanted.reset();
        m_gestureStart.reset();
        ++m_gesture;
        forgetRefusal();
    }
    if (other && m_document.scenario() && node < m_document.scenario()->tree.size()) {
        const ShareTree& tree = m_document.scenario()->tree;
        const QSignalBlocker quiet(m_slider);
        m_slider->setMaximum(sliderRange(tree.hasParentShares(node) ? 0 : tree.shares(node)));
    }
    refresh();
}

void NodePanel::refresh()
{
    if (m_document.isEmpty() || m_node >= m_document.scenario()->tree.size())
        return;
    const ShareTree& tree = m_document.scenario()->tree;
    m_name->setLine(shownNode(tree, m_node));
    m_path->setLine(wayTo(tree, m_node));
    QPalette colors = m_refusal->palette();
    colors.setColor(QPalette::Text, themeOf(palette()).color(Role::Error));
    m_refusal->setPalette(colors);
    QString note;
    if (m_edited.size() > 1)
        note =
            tr("%1 rows are selected; an edit changes all of them.").arg(NumberText().count(m_edited.size()));
    else if (!tree.isUser(m_node))
        note = tr("Usage is the account's total; editing it scales all usage below.");
    m_note->setSentence(note);
    m_note->setVisible(!note.isEmpty());
    refreshShares();
    refreshUsage();
}

void NodePanel::refreshShares()
{
    const ShareTree& tree = m_document.scenario()->tree;
    const bool isRoot = m_node == RootRow;
    const bool parent = tree.hasParentShares(m_node);
    const std::uint32_t shares = parent ? 0 : tree.shares(m_node);
    m_shares->setEnabled(!isRoot);
    m_slider->setEnabled(!isRoot && !parent);
    m_shares->setSteppable(!parent);
    m_range->setVisible(!isRoot);
    if (m_wanted)
        return;
    m_shares->setShown(isRoot ? QString() : NumberText().shares(tree.shares(m_node)));
    if (m_slider->isSliderDown())
        return;
    const QSignalBlocker quiet(m_slider);
    fitRange(shares);
    m_slider->setValue(static_cast<int>(shares));
    m_slider->setAccessibleDescription(tr("from 0 to %1").arg(m_slider->maximum()));
    m_range->setText(
        QStringLiteral("0–%1").arg(NumberText().count(static_cast<std::uint64_t>(m_slider->maximum()))));
}

void NodePanel::fitRange(std::uint32_t shares)
{
    const auto most = static_cast<std::uint32_t>(m_slider->maximum());
    // A slider thumb that stays where it was released is easier to grab again.
    if (shares >= most || shares < most / 20)
        m_slider->setMaximum(sliderRange(shares));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 10));
}

void NodePanel::refreshUsage()
{
    m_usage->setShown(usageText(shownUsage()));
    m_hours->setLine(tr("TRES-h"));
}

long double NodePanel::shownUsage() const
{
    return usageWithSubtree(m_document.scenario()->tree, std::array{m_node}).front();
}

void NodePanel::slide(int shares)
{
    m_wanted = shares;
    m_shares->setShown(NumberText().count(static_cast<std::uint64_t>(shares)));
    if (!m_slider->isSliderDown())
        continueGesture();
    // Figures in progress for an earlier value should be shown and not cancelled by the next pixel.
    if (!m_slider->isSliderDown() || m_results.isReady())
        applyWanted();
}

void NodePanel::applyWanted()
{
    if (!m_wanted)
        return;
    const int shares = *m_wanted;
    m_wanted.reset();
    edit(Field::Shares, QString::number(shares), true);
}

void NodePanel::type(Field field, const QString& text)
{
    ++m_gesture;
    edit(field, text, false);
}

void NodePanel::step(Field field, int steps)
{
    continueGesture();
    const ShareTree& tree = m_document.scenario()->tree;
    if (field == Field::Shares) {
        const std::int64_t shares = std::int64_t{tree.shares(m_node)} + steps;
        edit(field, QString::number(std::clamp<std::int64_t>(shares, 0, MaxShares)), true);
        return;
    }
    const long double now = shownUsage();
    const long double usage = std::max(now + steps * usageStep(now), 0.0L);
    edit(field, QString::fromStdString(shortest(usage)) + QStringLiteral("s"), true);
}

void NodePanel::edit(Field field, const QString& text, bool merged)
{
    if (m_document.isEmpty() || m_node >= m_document.scenario()->tree.size())
        return;
    const bool shares = field == Field::Shares;
    const QString key = merged ? QStringLiteral("inspector %1 %2")
                                     .arg(shares ? QStringLiteral("shares") : QStringLiteral("usage"))
                                     .arg(m_gesture)
                               : QString();
    // Typed text uses the locale's number format; text from this program does not.
    const QLocale locale = merged ? QLocale::c() : QLocale();
    const std::string point = locale.decimalPoint().toStdString();
    const std::string group = merged ? std::string() : locale.groupSeparator().toStdString();
    const std::string typed = text.toStdString();
    const ValueField value = shares ? ValueField::Shares : ValueField::Usage;
    const ScenarioPtr now = m_document.scenario();
    Result<Scenario> edited =
        withEditedValues(*now, m_edited, {value, typed, {point, group}, TimeUnit::Hour});
    if (!edited) {
        refuse(field, edited.error());
        return;
    }
    // The steps of a gesture become one, which shows the values at its ends.
    if (key.isEmpty() || key != m_gestureKey || !m_gestureStart)
        m_gestureStart = now;
    m_gestureKey = key;
    const QString title = setValueStep(m_gestureStart->tree, edited->tree, m_edited, value);
    [[maybe_unused]] const auto done =
        m_document.apply(title, key, [&edited](const Scenario&) { return std::move(edited); });
    forgetRefusal();
    refresh();
}

void NodePanel::refuse(Field field, const Error& error)
{
    (field == Field::Shares ? m_shares : m_usage)->setRefused(true);
    m_refusal->setSentence(shownName(error.message));
    m_refusal->show();
}

void NodePanel::forgetRefusal()
{
    m_shares->setRefused(false);
    m_usage->setRefused(false);
    m_refusal->hide();
}

void NodePanel::continueGesture()
{
    if (!m_lastEdit.isValid() || m_lastEdit.elapsed() > GestureMilliseconds)
        ++m_gesture;
    m_lastEdit.start();
}

} // namespace fairshare::gui
