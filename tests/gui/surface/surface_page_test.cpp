// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_page.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/charts_page.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/page/weight_edit.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/surface/surface_controls.h"
#include "widgets/surface/surface_table.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/chart/plot.h"
#include "core/scenario/edits/value_edit.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QSlider>
#include <QToolButton>

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

class SurfacePageTest : public MainWindowTest {
protected:
    SurfacePageTest()
    {
        open({m_file});
        trigger("algorithm_classic");
        m_window.views().showView(QStringLiteral("surface"));
        ready();
    }

    SurfacePage& page()
    {
        return *qobject_cast<SurfacePage*>(m_window.views().page(QStringLiteral("surface")));
    }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    template <typename T>
    T& part(const char* name)
    {
        T* found = page().findChild<T*>(QLatin1String(name));
        if (found == nullptr)
            std::abort();
        return *found;
    }
    const Plot& plot(const char* name) { return *part<PlotWidget>(name).plot(); }
    static const Marks& dots(const Plot& plot)
    {
        for (const Marks& marks : plot.panels.at(0).marks)
            if (marks.id == "associations")
                return marks;
        std::abort();
    }
    QString cell(const char* user, int column)
    {
        const auto& model = *qobject_cast<SurfaceModel*>(part<SurfaceTable>("surfaceTable").model());
        return model.index(model.placeOf(row(user)), column).data().toString();
    }
};

TEST_F(SurfacePageTest, ShowsBothSurfacesTheirDifferenceSlicesAndUsers)
{
    EXPECT_EQ(plot("plot_surfaces").panels.size(), 2U);
    EXPECT_TRUE(plot("plot_surfaces").panels[0].z);
    EXPECT_EQ(plot("plot_difference").title, "Difference: with − without interpolation");
    EXPECT_EQ(plot("plot_slices").panels[0].marks[0].size(), 4U);
    EXPECT_EQ(plot("plot_fitted").title, "F without interpolation, scaled to the associations");
    EXPECT_FALSE(plot("plot_fitted").panels[0].z);
    EXPECT_EQ(part<SurfaceTable>("surfaceTable").model()->rowCount(), 24);
    // Worked out in another program.
    EXPECT_EQ(page().answer().sentence().toStdString(),
        "Interpolation raises F of the 24 users from 0.030–0.460 to 0.300–0.825; at weight 100\u2009000, all "
        "integer priorities differ with and without it.");
}

TEST_F(SurfacePageTest, CountsWhoSharesAnIntegerPriority)
{
    part<WeightEdit>("surfaceWeight").setWeight(50);
    ready();
    EXPECT_EQ(page().answer().sentence().toStdString(),
        "Interpolation raises F of the 24 users from 0.030–0.460 to 0.300–0.825; at weight 50, 14 share an "
        "integer priority without it, 15 with it.");
    EXPECT_EQ(cell("ahmadi", SurfaceModel::Without).toStdString(), "0.194750");
    EXPECT_EQ(cell("ahmadi", SurfaceModel::PriorityWithout).toStdString().substr(0, 2), "9 ");
    EXPECT_EQ(cell("brandt", SurfaceModel::Without).toStdString(), "0.153345");
    EXPECT_EQ(cell("brandt", SurfaceModel::PriorityWithout).toStdString().substr(0, 2), "7 ");
}

TEST_F(SurfacePageTest, SaysThatInPlaceOfUsersThereIsNone)
{
    ASSERT_GT(part<SurfaceTable>("surfaceTable").model()->rowCount(), 0);
    const QString none = m_folder.filePath(QStringLiteral("none.txt"));
    ASSERT_TRUE(writeFile(none.toStdString(), "Cluster - 'c1'\nParent - 'root'\n"));
    open({none});
    ready();
    const QString said = QStringLiteral("No user has finite usage and shares.");
    EXPECT_EQ(page().answer().sentence(), said);
    auto& table = part<SurfaceTable>("surfaceTable");
    ASSERT_EQ(table.model()->rowCount(), 0);
    EXPECT_EQ(qobject_cast<SurfaceModel*>(table.model())->emptyText(), said);
    const QImage seen = table.viewport()->grab().toImage();
    QImage blank = seen;
    blank.fill(seen.pixelColor(seen.width() - 1, seen.height() - 1));
    EXPECT_NE(seen, blank);
}

TEST_F(SurfacePageTest, KeepsItsAnswerWithoutDots)
{
    const QString answer = page().answer().sentence();
    part<QCheckBox>("surfaceUsers").setChecked(false);
    ready();
    EXPECT_EQ(page().answer().sentence(), answer);
}

