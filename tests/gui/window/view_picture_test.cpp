// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/university.h"
#include "widgets/charts/charts_page.h"
#include "widgets/theme/theme.h"
#include "widgets/window/main_window.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/chart_registry.h"

#include <QApplication>
#include <QColor>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>
#include <unordered_map>
#include <vector>

/// Every view and chart in both themes, at the second scale in the light one, compared with a picture that a
/// person has looked at. Kept and compared are means over squares, which letters that are smoothed a little
/// differently hardly change. A new view or chart fails until it has its pictures:
/// resources/manual/contributing.md.
namespace fairshare::gui {
namespace {

constexpr QSize WindowSize(1280, 800);
constexpr int Square = 10; ///< side in pixels of the window, of a size of 1
/// In parts of 255; what another theme, another order of columns or two swapped colors exceed by far.
constexpr int Tolerance = 12;
constexpr int StrayOf10000 = 20; ///< squares that may differ by more: 0.2 %

struct KeptPicture {
    QString view;
    QString chart;
    bool dark = false;

    QString name() const
    {
        const QString what = chart.isEmpty() ? view : view + QLatin1Char('_') + chart;
        return what + (dark ? QStringLiteral("_dark") : QStringLiteral("_light"));
    }
};

std::vector<KeptPicture> pictures()
{
    std::vector<KeptPicture> list;
    for (const bool dark : {false, true}) {
        if (dark && qEnvironmentVariableIntValue("QT_SCALE_FACTOR") > 1)
            continue; // colors do not depend on the scale
        list.push_back({QStringLiteral("start"), {}, dark});
        for (const View& view : views()) {
            const QString id = QLatin1String(view.id);
            if (id != QLatin1String("charts")) {
                list.push_back({id, {}, dark});
                continue;
            }
            for (const Chart& chart : charts())
                list.push_back({id, QString::fromStdString(std::string(chart.id)), dark});
        }
    }
    return list;
}

QString fileOf(const KeptPicture& picture)
{
    const int scale = qRound(qApp->devicePixelRatio());
    return QStringLiteral("%1/%2_%3x.png").arg(QStringLiteral(TEST_DATA "/views"), picture.name()).arg(scale);
}

void openSample(Document& document, const QString& id, const QString& baseline = {})
{
    document.open(std::move(*loadScenario(sampleFile(id.toStdString()))), id + QStringLiteral(".fairshare"));
    if (!baseline.isEmpty())
        document.setBaseline(loadScenario(sampleFile(baseline.toStdString()))->scenario, baseline);
}

/// What the view or chart is about: group quotas, a queue of jobs, or a tree.
void openSample(Document& document, const KeptPicture& picture)
{
    const Chart* chart = findChart(picture.chart.toStdString());
    if (picture.chart == QLatin1String("submitters")) {
        openSample(document, picture.chart);
        return;
    }
    if (picture.view == QLatin1String("simulator") || (chart != nullptr && chart->ofRun)) {
        openSample(document, QStringLiteral("peregrine"));
        return;
    }
    if (picture.view == QLatin1String("quotas") || (chart != nullptr && chart->ofQuotas)) {
        openSample(document, QStringLiteral("atlas_no_production"));
        return;
    }
    if (picture.view == QLatin1String("weights") || (chart != nullptr && chart->needsJobs)) {
        openSample(document, QStringLiteral("caviness_after"), QStringLiteral("caviness_before"));
        document.selection().select(rowOf(*document.scenario(), "abara"));
        return;
    }
    openSample(document, QStringLiteral("university_after"), QStringLiteral("university_before"));
    document.selection().select(rowOf(*document.scenario(), "castillo"));
    document.selection().toggle(rowOf(*document.scenario(), "dvorak"));
}

/// The window as a user sees it, at the scale of the program.
QImage drawn(const KeptPicture& picture)
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ThemeSwitch theme(picture.dark ? ThemeChoice::Dark : ThemeChoice::Light);
    OpenDocument document(settings);
    MainWindow window(document, theme);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.prepareForPicture();
    if (picture.view != QLatin1String("start")) {
        openSample(window.document(), picture);
        window.views().showView(picture.view);
        if (auto* page = qobject_cast<ChartsPage*>(&window.views().current()))
            page->setChart(picture.chart);
    }
    window.setFixedSize(WindowSize);
    window.show();
    window.waitUntilReady();
    QApplication::processEvents();
    QImage image = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    image.setDevicePixelRatio(1);
    theme.setChoice(ThemeChoice::Light);
    return image;
}

QImage reduced(const QImage& image)
{
    return image.scaled(WindowSize / Square, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

int distance(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Squares that differ, of 10,000.
int differing(const QImage& seen, const QImage& kept)
{
    if (seen.size() != kept.size())
        return 10000;
    int count = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            count += distance(seen.pixel(x, y), kept.pixel(x, y)) > Tolerance ? 1 : 0;
    return static_cast<int>(std::ceil(10000.0 * count / (seen.width() * seen.height())));
}

/// As if two colors of the theme had changed their places.
QImage swapped(QImage image, QRgb a, QRgb b)
{
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = line[x] == a ? b : line[x] == b ? a : line[x];
    }
    return image;
}

/// A color of the picture with the number of its pixels, at a size of 1.
struct Seen {
    QRgb color = 0;
    int pixels = 0;
};

/// What fills more than some letters. Letters and lines are too thin for the kept squares; other tests look
/// at single pixels of them.
std::vector<Seen> fillsOf(const QImage& image, const Theme& theme)
{
    constexpr int Least = 600;
    constexpr std::size_t Most = 10;
    constexpr std::array Thin{
        Role::Text, Role::Text2, Role::BarEdge, Role::Border, Role::Grid, Role::Accent, Role::Idle};
    std::unordered_map<QRgb, int> counts;
    const double ratio = qApp->devicePixelRatio();
    const int thickness = 3 * qRound(ratio);
    for (int y = thickness; y < image.height(); ++y) {
        const auto* above = reinterpret_cast<const QRgb*>(image.constScanLine(y - thickness));
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = thickness; x < image.width(); ++x)
            counts[line[x]] += line[x] == line[x - thickness] && line[x] == above[x] ? 1 : 0;
    }
    std::vector<Seen> fills;
    for (const auto& [color, count] : counts) {
        const bool thin = std::any_of(Thin.begin(), Thin.end(),
            [&theme, seen = color](Role role) { return theme.color(role).rgb() == seen; });
        if (const int pixels = static_cast<int>(count / (ratio * ratio)); !thin && pixels >= Least)
            fills.push_back({color, pixels});
    }
    std::sort(fills.begin(), fills.end(), [](const Seen& a, const Seen& b) { return a.pixels > b.pixels; });
    fills.resize(std::min(fills.size(), Most));
    return fills;
}

/// Whether the eye tells the two apart where they are.
bool areDistinct(const Seen& a, const Seen& b)
{
    constexpr int LargeArea = 4000;
    const int apart = distance(a.color, b.color);
    return apart > 4 * Tolerance || (apart > Tolerance + 3 && std::min(a.pixels, b.pixels) >= LargeArea);
}

void PrintTo(const KeptPicture& picture, std::ostream* out)
{
    *out << picture.name().toStdString();
}

class ViewPicture : public testing::TestWithParam<KeptPicture> { };

/// A comparison that overlooks two swapped colors could not fail.
void expectSwapsToShow(const QImage& image, const QImage& kept, const Theme& theme)
{
    const std::vector<Seen> fills = fillsOf(image, theme);
    int pairs = 0;
    for (std::size_t a = 0; a < fills.size(); ++a)
        for (std::size_t b = a + 1; b < fills.size(); ++b) {
            if (!areDistinct(fills[a], fills[b]))
                continue;
            ++pairs;
            EXPECT_GT(differing(reduced(swapped(image, fills[a].color, fills[b].color)), kept), StrayOf10000)
                << QColor(fills[a].color).name().toStdString() << " and "
                << QColor(fills[b].color).name().toStdString();
        }
    if (pairs > 0)
        return;
    // Lines alone: the thick ones of what is selected would still show.
    const QImage other = swapped(image, theme.color(Role::Accent).rgb(), theme.color(Role::Loss).rgb());
    EXPECT_GT(differing(reduced(other), kept), StrayOf10000);
}

TEST_P(ViewPicture, IsTheOneThatWasLookedAt)
{
    const QImage seen = drawn(GetParam());
    const QString file = fileOf(GetParam());
    if (qEnvironmentVariableIsSet("FAIRSHARE_KEEP_PICTURES")) {
        ASSERT_TRUE(QDir().mkpath(QStringLiteral(TEST_DATA "/views")));
        ASSERT_TRUE(reduced(seen).save(file));
    }
    const QImage kept = QImage(file).convertToFormat(QImage::Format_RGB32);
    ASSERT_FALSE(kept.isNull()) << file.toStdString()
                                << " is missing; resources/manual/contributing.md says how to keep it";
    const int differ = differing(reduced(seen), kept);
    if (differ > StrayOf10000) {
        const QString full = QDir::temp().filePath(GetParam().name() + QStringLiteral(".png"));
        seen.save(full);
        ADD_FAILURE() << "of 10000 squares of " << file.toStdString() << " " << differ
                      << " differ; the picture is " << full.toStdString();
    }
    if (qApp->devicePixelRatio() == 1)
        expectSwapsToShow(seen, kept, Theme{GetParam().dark});
}

INSTANTIATE_TEST_SUITE_P(Views, ViewPicture, testing::ValuesIn(pictures()),
    [](const auto& tested) { return tested.param.name().toStdString(); });

} // namespace
} // namespace fairshare::gui
