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

/// The parts of a plot.
namespace fairshare {

/// Meaning of a color in a plot. The renderer chooses the color for each theme.
enum class PlotRole : std::uint8_t {
    Muted, ///< one of many, nothing special
    Text, ///< content
    Accent, ///< subject of the plot; the renderer also uses it for the selection
    Bar, ///< magnitude without judgment
    Changed, ///< differs from the baseline
    Gain,
    Loss,
    Warning,
    Border, ///< separation only
    Series1, ///< members of a series, next to a label
    Series2,
    Series3,
    Series4,
    Series5,
    Idle, ///< unused
};

/// Dash pattern of a line, so that lines do not differ only by color.
enum class PlotDash : std::uint8_t { Solid, Dashed, Dotted, DashDotted, DashDotDotted };

/// Color maps for numbers.
enum class ColorMap : std::uint8_t {
    Viridis, ///< values from 0 to 1 and usage ratios
    Cividis, ///< agreement
    BrownTeal, ///< changes: 0 is in the middle of a symmetric range, teal is better
};

/// A labeled place on an axis or a color scale.
struct PlotTick {
    double at = 0;
    std::string text;

    bool operator==(const PlotTick&) const = default;
};

/// How numbers become colors in all panels. Numbers out of range get the color of the nearest end.
struct ColorScale {
    ColorMap map = ColorMap::Viridis;
    std::string title{}; ///< with its unit
    std::string meaning{}; ///< quantity, range and source
    double lowest = 0; ///< number of the first color; above `highest` if low numbers are best
    double highest = 1;
    bool logarithmic = false;
    std::vector<PlotTick> ticks{}; ///< empty = round numbers; names out of range are gray
};

enum class AxisScale : std::uint8_t {
    Linear,
    Logarithmic, ///< range above 0
    Categories, ///< whole numbers from 0, named by the ticks
};

struct PlotAxis {
    std::string title{};
    std::string unit{}; ///< "" if the quantity has none
    std::string meaning{}; ///< quantity, range and source; "" if the axis only names things
    double lowest = 0;
    double highest = 1;
    AxisScale scale = AxisScale::Linear;
    std::vector<PlotTick> ticks{}; ///< names of categories, or ticks instead of round numbers
    std::optional<double> zeroAt{}; ///< place of 0 on a logarithmic axis, below a gap
    std::optional<double> firstTick{}; ///< first tick; no ticks below it
    std::optional<double> lastTick{}; ///< no ticks above it
    bool reversed = false; ///< the lowest number is at the top or at the right
    bool wholeNumbers = false; ///< ticks only at whole numbers
    bool grid = false; ///< draw grid lines, for reading values
    bool shown = true; ///< false if positions have no meaning
};

enum class MarkKind : std::uint8_t {
    Lines, ///< `starts` has the first point of each line
    Points,
    Bars, ///< corners x, y and x2, y2; the length or height is the value
    Rectangles, ///< corners x, y and x2, y2
    Sectors, ///< clockwise from x to x2 in turns from the top; radius from y to y2
    Cells, ///< one unit wide and high around x, y
    References, ///< dashed straight lines from x, y to x2, y2, clipped to the axes
    Texts, ///< labels around x, y
    Ribbons, ///< bands of height `heights`; lower edge from x, y to x2, y2
};

/// Where the names of items are drawn.
enum class LabelPlace : std::uint8_t {
    None, ///< only on the card
    Inside, ///< inside the item if there is room
    Beside, ///< next to points and references
    LineEnds, ///< before the first and after the last point of lines
    Along, ///< on lines if there is room
    Left, ///< at the left end of rectangles and ribbons; moved apart if they collide
    Right, ///< likewise at the right end
};

/// A quantity of every item: a line of its card and a column of the exported data.
struct PlotFigure {
    std::string id;
    std::string title;
    std::string unit{};
    std::variant<Reals, Counts> values;
    bool byRow = false; ///< one value per row of the tree instead of one per item
};

/// Items of one kind. Item i is entry i of every list that is not empty.
struct Marks {
    MarkKind kind = MarkKind::Points;
    std::string id{}; ///< for exported data, such as `users`
    std::string title{}; ///< what one item is, for the card: "user"
    std::vector<double> x{};
    std::vector<double> y{};
    std::vector<double> x2{};
    std::vector<double> y2{};
    std::vector<double> heights{}; ///< of ribbons, on the y axis
    std::vector<double> z{}; ///< of points and lines in a panel with heights; empty = on the floor
    std::vector<std::uint32_t> starts{}; ///< of lines: first point of each, then the number of points
    std::vector<NodeRow> rows{}; ///< row of each item; NoRow = none
    std::vector<NodeRow> rowEnds{}; ///< one past the last row of each item; empty = one row
    /// Rows of each item, ascending, for items whose rows are not contiguous. `rows` has the first of them.
    std::vector<std::vector<NodeRow>> groups{};
    bool isOfAccounts = false; ///< selecting an account selects the items of all rows below it
    PlotRole role = PlotRole::Muted;
    std::vector<PlotRole> roles{}; ///< by item, instead of `role`
    std::vector<double> values{}; ///< on the color scale; NaN = use the role
    std::vector<std::string> labels{}; ///< empty = names of the rows
    std::vector<std::string> shortLabels{}; ///< used if there is no room for the label; empty = none
    std::vector<std::string> briefLabels{}; ///< used if there is no room for the short label; empty = none
    std::vector<std::string> englishLabels{}; ///< for exported data; empty = the labels
    std::vector<std::string> remarks{}; ///< a sentence for the card of each item, or ""
    LabelPlace labelPlace = LabelPlace::None;
    std::vector<std::uint32_t> labelled{}; ///< labeled items, most important first; empty = all
    std::vector<PlotFigure> figures{};
    std::vector<PlotDash> dashes{}; ///< of lines; empty = solid
    bool hollow = false; ///< outlines only; around other marks if rectangles
    bool seamless = false; ///< no gap between adjacent rectangles
    bool showsNarrow = false; ///< rectangles narrower than a pixel are drawn as wide as one
    bool hatched = false; ///< for areas whose size has no meaning
    bool heightsNamed = false; ///< numbers at the ends of lines and along selected lines

