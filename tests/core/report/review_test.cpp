// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review.h"

#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

ReviewQuestion question(Scenario now, std::optional<Scenario> baseline = {})
{
    ReviewQuestion asked{.now = std::make_shared<const Scenario>(std::move(now)),
        .charts = reviewCharts(),
        .origin = {.program = "Fairshare Explorer 1.0", .year = 2026, .month = 11, .day = 20}};
    if (baseline) {
        asked.baseline = std::make_shared<const Scenario>(std::move(*baseline));
        asked.origin.baselineName = "the opened file";
    }
    return asked;
}

Review reviewOf(const ReviewQuestion& asked)
{
    auto made = makeReview(asked);
    EXPECT_TRUE(made) << (made ? "" : made.error().message);
    return made ? *made : Review{};
}

[[maybe_unused]] std::vector<std::string> titlesOf(const Review& review)
{
    std::vector<std::string> titles;
    for (const ReviewSection& section : review.sections)
        titles.push_back(section.title);
    return titles;
}

[[maybe_unused]] const ReviewSection& section(const Review& review, std::string_view title)
{
    const auto found = std::find_if(review.sections.begin(), review.sections.end(),
        [title](const ReviewSection& each) { return each.title == title; });
    if (found == review.sections.end())
        std::abort();
    return *found;
}

template <typename Block>
const Block& block(const ReviewSection& section)
{
    for (const ReviewBlock& each : section.blocks)
        if (const auto* wanted = std::get_if<Block>(&each))
            return *wanted;
    std::abort();
}

[[maybe_unused]] std::string text(const ReviewSection& section)
{
    std::string all;
    for (const ReviewBlock& each : section.blocks)
        if (const auto* paragraph = std::get_if<ReviewParagraph>(&each))
            all += (all.empty() ? "" : "\n") + paragraph->text;
    return all;
}

TEST(Review, PrintForTheEye)
{
    const Review review = reviewOf(question(test::university("after"), test::university("before")));
    for (const auto& section : review.sections) {
        std::printf("\n## %s\n", section.title.c_str());
        for (const auto& each : section.blocks) {
            if (const auto* p = std::get_if<ReviewParagraph>(&each)) std::printf("[%s] %s\n", p->lead.c_str(), p->text.c_str());
            if (const auto* t = std::get_if<ReviewTable>(&each)) {
                for (auto& c : t->columns) std::printf("%s | ", c.title.c_str());
                for (auto& r : t->rows) { std::printf("\n"); for (auto& c : r.cells) std::printf("%s | ", c.c_str()); std::printf("%d", r.move); }
                std::printf("\n(%s)\n", t->caption.c_str());
            }
            if (const auto* f = std::get_if<ReviewFigure>(&each)) std::printf("FIGURE %zu %f %s\n", f->plots.size(), f->aspect, f->caption.c_str());
            if (const auto* c = std::get_if<ReviewCode>(&each)) for (auto& l : c->lines) std::printf("> %s\n", l.c_str());
        }
    }
    std::printf("%s | %s | %s\n%s\n%s\n", review.title.c_str(), review.subtitle.c_str(), review.place.c_str(), review.footer[0].c_str(), review.footer[1].c_str());
}

} // namespace
} // namespace fairshare
