// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/worded.h"
#include "core/table/column.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a plot is made of.
namespace fairshare {

/// What a color of a plot says; the renderer knows the color in each theme.
enum class PlotRole : std::uint8_t {
    Muted, ///< one of many, nothing special
    Text, ///< content
    Accent, ///< what the plot is about; the selection is drawn so by the renderer
    Bar, ///< magnitude without judgment
    Changed, ///< differs from the baseline
    Gain,
    Loss,
    Warning,
    Border, ///< separation only
    Series1, ///< members of a printed list, beside a label
    Series2,
    Series3,
    Series4,
    Series5,
    Idle, ///< unused
};

/// How a line is dashed, so that color never stands alone.
enum class PlotDash : std::uint8_t { Solid, Dashed, Dotted, DashDotted, DashDotDotted };

/// The only ways in which numbers become colors.
enum class ColorMap : std::uint8_t {
    Viridis, ///< values from 0 to 1 and usage ratios
    Cividis, ///< agreement
    BrownTeal, ///< changes: 0 in the middle of a symmetric range, teal is better
};

/// A named place on an axis or a color scale.
struct PlotTick {
    double at = 0;
    std::string text;

    bool operator==(const PlotTick&) const = default;
};

/// How the colors of all panels come from numbers. Numbers beyond the range have the color of its end.
struct ColorScale {
    ColorMap map = ColorMap::Viridis;
    std::string title{}; ///< with its unit
    std::string meaning{}; ///< what it is, its range, its source
    double lowest = 0; ///< number of the first color; above `highest` where the lowest number is the best
    double highest = 1;
    bool logarithmic = false;
    std::vector<PlotTick> ticks{}; ///< empty = round numbers; a name beyond the range is gray
};

enum class AxisScale : std::uint8_t {
    Linear,
    Logarithmic, ///< range above 0
    Categories, ///< whole numbers from 0 on, named by the ticks; nothing lies between
};

struct PlotAxis {
    std::string title{};
    std::string unit{}; ///< "" when the quantity has none
    std::string meaning{}; ///< what it is, its range, its source; "" where it only names things
    double lowest = 0;
    double highest = 1;
    AxisScale scale = AxisScale::Linear;
    std::vector<PlotTick> ticks{}; ///< names of categories; otherwise instead of round numbers, if not empty
    std::optional<double> zeroAt{}; ///< where a logarithmic axis shows 0, below a gap
    std::optional<double> firstTick{}; ///< a tick is here and none below; for numbers that begin somewhere
    std::optional<double> lastTick{}; ///< none above
    bool reversed = false; ///< the lowest number is at the top or at the right
    bool wholeNumbers = false; ///< no ticks between them
    bool grid = false; ///< values are read off
    bool shown = true; ///< false: positions have no meaning of their own
};

enum class MarkKind : std::uint8_t {
    Lines, ///< `starts` tells which of the points each line has
    Points,
    Bars, ///< corners x, y and x2, y2; length or height means size
    Rectangles, ///< corners x, y and x2, y2
    Sectors, ///< clockwise from x to x2 in turns, 0 at the top; radius from y to y2
    Cells, ///< one unit wide and high around x, y
    References, ///< dashed straight lines from x, y to x2, y2, as far as the axes reach
    Texts, ///< labels around x, y
    Ribbons, ///< bands as high as `heights` from x, y to x2, y2, their lower edges
};

/// Where the names of items stand.
enum class LabelPlace : std::uint8_t {
    None, ///< on the card alone
    Inside, ///< where there is room for it
    Beside, ///< of points and references
    LineEnds, ///< of lines, before the first and behind the last point
    Along, ///< on lines, where there is room
    Left, ///< of rectangles and ribbons, beside their left end; moved apart where they would collide
    Right, ///< likewise beside their right end
};

/// A quantity of every item: a line of its card and a column of the exported data.
struct PlotFigure {
    std::string id;
    std::string title;
    std::string unit{};
    std::variant<Reals, Counts> values;
    bool byRow = false; ///< one value a row of the tree instead of one an item
};

/// Many items of one kind. Item i is the i-th entry of every list that is not empty.
struct Marks {
    MarkKind kind = MarkKind::Points;
    std::string id{}; ///< for exported data, such as `users`
    std::string title{}; ///< what one item is, for the card: "user"
    std::vector<double> x{};
    std::vector<double> y{};
    std::vector<double> x2{};
    std::vector<double> y2{};
    std::vector<double> heights{}; ///< of ribbons, on the axis of y
    std::vector<double> z{}; ///< of points and lines in a panel with heights; empty = on its floor
    std::vector<std::uint32_t>
        starts{}; ///< of lines: first point of each, and the number of points at the end
    std::vector<NodeRow> rows{}; ///< whom an item stands for; NoRow for none
    std::vector<NodeRow>
        rowEnds{}; ///< an item stands for all from its row to before this one; empty = one row
    /// Of items that stand for rows here and there: all of them, ascending; `rows` has their first.
    std::vector<std::vector<NodeRow>> groups{};
    bool isOfAccounts = false; ///< an account that is selected stands for the items of all below it
    PlotRole role = PlotRole::Muted;
    std::vector<PlotRole> roles{}; ///< by item, instead of `role`
    std::vector<double> values{}; ///< on the color scale; NaN = color of the role
    std::vector<std::string> labels{}; ///< empty = names of the rows
    std::vector<std::string> shortLabels{}; ///< where there is no room for the label; empty = none
    std::vector<std::string> briefLabels{}; ///< where there is no room for that either; empty = none
    std::vector<std::string> englishLabels{}; ///< of exported data; empty = the labels
    std::vector<std::string> remarks{}; ///< a sentence for the card of each item, or ""
    LabelPlace labelPlace = LabelPlace::None;
    std::vector<std::uint32_t> labelled{}; ///< items with a label, most important first; empty = all
    std::vector<PlotFigure> figures{};
    std::vector<PlotDash> dashes{}; ///< of lines; empty = solid
    bool hollow = false; ///< outlines only; of rectangles, around what is below them
    bool seamless = false; ///< nothing separates rectangles that touch
    bool showsNarrow = false; ///< rectangles narrower than a pixel are drawn as wide as one
    bool hatched = false; ///< areas whose size says nothing
    bool heightsNamed = false; ///< numbers stand at the ends of lines and along those that are selected