    /// Adds a label in the shown language and in English.
    void addLabel(Worded label);
    void addDash(bool isDashed) { dashes.push_back(isDashed ? PlotDash::Dashed : PlotDash::Solid); }

    std::size_t size() const;
    NodeRow row(std::size_t item) const { return item < rows.size() ? rows[item] : NoRow; }
    /// Returns one past the last row of the item.
    NodeRow rowEnd(std::size_t item) const;
    PlotRole roleOf(std::size_t item) const { return item < roles.size() ? roles[item] : role; }
    PlotDash dashOf(std::size_t item) const { return item < dashes.size() ? dashes[item] : PlotDash::Solid; }
    bool standsFor(std::size_t item, NodeRow wanted) const;
};

/// Values of a function of two quantities at evenly spaced places; on logarithmic axes evenly by logarithm.
struct PlotGrid {
    std::string id{}; ///< for exported data, such as `without`
    std::string title{}; ///< what the values are
    std::size_t columns = 0; ///< places along x, at least 2
    std::size_t rows = 0; ///< places along y, at least 2
    double lowestX = 0; ///< the first place of each row
    double highestX = 1; ///< the last one
    double lowestY = 0;
    double highestY = 1;
    /// Values on the color scale, columns × rows, row by row from `lowestY`; NaN where the function has no
    /// value.
    Reals values{};

    double x(std::size_t column, AxisScale scale) const;
    double y(std::size_t row, AxisScale scale) const;
};

struct PlotPanel {
    std::string title{}; ///< if there are several panels
    std::string englishTitle{}; ///< for exported data; "" = the title
    PlotAxis x{};
    PlotAxis y{};
    /// If set, the panel is a 3D body seen by a camera instead of a plane, and its grid is a surface.
    std::optional<PlotAxis> z{};
    std::optional<PlotGrid> grid{}; ///< drawn as colors below all marks
    std::vector<Marks> marks{}; ///< drawn in this order
};

/// Identifies an item of a plot.
struct PlotItem {
    std::size_t panel = 0;
    std::size_t marks = 0;
    std::size_t item = 0;

    bool operator==(const PlotItem&) const = default;
};

/// Formats the value of an item as the shortest exact text; "" if undefined.
std::string exactText(const PlotFigure& figure, const Marks& marks, std::size_t item);

/// Returns the place of a number on the scale, 0 to 1.
double placeOn(const ColorScale& scale, double value);

/// Smallest range of round numbers that contains `lowest` to `highest`.
struct RoundRange {
    double lowest;
    double highest;
};
RoundRange roundRange(double lowest, double highest);

} // namespace fairshare
