// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/unsaved_changes.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

/// The policy review: what changes, who gains and loses by it, and why, as a document that people sign. A
/// plain value in the language of the program; how it is laid out is decided elsewhere.
namespace fairshare {

struct Plot;
struct Scenario;

struct ReviewParagraph {
    std::string text;
    std::string lead{}; ///< before it, stressed; "" for none
};

/// How the cells of a column look.
enum class ReviewColumnKind : std::uint8_t {
    Text,
    Aside, ///< text that matters less, at the right
    Number,
    NumberAside, ///< that matters less
    Move, ///< a bar from the middle: ReviewRow::move
};

struct ReviewColumn {
    std::string title;
    ReviewColumnKind kind = ReviewColumnKind::Text;
    std::string gainTitle{}; ///< of bars to the right, where `title` is that of bars to the left
};

struct ReviewRow {
    std::vector<std::string> cells; ///< one a column
    std::int32_t move = 0; ///< places gained, for the bar
};

struct ReviewTable {
    std::vector<ReviewColumn> columns;
    std::vector<ReviewRow> rows;
    std::string caption{}; ///< below it; "" for none
    bool isFigure = false; ///< rows stand close and without rules
};

/// Pictures beside each other.
struct ReviewFigure {
    std::vector<std::shared_ptr<const Plot>> plots; ///< at least one
    std::string caption;
    double aspect = 0.62; ///< height of the whole over its width
    std::vector<NodeRow> selected{}; ///< who is stressed
    std::string strongCategory{}; ///< see PlotPicture; "" for none
};

/// Lines of commands, of which those with `#` are comments.
struct ReviewCode {
    std::vector<std::string> lines;
};

struct ReviewSignatures {
    std::vector<std::string> lines; ///< what stands below each line to be signed
};

using ReviewBlock = std::variant<ReviewParagraph, ReviewTable, ReviewFigure, ReviewCode, ReviewSignatures>;

struct ReviewSection {
    std::string title; ///< without its number
    std::vector<ReviewBlock> blocks;
};

struct Review {
    std::string title;
    std::string subtitle; ///< of the scenario
    std::string place; ///< "cluster kestrel, 20 November 2026"
    std::string subject; ///< one sentence for the file's own description
    std::vector<ReviewSection> sections;
    std::vector<std::string> footer; ///< lines at the foot of every page
};

/// A file that the review is about.
struct ReviewSource {
    std::string name; ///< without its folder
    std::uint64_t bytes = 0;
    std::string digest; ///< SHA-256 in 64 digits; "" when the file is not as it was when it was read
};

/// Where everything came from.
struct ReviewOrigin {
    std::vector<ReviewSource> sources{}; ///< of what is reviewed; none for what was made or captured
    std::vector<ReviewSource> baselineSources{};
    std::string baselineName{}; ///< "the opened file", "old.fairshare"; "" without a baseline
    UnsavedChanges unsaved{};
    std::string program{}; ///< with its version
    int year = 0; ///< of the date
    int month = 0; ///< 1 to 12
    int day = 0;
};

struct ReviewQuestion {
    std::shared_ptr<const Scenario> now; ///< not null
    std::shared_ptr<const Scenario> baseline{}; ///< null: the review describes how things stand
    std::string algorithm{}; ///< under which places are counted; "" = the site's own
    std::string title{}; ///< "" = "Policy review"
    std::vector<std::string> charts{}; ///< ids of the chosen charts, unknown ones are left out
    bool canReachCluster = true; ///< false where names were cut off: there are no commands then
    ReviewOrigin origin{};
};

/// The charts that a review can show beside those that it always has, in their order.
std::vector<std::string> reviewCharts();

/// Evaluates both scenarios under all algorithms and writes the review. Figures are for print; as long as
/// there are more users than fit a few pages they are summed up by account.
/// Errors: those of evaluate; Cancelled.
Result<Review> makeReview(const ReviewQuestion& question, const Progress& progress = {});

} // namespace fairshare
