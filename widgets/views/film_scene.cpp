// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/film_scene.h"

#include "widgets/text/number_text.h"

#include <QCoreApplication>

#include <array>

namespace fairshare::gui {
namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(FilmTexts)
};

constexpr double SecondsPerHour = 3600;
constexpr double WholeFrom = 100; ///< node-hours
constexpr std::size_t SeriesColors = 5;

} // namespace

QColor policyColor(const Theme& theme, std::size_t policy)
{
    constexpr std::array<Role, SeriesColors> Roles{Role::S1, Role::S2, Role::S3, Role::S4, Role::S5};
    return theme.color(Roles.at(policy % SeriesColors));
}

Qt::PenStyle policyDash(std::size_t policy)
{
    constexpr std::array<Qt::PenStyle, SeriesColors> Dashes{
        Qt::DashLine, Qt::SolidLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return Dashes.at(policy % SeriesColors);
}

QString policyTitle(const PreemptionPolicy& policy)
{
    return QString::fromUtf8(policy.title.data(), static_cast<qsizetype>(policy.title.size()));
}

QString policyRule(const PreemptionPolicy& policy, std::uint64_t seed)
{
    if (policy.id == "fifo")
        return FilmTexts::tr("first started");
    if (policy.id == "lifo")
        return FilmTexts::tr("last started");
    if (policy.id == "random")
        return FilmTexts::tr("draw, seed %1").arg(NumberText().identifier(seed));
    if (policy.id == "pap")
        return FilmTexts::tr("elapsed × nodes");
    if (policy.id == "pap_plus")
        return FilmTexts::tr("× class");
    return policy.countsJobsOnce ? FilmTexts::tr("jobs once") : QString();
}

QString nodeHours(double nodeSeconds)
{
    const NumberText numbers;
    const double hours = nodeSeconds / SecondsPerHour;
    return hours < WholeFrom ? numbers.real(hours, 1) : numbers.real(hours, 0);
}

} // namespace fairshare::gui
