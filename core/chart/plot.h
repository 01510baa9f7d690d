// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/chart/plot_panel.h"
#include "core/tree/names/namesakes.h"

#include <optional>
#include <string>
#include <vector>

/// A plot as a plain value: what is drawn where and what it means, but not how it looks. One renderer draws
/// every plot, and the same value is exported as data.
namespace fairshare {

class ShareTree;

struct Plot {
    std::string title;
    std::string note{}; ///< one sentence below the title, or ""
    std::vector<PlotPanel> panels{};
    std::size_t columns = 1; ///< panels next to each other
    bool sharesX = false; ///< all panels show the same range
    bool sharesY = false;
    std::optional<ColorScale> colorScale{};
    SharedValue<ShareTree> tree{}; ///< for the names of rows
    NameEnds nameEnds{}; ///< for rows whose names are not unique
    NodeRow focus = RootRow; ///< account whose subtree is drawn
    std::string empty{}; ///< why there is nothing to draw; "" if there is something
    std::string answer{}; ///< main finding, one sentence with numbers, or ""
    std::string premise{}; ///< assumptions in addition to the scenario, for the caption, or ""
    bool allAlgorithms = false; ///< shows all algorithms
    bool isSampled = false; ///< shows only some of many items; may depend on the selection
};

const Marks& marksOf(const Plot& plot, const PlotItem& item);

/// Returns the name of an item: its own label, or the name of its row with an ending if it is not unique.
std::string labelOf(const Plot& plot, const PlotItem& item);

/// The same in English, for files.
std::string englishLabelOf(const Plot& plot, const PlotItem& item);

/// Details of one item.
struct PlotCard {
    struct Line {
        std::string title;
        std::string value; ///< exact; "–" if undefined
        std::string unit;

        bool operator==(const Line&) const = default;
    };

    std::string title; ///< names from the root down, or the item's own label
    std::string what; ///< "user", "account"; may be ""
    std::vector<Line> lines;
    std::string remark; ///< a sentence, or ""

    bool operator==(const PlotCard&) const = default;
};

PlotCard cardOf(const Plot& plot, const PlotItem& item);

} // namespace fairshare
