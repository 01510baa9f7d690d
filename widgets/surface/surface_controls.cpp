// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_controls.h"

#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/surface/surface_choices.h"
#include "widgets/text/chart_texts.h"
#include "widgets/text/language.h"

#include "core/chart/chart_registry.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/usage_over_shares.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int HalfTurn = 180; ///< degrees
constexpr int HighestTilt = 90;
constexpr int HighestSlid = 50; ///< usual damping factors; larger ones can be typed
constexpr int SurfaceSliderEms = 6;

} // namespace

SurfaceControls::SurfaceControls(QWidget* parent)
    : ControlStrip(parent)
    , m_row(new FlowRow(this))
{
    setObjectName(QStringLiteral("surfaceControls"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(em * 3 / 4, em / 2, em * 3 / 4, em / 2);
    rows->addWidget(m_row);
    m_row->flow().setGap(em);
    addSurface();
    addDamping();
    addCamera();
    addSwitches();
    refresh();
    connect(this, &SurfaceControls::edited, this, &SurfaceControls::refresh);
}

void SurfaceControls::addSurface()
{
    QWidget* part = m_row->createGroup(fontMetrics().height() / 2);
    m_surface = new QComboBox(part);
    m_surface->setObjectName(QStringLiteral("surface"));
    m_surface->addItem(tr("F = 2^(−U/S)"));
    m_surface->addItem(tr("R_e, Depth-oblivious"));
    m_surface->addItem(tr("LevelFS, Fair Tree"));
    auto* label = new QLabel(tr("Surface"), part);
    label->setBuddy(m_surface);
    m_surface->setAccessibleName(label->text());
    part->layout()->addWidget(label);
    part->layout()->addWidget(m_surface);
    m_row->flow().addWidget(part);
    connect(m_surface, &QComboBox::currentIndexChanged, this, &SurfaceControls::edited);
}

void SurfaceControls::addDamping()
{
    m_dampingPart = m_row->createGroup(fontMetrics().height() / 2);
    m_damping = new WholeNumberBox(m_dampingPart);
    m_damping->setObjectName(QStringLiteral("surfaceDamping"));
    m_damping->setRange(
        static_cast<int>(DampingParameter.minimum), static_cast<int>(DampingParameter.maximum));
    m_damping->setToolTip(coreText(DampingParameter.meaning));
    auto* label = new QLabel(tr("Damping"), m_dampingPart);
    label->setBuddy(m_damping);
    m_damping->setAccessibleName(label->text());
    m_dampingSlider = new QuietSlider(m_dampingPart);
    m_dampingSlider->setObjectName(QStringLiteral("surfaceDampingSlider"));
    m_dampingSlider->setAccessibleName(label->text());
    m_dampingSlider->setRange(m_damping->minimum(), HighestSlid);
    m_dampingSlider->setFixedWidth(SurfaceSliderEms * fontMetrics().height());
    for (QWidget* widget : {static_cast<QWidget*>(label), static_cast<QWidget*>(m_damping),
             static_cast<QWidget*>(m_dampingSlider)})
        m_dampingPart->layout()->addWidget(widget);
    m_row->flow().addWidget(m_dampingPart);
    connect(m_dampingSlider, &QSlider::valueChanged, m_damping, &QSpinBox::setValue);
    connect(m_damping, &QSpinBox::valueChanged, this, [this](int damping) {
        const QSignalBlocker quiet(m_dampingSlider);
        m_dampingSlider->setValue(std::min(damping, HighestSlid));
        Q_EMIT edited();
    });
}

QSlider* SurfaceControls::addSlider(const QString& title, QLabel** value, int lowest, int highest)
{
    auto* label = new QLabel(title, m_cameraPart);
    auto* slider = new QuietSlider(m_cameraPart);
    slider->setRange(lowest, highest);
    slider->setFixedWidth(SurfaceSliderEms * fontMetrics().height());
    slider->setAccessibleName(title);
    slider->setPageStep(HighestTilt / 6);
    label->setBuddy(slider);
    *value = new QLabel(m_cameraPart);
    (*value)->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    (*value)->setMinimumWidth((*value)->fontMetrics().horizontalAdvance(QStringLiteral("−180°")));
    for (QWidget* widget :
        {static_cast<QWidget*>(label), static_cast<QWidget*>(slider), static_cast<QWidget*>(*value)})
        m_cameraPart->layout()->addWidget(widget);
    connect(slider, &QSlider::valueChanged, this, [this] {
        refresh();
        Q_EMIT cameraEdited();
    });
    return slider;
}

void SurfaceControls::addCamera()
{
    m_cameraPart = m_row->createGroup(fontMetrics().height() / 2);
    m_turn = addSlider(tr("Rotation"), &m_turnText, -HalfTurn, HalfTurn);
    m_turn->setObjectName(QStringLiteral("surfaceTurn"));
    m_tilt = addSlider(tr("Tilt"), &m_tiltText, 0, HighestTilt);
    m_tilt->setObjectName(QStringLiteral("surfaceTilt"));
    m_linked = new QCheckBox(tr("Link cameras"), m_cameraPart);
    m_linked->setObjectName(QStringLiteral("camerasLinked"));
    m_linked->setChecked(true);
    m_linked->setToolTip(tr("Rotate all surfaces together"));
    m_cameraPart->layout()->addWidget(m_linked);
    m_row->flow().addWidget(m_cameraPart);
    connect(m_linked, &QCheckBox::toggled, this, &SurfaceControls::cameraEdited);
}

void SurfaceControls::addSwitches()
{
    const int em = fontMetrics().height();
    QWidget* part = m_row->createGroup(em);
    m_users = new QCheckBox(tr("Users"), part);
    m_users->setObjectName(QStringLiteral("surfaceUsers"));
    m_users->setToolTip(tr("Show the users as dots at their values under the chosen algorithm"));
    m_isoLines = new QCheckBox(tr("Iso-lines"), part);
    m_isoLines->setObjectName(QStringLiteral("surfaceIsoLines"));
    m_isoLines->setToolTip(coreText(IsoLinesParameter.meaning));
    for (QCheckBox* box : {m_users, m_isoLines}) {
        box->setChecked(true);
        part->layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &SurfaceControls::edited);
    }
    m_row->flow().addWidget(part);
    m_rangePart = m_row->createGroup(em / 2);
    m_range = new QComboBox(m_rangePart);
    m_range->setObjectName(QStringLiteral("surfaceRange"));
    for (const std::string_view choice : RangeParameter.choices)
        m_range->addItem(
            choiceText(choice), QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    m_range->setToolTip(coreText(RangeParameter.meaning));
    auto* label = new QLabel(coreText(RangeParameter.title), m_rangePart);
    label->setBuddy(m_range);
    m_range->setAccessibleName(label->text());
    m_rangePart->layout()->addWidget(label);
    m_rangePart->layout()->addWidget(m_range);
    m_row->flow().addWidget(m_rangePart);
    connect(m_range, &QComboBox::currentIndexChanged, this, &SurfaceControls::edited);
    QWidget* shape = m_row->createGroup(0);
    m_solid = new QToolButton(shape);
    m_solid->setText(tr("3-D"));
    m_solid->setToolTip(
        tr("Surfaces that can be rotated; press M on a chart to switch between surfaces and maps"));
    m_solid->setObjectName(QStringLiteral("surfaceSolid"));
    m_map = new QToolButton(shape);
    m_map->setText(tr("Map"));
    m_map->setToolTip(tr("Color maps; press M on a chart to switch between surfaces and maps"));
    m_map->setObjectName(QStringLiteral("surfaceMap"));
    for (QToolButton* button : {m_solid, m_map}) {
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        shape->layout()->addWidget(button);
    }
    m_solid->setChecked(true);
    m_row->flow().addWidget(shape);
    connect(m_solid, &QToolButton::toggled, this, &SurfaceControls::edited);
}

void SurfaceControls::refresh()
{
    const bool isFactor = surface() == Surface::Factor;
    m_dampingPart->setVisible(isFactor);
    m_rangePart->setVisible(surface() != Surface::EffectiveRatio);
    m_cameraPart->setVisible(isSolid());
    const auto degrees = [](int value) {
        return QStringLiteral("%1%2°").arg(value < 0 ? QStringLiteral("−") : QString()).arg(std::abs(value));
    };
    m_turnText->setText(degrees(turn()));
    m_tiltText->setText(degrees(tilt()));
}

SurfaceControls::Surface SurfaceControls::surface() const
{
    return static_cast<Surface>(m_surface->currentIndex());
}

bool SurfaceControls::isSolid() const
{
    return m_solid->isChecked();
}

void SurfaceControls::setSolid(bool solid)
{
    (solid ? m_solid : m_map)->setChecked(true);
}

std::int64_t SurfaceControls::damping() const
{
    return m_damping->value();
}

void SurfaceControls::setDamping(std::int64_t damping)
{
    m_damping->setValue(static_cast<int>(damping));
}

ParameterValues SurfaceControls::valuesFor(const char* chart) const
{
    ParameterValues values;
    const auto set = [&](const ParameterSpec& spec, const ParameterValue& value) {
        const auto known = findChart(chart)->parameters;
        if (std::any_of(known.begin(), known.end(),
                [&spec](const ParameterSpec& each) { return each.id == spec.id; }))
            values.insert_or_assign(std::string(spec.id), value);
    };
    set(DampingParameter, damping());
    set(RangeParameter, m_range->currentData().toString().toStdString());
    set(DotsParameter, std::string(m_users->isChecked() ? "users" : "none"));
    set(IsoLinesParameter, std::string(m_isoLines->isChecked() ? "shown" : "hidden"));
    set(ShapeParameter, std::string(isSolid() ? "solid" : "map"));
    return values;
}

void SurfaceControls::setValues(const ParameterValues& values)
{
    const auto chosen = [&values](const ParameterSpec& spec, const auto& take) {
        if (values.contains(spec.id))
            take(choiceOf(spec, values));
    };
    chosen(SurfaceParameter, [this](std::string_view name) {
        const auto at = std::find(SurfaceNames.begin(), SurfaceNames.end(), name);
        m_surface->setCurrentIndex(static_cast<int>(at - SurfaceNames.begin()));
    });
    chosen(ShapeParameter, [this](std::string_view shape) { setSolid(shape == "solid"); });
    chosen(RangeParameter, [this](std::string_view range) {
        m_range->setCurrentIndex(
            m_range->findData(QLatin1String(range.data(), static_cast<int>(range.size()))));
    });
    chosen(DotsParameter, [this](std::string_view dots) { m_users->setChecked(dots == "users"); });
    chosen(IsoLinesParameter, [this](std::string_view lines) { m_isoLines->setChecked(lines == "shown"); });
    if (values.contains(DampingParameter.id))
        setDamping(numberOf(DampingParameter, values));
}

void SurfaceControls::adopt(const SurfaceControls& other)
{
    m_surface->setCurrentIndex(other.m_surface->currentIndex());
    m_damping->setValue(other.m_damping->value());
    m_range->setCurrentIndex(other.m_range->currentIndex());
    m_users->setChecked(other.m_users->isChecked());
    m_isoLines->setChecked(other.m_isoLines->isChecked());
    m_linked->setChecked(other.m_linked->isChecked());
    (other.isSolid() ? m_solid : m_map)->setChecked(true);
    showCamera(other.turn(), other.tilt());
}

bool SurfaceControls::areCamerasLinked() const
{
    return m_linked->isChecked();
}

int SurfaceControls::turn() const
{
    return m_turn->value();
}

int SurfaceControls::tilt() const
{
    return m_tilt->value();
}

void SurfaceControls::showCamera(double turn, double tilt)
{
    const QSignalBlocker quietTurn(m_turn);
    const QSignalBlocker quietTilt(m_tilt);
    m_turn->setValue(static_cast<int>(std::lround(turn)));
    m_tilt->setValue(static_cast<int>(std::lround(tilt)));
    refresh();
}

} // namespace fairshare::gui
