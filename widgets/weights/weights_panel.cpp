// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_panel.h"

#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/controls/fields/value_box.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/weights/flags_button.h"
#include "widgets/weights/tres_box.h"

#include "core/base/numbers.h"
#include "core/chart/time_units.h"
#include "core/priority/priority_keys.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr double DaySeconds = SecondsPerDay;
constexpr int SliderSteps = 640; ///< 20 steps per doubling
constexpr double Doublings = 32;

enum WeightColumn { Key, Old, New, Slider, Bits };

/// Weights span nine powers of ten, so each step of the slider multiplies the value.
double weightAt(int step)
{
    return step == 0 ? 0
                     : std::min(std::floor(std::exp2(Doublings * step / SliderSteps)),
                           static_cast<double>(std::numeric_limits<std::uint32_t>::max()));
}

int stepOf(double weight)
{
    return weight < 1 ? 0
                      : std::clamp(static_cast<int>(std::lround(std::log2(weight) / Doublings * SliderSteps)),
                            1, SliderSteps);
}

QString shownWeight(double value)
{
    if (value == std::floor(value))
        return NumberText().count(static_cast<std::uint64_t>(value));
    return QString::fromStdString(shortest(value));
}

/// Parses a number; digits may be grouped as in the display.
std::optional<double> typedNumber(QString text)
{
    text.remove(QChar(0x2009)).remove(QChar(0x202F)).remove(QLatin1Char(' ')).remove(QChar(0xA0));
    return parseDouble(text.toStdString());
}

QString keyOf(const std::string& id)
{
    return id.starts_with("TRES ") ? QStringLiteral("PriorityWeightTRES")
                                   : QStringLiteral("PriorityWeight") + QString::fromStdString(id);
}

QLabel* quietLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

WeightsPanel::WeightsPanel(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_tres(new TresBox(this))
    , m_flags(new FlagsButton(this))
    , m_oldFlags(quietLabel(this))
    , m_favorSmall(new QCheckBox(tr("Favor small jobs"), this))
    , m_maxAge(new ValueBox(this))
    , m_oldMaxAge(quietLabel(this))
    , m_maximum(new QLabel(this))
    , m_headroom(new QLabel(this))
{
    setObjectName(QStringLiteral("weightsPanel"));
    auto* rows = new QVBoxLayout(this);
    const int em = fontMetrics().height();
    rows->setContentsMargins(em / 2, em / 2, em / 2, em / 2);
    rows->setSpacing(em / 2);
    m_grid->setHorizontalSpacing(em / 2);
    m_grid->setVerticalSpacing(em / 8);
    m_grid->setColumnStretch(Slider, 1);
    rows->addLayout(m_grid);
    createSettings();
    createButtons();
    rows->addStretch(1);
}

void WeightsPanel::createSettings()
{
    auto* rows = qobject_cast<QVBoxLayout*>(layout());
    auto* form = new QGridLayout;
    const int em = fontMetrics().height();
    form->setHorizontalSpacing(em / 2);
    form->setVerticalSpacing(em / 4);
    connect(m_tres, &TresBox::asked, this, &WeightsPanel::addTres);
    form->addWidget(m_tres, 0, 0, 1, 3);
    connect(m_flags, &FlagsButton::flagSet, this, [this](std::string_view name, bool on) {
        Q_EMIT edited(withFlag(m_now, name, on), QStringLiteral("PriorityFlags"), {});
    });
    auto* flags = new QLabel(tr("Flags"), this);
    flags->setBuddy(m_flags);
    form->addWidget(flags, 1, 0);
    form->addWidget(m_flags, 1, 1, 1, 2);
    form->addWidget(m_oldFlags, 2, 1, 1, 2);
    m_oldFlags->setWordWrap(true);
    auto* maxAge = new QLabel(tr("Maximum age"), this);
    maxAge->setBuddy(m_maxAge);
    maxAge->setToolTip(QStringLiteral("PriorityMaxAge"));
    m_maxAge->setObjectName(QStringLiteral("priorityMaxAge"));
    m_maxAge->setAccessibleName(tr("PriorityMaxAge in days"));
    form->addWidget(maxAge, 3, 0);
    form->addWidget(m_maxAge, 3, 1);
    auto* days = new QHBoxLayout;
    days->addWidget(new QLabel(tr("days"), this));
    days->addWidget(m_oldMaxAge);
    days->addStretch(1);
    form->addLayout(days, 3, 2);
    m_favorSmall->setObjectName(QStringLiteral("priorityFavorSmall"));
    m_favorSmall->setToolTip(QStringLiteral("PriorityFavorSmall"));
    form->addWidget(m_favorSmall, 4, 1, 1, 2);
    form->setColumnStretch(2, 1);
    rows->addLayout(form);
    connectSettings();
}

void WeightsPanel::connectSettings()
{
    connect(m_favorSmall, &QCheckBox::toggled, this, [this](bool on) {
        if (m_showing)
            return;
        PriorityConfig config = m_now;
        config.favorSmall = on;
        Q_EMIT edited(config, QStringLiteral("PriorityFavorSmall"), {});
    });
    connect(m_maxAge, &ValueBox::typed, this, [this](const QString& text) {
        const auto typed = typedNumber(text);
        const double seconds = typed ? std::round(*typed * DaySeconds) : -1;
        const bool good = seconds >= 0 && seconds <= std::numeric_limits<std::uint32_t>::max();
        m_maxAge->setRefused(!good);
        if (!good) {
            constexpr double MostDays = std::numeric_limits<std::uint32_t>::max() / DaySeconds;
            Q_EMIT refused(tr("PriorityMaxAge is %1; expected 0 to %2 days")
                    .arg(text, NumberText().count(static_cast<std::uint64_t>(MostDays))));
            return;
        }
        PriorityConfig config = m_now;
        config.maxAgeSeconds = static_cast<std::uint32_t>(seconds);
        Q_EMIT edited(config, QStringLiteral("PriorityMaxAge"), {});
    });
    connect(m_maxAge, &ValueBox::stepped, this, [this](int steps) {
        const double seconds = m_now.maxAgeSeconds + steps * DaySeconds;
        PriorityConfig config = m_now;
        config.maxAgeSeconds = static_cast<std::uint32_t>(
            std::clamp(seconds, 0.0, static_cast<double>(std::numeric_limits<std::uint32_t>::max())));
        Q_EMIT edited(config, QStringLiteral("PriorityMaxAge"), QStringLiteral("PriorityMaxAge"));
    });
}

void WeightsPanel::createButtons()
{
    auto* rows = qobject_cast<QVBoxLayout*>(layout());
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, void (WeightsPanel::*signal)()) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, signal);
        buttons->addWidget(button);
        return button;
    };
    add(tr("Swap old and new"), "swapWeights", &WeightsPanel::swapAsked)
        ->setToolTip(tr("Make the new weights the baseline and return to the old weights."));
    add(tr("slurm.conf keys…"), "weightKeys", &WeightsPanel::keysAsked)
        ->setToolTip(tr("Show the changed keys as lines for slurm.conf."));
    add(tr("Reset"), "resetWeights", &WeightsPanel::resetAsked)->setToolTip(tr("Restore the old weights."));
    rows->addLayout(buttons);
    auto* sums = new QGridLayout;
    auto* most = quietLabel(this);
    most->setText(tr("All terms at their maximum"));
    auto* room = quietLabel(this);
    room->setText(tr("Headroom below the cap"));
    for (QLabel* label : {m_maximum, m_headroom}) {
        label->setAlignment(Qt::AlignRight);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    sums->addWidget(most, 0, 0);
    sums->addWidget(m_maximum, 0, 1);
    sums->addWidget(room, 1, 0);
    sums->addWidget(m_headroom, 1, 1);
    rows->addLayout(sums);
}

