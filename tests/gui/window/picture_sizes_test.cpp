// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/charts_page.h"
#include "widgets/charts/recovery_page.h"
#include "widgets/export/picture_format.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/pictures/posed_view.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/chart_registry.h"

#include <fmt/format.h>

#include <span>

namespace fairshare::gui {
namespace {

constexpr QSize Sizes[]{{400, 300}, {640, 480}, {1000, 640}, {1440, 900}, {4000, 3000}};
constexpr std::span AllButHuge = std::span(Sizes).first<4>();

/// Every view and chart in pictures from very small to very large.
class PictureSizesTest : public MainWindowTest {
protected:
    PictureSizesTest()
    {
        open({m_file});
        m_window.document().selection().select(row("dvorak"));
        settle();
    }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    /// What is not wholly inside the picture, or smaller than it must be.
    static std::string cut(const QWidget& page)
    {
        std::string found;
        for (const QWidget* part : page.findChildren<QWidget*>()) {
            const bool isPlot = qobject_cast<const PlotWidget*>(part) != nullptr;
            const auto* text = qobject_cast<const WrappedText*>(part);
            if (!part->isVisibleTo(&page) || (!isPlot && text == nullptr))
                continue;
            const QRect place(part->mapTo(&page, QPoint()), part->size());
            if (!page.rect().contains(place))
                found += fmt::format("{} outside, ", part->objectName().toStdString());
            if (isPlot && part->height() < part->minimumSizeHint().height())
                found += fmt::format("{} lacks height, ", part->objectName().toStdString());
            if (text != nullptr && text->height() < text->heightForWidth(text->width()))
                found += fmt::format("{} lacks lines, ", part->objectName().toStdString());
        }
        return found;
    }

    void draw(const char* what, const QString& part, bool dark, std::span<const QSize> sizes = Sizes)
    {
        ViewPage& page = m_window.views().current();
        const QSize before = page.size();
        for (const QSize& size : sizes) {
            const std::string where = fmt::format("{} {} at {}x{}{}", what, part.toStdString(), size.width(),
                size.height(), dark ? ", dark" : "");
            const PosedView posed(page, m_theme, {part, size, dark, m_window.captions().textFor(page)});
            ASSERT_TRUE(posed.ready()) << where;
            EXPECT_EQ(posed.size(), size) << where;
            if (part.isEmpty()) {
                EXPECT_EQ(cut(page), "") << where;
            }
            const auto& formats = pictureFormats();
            const PictureFormat& format = formats[m_drawn++ % formats.size()];
            const auto bytes = format.draw({[&posed](QPainter& painter) { posed.paint(painter); },
                posed.size(), 1, 0, posed.background(), m_window.captions().factsFor(page, posed.title())});
            EXPECT_TRUE(bytes) << where << ' ' << format.id;
        }
        EXPECT_EQ(page.size(), before) << what;
    }

private:
    std::size_t m_drawn = 0; ///< pictures, in each format in turn
};

TEST_F(PictureSizesTest, EveryChartIsWholeAtEverySize)
{
    show("charts");
    auto& page = *qobject_cast<ChartsPage*>(&m_window.views().current());
    bool dark = false;
    for (const Chart& chart : charts()) {
        page.setChart(QString::fromUtf8(chart.id.data(), static_cast<qsizetype>(chart.id.size())));
        m_window.waitUntilReady();
        draw("charts", {}, dark, AllButHuge);
        draw("charts", page.chart(), !dark, AllButHuge);
        dark = !dark;
    }
    draw("charts", {}, dark); // each picture of the largest size takes half a second
}

TEST_F(PictureSizesTest, EveryViewIsWholeAtEverySize)
{
    for (const char* view : {"tree", "compare", "surface", "recovery"}) {
        show(view);
        draw(view, {}, false);
        draw(view, {}, true);
        for (const ViewPage::Part& part : m_window.views().current().picturedParts())
            draw(view, part.id, false);
    }
    qobject_cast<RecoveryPage*>(&m_window.views().current())->setSweepShown(true);
    m_window.waitUntilReady();
    draw("recovery with sweep", {}, false); // seven panels
}

} // namespace
} // namespace fairshare::gui
