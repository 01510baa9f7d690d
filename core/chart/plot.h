// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_value.h"
#include "core/chart/plot_panel.h"
#include "core/tree/namesakes.h"

#include <optional>
#include <string>
#include <vector>

/// A picture of figures as a plain value: what is where and what it means, not how it looks. One renderer
/// draws every plot, and the same value is exported as data.
namespace fairshare {

class ShareTree;

struct Plot {
    std::string title; ///< in the picture's own words
    std::string note{}; ///< one sentence below the title, or ""
    std::vector<PlotPanel> panels{};
    std::size_t columns = 1; ///< panels beside each other
    bool sharesX = false; ///< all panels show the same part of their axis
    bool sharesY = false;
    std::optional<ColorScale> colorScale{};
    SharedValue<ShareTree> tree{}; ///< names the rows
    NameEnds nameEnds{}; ///< of rows whose names others have too
    NodeRow focus = RootRow; ///< whose part of the tree is drawn
    std::string empty{}; ///< why there is nothing to see; "" when there is
    std::string answer{}; ///< what it says about whom it follows, one sentence with numbers, or ""
    std::string premise{}; ///< what it assumes beside the scenario, for its caption, or ""
    bool allAlgorithms = false; ///< figures of all algorithms are seen
    bool isSampled = false; ///< some of very many items, whom another selection may change
};

const Marks& marksOf(const Plot& plot, const PlotItem& item);

/// The name of an item: its own label or that of its row, with what tells it apart.
std::string labelOf(const Plot& plot, const PlotItem& item);

/// The same in English, as files have it.
std::string englishLabelOf(const Plot& plot, const PlotItem& item);

/// What is said about one item.
struct PlotCard {
    struct Line {
        std::string title;
        std::string value; ///< exact; "–" where it is undefined
        std::string unit;

        bool operator==(const Line&) const = default;
    };

    std::string title; ///< names from the root down, or the item's own label
    std::string what; ///< "user", "account"; "" for what needs no word
    std::vector<Line> lines;
    std::string remark; ///< a sentence, or ""

    bool operator==(const PlotCard&) const = default;
};

PlotCard cardOf(const Plot& plot, const PlotItem& item);

} // namespace fairshare