void WeightsPanel::addLine(const std::string& id)
{
    const int row = m_grid->rowCount();
    const QString name = QString::fromStdString(id);
    Line line{id, new QLabel(name, this), quietLabel(this), new ValueBox(this), new QuietSlider(this),
        quietLabel(this)};
    line.name->setObjectName(QStringLiteral("weightKey"));
    line.name->setToolTip(keyOf(id));
    line.name->setBuddy(line.box);
    line.old->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line.bits->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line.box->setObjectName(QStringLiteral("weight ") + name);
    line.box->setAccessibleName(keyOf(id));
    line.box->setAlignment(Qt::AlignRight);
    line.slider->setObjectName(QStringLiteral("slider ") + name);
    line.slider->setAccessibleName(tr("%1 slider").arg(keyOf(id)));
    line.slider->setRange(0, SliderSteps);
    line.slider->setOrientation(Qt::Horizontal);
    line.slider->setMinimumWidth(6 * CellMetrics(font()).ch);
    m_grid->addWidget(line.name, row, Key);
    m_grid->addWidget(line.old, row, Old);
    m_grid->addWidget(line.box, row, New);
    m_grid->addWidget(line.slider, row, Slider);
    m_grid->addWidget(line.bits, row, Bits);
    connect(line.box, &ValueBox::typed, this,
        [this, id, box = line.box](const QString& text) { onTyped(id, *box, text); });
    connect(line.box, &ValueBox::stepped, this, [this, id](int steps) {
        setValue(id, std::max(0.0, weightOf(m_now, id) + steps), QString::fromStdString(id));
    });
    connect(line.slider, &QuietSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(line.slider, &QuietSlider::valueChanged, this, [this, id](int step) {
        if (!m_showing)
            setValue(
                id, weightAt(step), QStringLiteral("%1 %2").arg(QString::fromStdString(id)).arg(m_gesture));
    });
    m_lines.push_back(line);
}

void WeightsPanel::buildLines(const std::vector<std::string>& ids)
{
    for (const Line& line : m_lines)
        for (QWidget* widget : {static_cast<QWidget*>(line.name), static_cast<QWidget*>(line.old),
                 static_cast<QWidget*>(line.box), static_cast<QWidget*>(line.slider),
                 static_cast<QWidget*>(line.bits)})
            widget->deleteLater();
    m_lines.clear();
    if (m_grid->count() == 0) {
        const std::array headings{tr("Key"), tr("Old"), tr("New"), QString(), tr("Bits")};
        for (int column = Key; column <= Bits; ++column) {
            auto* heading = quietLabel(this);
            heading->setText(headings[static_cast<std::size_t>(column)]);
            heading->setAlignment(column == Key ? Qt::AlignLeft : Qt::AlignRight);
            m_grid->addWidget(heading, 0, column);
        }
    }
    for (const std::string& id : ids)
        addLine(id);
}

void WeightsPanel::setConfigs(const PriorityConfig& now, const PriorityConfig* old)
{
    m_now = now;
    m_old = old == nullptr ? std::nullopt : std::optional(*old);
    std::vector<std::string> ids;
    for (const NamedWeight& weight : namedWeights(now))
        ids.push_back(weight.id);
    for (const NamedWeight& weight : old == nullptr ? std::vector<NamedWeight>() : namedWeights(*old))
        if (std::ranges::find(ids, weight.id) == ids.end())
            ids.push_back(weight.id);
    if (!std::ranges::equal(ids, m_lines, {}, {}, &Line::id))
        buildLines(ids);
    showValues();
}

void WeightsPanel::showValues()
{
    m_showing = true;
    for (const Line& line : m_lines) {
        const double value = weightOf(m_now, line.id);
        line.box->setRefused(false); // first, so that an unmarked field shows the value in effect
        line.box->setShown(shownWeight(value));
        if (!line.slider->isSliderDown())
            line.slider->setValue(stepOf(value));
        const double before = m_old ? weightOf(*m_old, line.id) : value;
        const bool unset = m_old && line.id.starts_with("TRES ") && before == 0;
        const QString old = unset ? tr("unset") : shownWeight(before);
        line.old->setText(m_old ? old : QString());
        const bool changed = before != value;
        QPalette colors; // unset colors come from the parent
        if (changed)
            colors.setColor(QPalette::Base, m_theme.color(Role::ChangedFill));
        line.box->setPalette(colors);
        line.box->setToolTip(
            changed ? tr("%1, previously %2").arg(keyOf(line.id), shownWeight(before)) : keyOf(line.id));
    }
    m_favorSmall->setChecked(m_now.favorSmall);
    const auto days = [](std::uint32_t seconds) {
        return QString::fromStdString(shortest(seconds / DaySeconds));
    };
    m_maxAge->setRefused(false);
    m_maxAge->setShown(days(m_now.maxAgeSeconds));
    const bool otherAge = m_old && m_old->maxAgeSeconds != m_now.maxAgeSeconds;
    m_oldMaxAge->setText(otherAge ? tr("current: %1").arg(days(m_old->maxAgeSeconds)) : QString());
    showFlags();
    QStringList taken;
    for (const TresWeight& weight : m_now.tresWeights)
        taken << QString::fromStdString(weight.name);
    m_tres->setTaken(taken);
    m_showing = false;
}

void WeightsPanel::showFlags()
{
    m_flags->setFlags(m_now.flags);
    const bool changed = m_old && m_old->flags != m_now.flags;
    m_oldFlags->setText(changed ? tr("current: %1").arg(FlagsButton::textOf(m_old->flags)) : QString());
    m_oldFlags->setVisible(changed);
}

void WeightsPanel::addTres(const QString& name)
{
    const auto config = withWeight(m_now, {"TRES " + name.toStdString(), 0});
    if (config)
        Q_EMIT edited(*config, QStringLiteral("PriorityWeightTRES"), {});
    else
        Q_EMIT refused(QString::fromStdString(config.error().message));
}

void WeightsPanel::onTyped(const std::string& id, ValueBox& box, const QString& text)
{
    const auto config =
        withWeight(m_now, {id, typedNumber(text).value_or(std::numeric_limits<double>::quiet_NaN())});
    box.setRefused(!config);
    if (!config) {
        Q_EMIT refused(
            tr("%1: %2; found %3").arg(keyOf(id), QString::fromStdString(config.error().message), text));
        return;
    }
    Q_EMIT edited(*config, keyOf(id), {});
}

void WeightsPanel::setValue(const std::string& id, double value, const QString& gesture)
{
    if (const auto config = withWeight(m_now, {id, value}))
        Q_EMIT edited(*config, keyOf(id), gesture);
}

void WeightsPanel::setBits(const BitsOf& bits)
{
    for (const Line& line : m_lines)
        line.bits->setText(bits(line.id));
}

void WeightsPanel::setMaximum(const QString& maximum, const QString& headroom)
{
    m_maximum->setText(maximum);
    m_headroom->setText(headroom);
}

void WeightsPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    showValues();
}

} // namespace fairshare::gui