TEST_F(SurfacePageTest, DotsMoveWithAnEdit)
{
    const auto at = [this] {
        const Marks& marks = dots(plot("plot_surfaces"));
        for (std::size_t item = 0; item < marks.size(); ++item)
            if (marks.row(item) == row("brandt"))
                return std::pair(marks.x[item], marks.y[item]);
        std::abort();
    };
    const auto before = at();
    const auto edited = m_window.document().apply(QStringLiteral("more"), {}, [this](const Scenario& now) {
        return withEditedValues(now, std::array{row("brandt")}, {ValueField::Shares, "40"});
    });
    ASSERT_TRUE(edited);
    ready();
    EXPECT_GT(at().second, before.second);
    EXPECT_EQ(cell("brandt", SurfaceModel::Shares).left(4), QString::number(at().second, 'f', 4).left(4));
}

TEST_F(SurfacePageTest, DampingIsSetByNumberAndSlider)
{
    part<QSlider>("surfaceDampingSlider").setValue(5);
    ready();
    EXPECT_EQ(part<WholeNumberBox>("surfaceDamping").value(), 5);
    EXPECT_EQ(plot("plot_surfaces").panels[0].title, "Without interpolation: S unchanged, damping 5");
    EXPECT_EQ(plot("plot_difference").premise, "F without interpolation at damping 5");
    part<WholeNumberBox>("surfaceDamping").setValue(900);
    ready();
    EXPECT_EQ(part<QSlider>("surfaceDampingSlider").value(), 50); // its end
    EXPECT_EQ(plot("plot_surfaces").panels[0].title, "Without interpolation: S unchanged, damping 900");
}

TEST_F(SurfacePageTest, CutsASliceAtAShareOfOnesOwn)
{
    auto& share = part<WholeNumberBox>("surfaceOwnShare");
    EXPECT_FALSE(share.isVisible());
    auto& slices = part<QComboBox>("surfaceSlices");
    slices.setCurrentIndex(slices.findData(QStringLiteral("own")));
    share.setValue(250);
    ready();
    EXPECT_TRUE(share.isVisible());
    const Marks& marks = plot("plot_slices").panels[0].marks[0];
    ASSERT_EQ(marks.size(), 2U);
    // F of S = 0.025 where U is 0.025 too, a fortieth of the way.
    EXPECT_DOUBLE_EQ(marks.x[25], 0.025);
    EXPECT_DOUBLE_EQ(marks.y[25], 0.5);
}

TEST_F(SurfacePageTest, ChangesBetweenBodiesAndMaps)
{
    part<QToolButton>("surfaceMap").click();
    ready();
    EXPECT_FALSE(plot("plot_surfaces").panels[0].z);
    EXPECT_FALSE(part<QSlider>("surfaceTurn").isVisible());
    part<QToolButton>("surfaceSolid").click();
    ready();
    EXPECT_TRUE(plot("plot_surfaces").panels[0].z);
}

TEST_F(SurfacePageTest, TheMenuChangesBetweenBodiesAndMapsToo)
{
    const auto* action = m_window.findChild<QAction*>(QStringLiteral("surfacesAsMaps"));
    ASSERT_NE(action, nullptr);
    EXPECT_TRUE(action->isEnabled());
    EXPECT_FALSE(action->isChecked());
    trigger("surfacesAsMaps");
    ready();
    EXPECT_TRUE(action->isChecked());
    EXPECT_FALSE(plot("plot_surfaces").panels[0].z);
    part<PlotWidget>("plot_surfaces").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M);
    EXPECT_FALSE(action->isChecked());
    m_window.views().showView(QStringLiteral("tree"));
    EXPECT_FALSE(action->isEnabled());
    EXPECT_EQ(action->statusTip(), QStringLiteral("Unavailable: no surface is shown"));
    m_window.views().showView(QStringLiteral("charts"));
    EXPECT_FALSE(action->isEnabled());
    auto& charts = *qobject_cast<ChartsPage*>(&m_window.views().current());
    charts.setChart(QStringLiteral("factor_surface"));
    settle();
    charts.waitUntilReady();
    EXPECT_TRUE(action->isEnabled());
    EXPECT_FALSE(action->isChecked());
    trigger("surfacesAsMaps");
    charts.waitUntilReady();
    EXPECT_TRUE(action->isChecked());
    EXPECT_FALSE(charts.plot().plot()->panels[0].z);
    charts.plot().setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M);
    charts.waitUntilReady();
    EXPECT_FALSE(action->isChecked());
    EXPECT_TRUE(charts.plot().plot()->panels[0].z);
    charts.setChart(QStringLiteral("sunburst"));
    EXPECT_FALSE(action->isEnabled());
}