    /// A label as people and as files read it.
    void addLabel(Worded label);
    void addDash(bool isDashed) { dashes.push_back(isDashed ? PlotDash::Dashed : PlotDash::Solid); }

    std::size_t size() const;
    NodeRow row(std::size_t item) const { return item < rows.size() ? rows[item] : NoRow; }
    /// One past the last row that the item stands for.
    NodeRow rowEnd(std::size_t item) const;
    PlotRole roleOf(std::size_t item) const { return item < roles.size() ? roles[item] : role; }
    PlotDash dashOf(std::size_t item) const { return item < dashes.size() ? dashes[item] : PlotDash::Solid; }
    bool standsFor(std::size_t item, NodeRow wanted) const;
};

/// Values of a function of two quantities at evenly spaced places, on logarithmic axes evenly in logarithms.
struct PlotGrid {
    std::string id{}; ///< for exported data, such as `without`
    std::string title{}; ///< what the values are
    std::size_t columns = 0; ///< places along x, at least 2
    std::size_t rows = 0; ///< places along y, at least 2
    double lowestX = 0; ///< the first place of each row
    double highestX = 1; ///< the last one
    double lowestY = 0;
    double highestY = 1;
    /// columns × rows on the color scale, row after row from `lowestY` on; NaN where the function has no
    /// value.
    Reals values{};

    double x(std::size_t column, AxisScale scale) const;
    double y(std::size_t row, AxisScale scale) const;
};

struct PlotPanel {
    std::string title{}; ///< of one of several panels
    std::string englishTitle{}; ///< of exported data; "" = the title
    PlotAxis x{};
    PlotAxis y{};
    /// Where there is one, the panel is a body seen from a camera instead of a plane, and its grid a surface.
    std::optional<PlotAxis> z{};
    std::optional<PlotGrid> grid{}; ///< colors below all marks
    std::vector<Marks> marks{}; ///< drawn in this order
};

/// Which item of a plot.
struct PlotItem {
    std::size_t panel = 0;
    std::size_t marks = 0;
    std::size_t item = 0;

    bool operator==(const PlotItem&) const = default;
};

/// Shortest exact text; "" where it is undefined.
std::string exactText(const PlotFigure& figure, const Marks& marks, std::size_t item);

/// Where a number lies on the scale, 0 to 1.
double placeOn(const ColorScale& scale, double value);

/// Smallest range of round numbers that holds `lowest` to `highest`.
struct RoundRange {
    double lowest;
    double highest;
};
RoundRange roundRange(double lowest, double highest);

} // namespace fairshare
