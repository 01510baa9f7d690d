// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/unsaved_changes.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The policy review: a document for signature that describes what changes, its effect on users, and why. It
/// is a plain value in the language of the program; layout is done elsewhere.
namespace fairshare {

struct Plot;
struct Scenario;

struct ReviewParagraph {
    std::string text;
    std::string lead{}; ///< emphasized text before the paragraph; "" for none
};

/// Appearance of the cells of a column.
enum class ReviewColumnKind : std::uint8_t {
    Text,
    Aside, ///< less prominent text, aligned right
    Number,
    NumberAside, ///< less prominent number
    Move, ///< a bar that starts at the center: ReviewRow::move
};

struct ReviewColumn {
    std::string title;
    ReviewColumnKind kind = ReviewColumnKind::Text;
    std::string gainTitle{}; ///< title above the bars to the right; `title` is above the bars to the left
};

struct ReviewRow {
    std::vector<std::string> cells; ///< one per column
    std::int32_t move = 0; ///< places gained, shown as a bar
};

struct ReviewTable {
    std::vector<ReviewColumn> columns;
    std::vector<ReviewRow> rows;
    std::string caption{}; ///< below the table; "" for none
    bool isFigure = false; ///< rows are set closely and without rules
};

/// Plots side by side.
struct ReviewFigure {
    std::vector<std::shared_ptr<const Plot>> plots; ///< at least one
    std::string caption;
    double aspect = 0.62; ///< height of the whole figure divided by its width
    std::vector<NodeRow> selected{}; ///< rows to emphasize
    std::string strongCategory{}; ///< see PlotPicture; "" for none
};

/// Command lines, or code that the author wrote.
struct ReviewCode {
    std::vector<std::string> lines;
    bool hasComments = true; ///< lines that start with `#` are comments
};

struct ReviewSignatures {
    std::vector<std::string> lines; ///< text below each signature line
};

/// Part of a text in one style.
struct ReviewSpan {
    std::string text;
    bool isBold = false;
    bool isItalic = false;
    bool isCode = false;
    std::string link{}; ///< address that begins with http:, https: or mailto:, of ASCII alone; "" for none

    bool operator==(const ReviewSpan&) const = default;
};

/// A paragraph or a heading within a section that the author of the review wrote.
struct ReviewProse {
    std::vector<ReviewSpan> spans;
    bool isHeading = false;
    bool isQuote = false;
};

struct ReviewListItem {
    std::vector<ReviewSpan> spans;
    std::uint32_t depth = 0; ///< 0 = not within another item
    std::uint32_t number = 0; ///< 0 for a bullet
    bool isContinued = false; ///< a further paragraph of the item before, without a mark of its own
};

struct ReviewList {
    std::vector<ReviewListItem> items;
};

using ReviewBlock = std::variant<ReviewParagraph, ReviewTable, ReviewFigure, ReviewCode, ReviewSignatures,
    ReviewProse, ReviewList>;

struct ReviewSection {
    std::string title; ///< without its number
    std::vector<ReviewBlock> blocks;
};

struct Review {
    std::string title;
    std::string subtitle; ///< of the scenario
    std::string place; ///< "cluster kestrel, 20 November 2026"
    std::string subject; ///< one sentence for the description in the file's metadata
    std::vector<ReviewSection> sections;
    std::vector<std::string> footer; ///< lines at the bottom of every page
};

/// A file under review.
struct ReviewSource {
    std::string name; ///< without its folder
    std::uint64_t bytes = 0;
    std::string digest; ///< SHA-256, 64 digits; "" if the file changed after it was read
};

/// Origin of the review's data.
struct ReviewOrigin {
    std::vector<ReviewSource> sources{}; ///< of the scenario; empty if it was generated or captured
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
    std::shared_ptr<const Scenario> baseline{}; ///< if null, the review describes the current state
    std::string algorithm{}; ///< ranks are those under this algorithm; "" for the site's own
    std::string title{}; ///< "" = "Policy review"
    std::vector<std::string> charts{}; ///< ids of the chosen charts; unknown ids are ignored
    std::vector<std::string> sections{}; ///< ids of the sections in their order; empty for all
    std::string text{}; ///< the author's own text in Markdown, see ownSections; "" for none
    std::vector<std::string> signatures{}; ///< who signs; empty for board and operations
    bool canReachCluster = true; ///< false if names were truncated, so that no commands can be generated
    ReviewOrigin origin{};
};

/// Returns the ids of the optional charts in the order of the review. Other charts are always included.
std::vector<std::string> reviewCharts();

/// Returns the optional charts for a site that runs this algorithm: those of F(U, S) only if it computes F.
/// @param algorithm id
std::vector<std::string> usualReviewCharts(std::string_view algorithm);

/// A section that can be chosen.
struct ReviewSectionChoice {
    std::string_view id;
    const char* title; ///< to be passed to `said`
};

/// Returns all sections in their usual order.
std::span<const ReviewSectionChoice> reviewSections();

/// Checks ids of sections. Errors: NotFound for an unknown id, BadInput for a repeated one.
Result<void> checkReviewSections(std::span<const std::string> ids);

/// Evaluates both scenarios under all algorithms and writes the review. Figures are for print. If there are
/// more users than fit on a few pages, they are summarized by account. Errors: those of evaluate,
/// checkReviewSections and ownSections; BadInput if no chosen section has content; Cancelled.
Result<Review> makeReview(const ReviewQuestion& question, const Progress& progress = {});

} // namespace fairshare