TEST_F(SurfacePageTest, SwitchesDotsLinesAndRange)
{
    part<QCheckBox>("surfaceUsers").click();
    part<QCheckBox>("surfaceIsoLines").click();
    auto& range = part<QComboBox>("surfaceRange");
    range.setCurrentIndex(range.findData(QStringLiteral("0_to_2")));
    ready();
    const PlotPanel& panel = plot("plot_surfaces").panels[0];
    EXPECT_EQ(panel.x.highest, 2);
    ASSERT_EQ(panel.marks.size(), 1U);
    EXPECT_EQ(panel.marks[0].size(), 0U);
    EXPECT_EQ(part<SurfaceTable>("surfaceTable").model()->rowCount(), 24); // the table keeps its users
}

TEST_F(SurfacePageTest, ShowsTheOtherSurfaces)
{
    part<QComboBox>("surface").setCurrentIndex(1);
    ready();
    EXPECT_EQ(plot("plot_ratio").title, "Effective ratio R_e of depth-oblivious versus R and R_parent");
    EXPECT_EQ(plot("plot_exponent").title, "Exponent k of depth-oblivious versus R and R_parent");
    EXPECT_FALSE(part<WholeNumberBox>("surfaceDamping").isVisible());
    part<QComboBox>("surface").setCurrentIndex(2);
    ready();
    EXPECT_EQ(plot("plot_level_fs").title, "Fair Tree LevelFS versus usage U and share S");
    EXPECT_FALSE(plot("plot_level_fs_fitted").panels[0].z);
}

TEST_F(SurfacePageTest, TableAndPicturesShareTheSelection)
{
    auto& table = part<SurfaceTable>("surfaceTable");
    auto& model = *qobject_cast<SurfaceModel*>(table.model());
    table.setCurrentIndex(model.index(model.placeOf(row("ahmadi")), 0));
    EXPECT_THAT(m_window.document().selection().rows(), testing::ElementsAre(row("ahmadi")));
    m_window.document().selection().select(row("brandt"));
    EXPECT_EQ(table.currentIndex().row(), model.placeOf(row("brandt")));
    EXPECT_EQ(table.selectionModel()->selectedRows().size(), 1);
}

TEST_F(SurfacePageTest, TheTableIsSortedByFAndByAnyHeading)
{
    auto& model = *qobject_cast<SurfaceModel*>(part<SurfaceTable>("surfaceTable").model());
    const auto numbers = [&](int column) {
        std::vector<double> values;
        for (int at = 0; at < model.rowCount(); ++at)
            values.push_back(model.index(at, column).data(UserListModel::ExactRole).toDouble());
        return values;
    };
    const auto factors = numbers(SurfaceModel::Without);
    EXPECT_TRUE(std::is_sorted(factors.rbegin(), factors.rend()));
    model.sort(SurfaceModel::Shares, Qt::AscendingOrder);
    const auto shares = numbers(SurfaceModel::Shares);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_LT(shares.front(), shares.back());
    model.sort(SurfaceModel::User, Qt::AscendingOrder);
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("abara"));
}

TEST_F(SurfacePageTest, CopiesRowsWithExactNumbers)
{
    auto& table = part<SurfaceTable>("surfaceTable");
    m_window.document().selection().select(row("brandt"));
    table.setFocus();
    table.copySelection(true);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0],
        QStringLiteral(
            "User\tUsage U\tShare S\tF without interpolation\tF with interpolation\tInteger priority "
            "without interpolation\tInteger priority with interpolation"));
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("brandt\t0.")));
    EXPECT_EQ(lines[1].split(QLatin1Char('\t')).size(), 7);
}

TEST_F(SurfacePageTest, StartsWithTheDampingAndTheWeightOfTheDocument)
{
    Scenario scenario = *m_window.document().scenario();
    scenario.settings.parameters["classic"] = {{"damping", std::int64_t{7}}};
    LoadedScenario loaded;
    loaded.scenario = std::move(scenario);
    m_window.document().open(std::move(loaded), m_file);
    ready();
    EXPECT_EQ(part<WholeNumberBox>("surfaceDamping").value(), 7);
    EXPECT_EQ(part<WeightEdit>("surfaceWeight").weight(), 100000U);
}

} // namespace
} // namespace fairshare::gui
