// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/caption.h"

#include "tests/core/analysis/university.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(Caption, SaysWhereFiguresComeFrom)
{
    const auto evaluation = evaluate(test::university("before"), {"level_based", "ticket_based"}).value();
    CaptionFacts facts;
    facts.sources = {{"site.fairshare", "687e946edcc6"}};
    facts.results = {evaluation->find("level_based"), evaluation->find("ticket_based")};
    facts.baseline = "opened file";
    facts.program = "Fairshare Explorer 1.0";
    facts.date = "2026-11-22";
    EXPECT_EQ(captionText(facts),
        "site.fairshare, SHA-256 687e946edcc6 · Level-based (priority_levels 4), Ticket-based · baseline: "
        "opened file · Fairshare Explorer 1.0 · 2026-11-22");
}

TEST(Caption, SaysTheWholeDigestToWhoReadsTheFile)
{
    CaptionFacts facts;
    facts.sources = {{"site.fairshare", "687e946edcc60123"}};
    facts.baseline = "opened file";
    facts.program = "Fairshare Explorer 1.0";
    facts.date = "2026-11-22";
    EXPECT_EQ(captionText(facts, DigestLength::Whole),
        "site.fairshare, SHA-256 687e946edcc60123 · baseline: opened file · Fairshare Explorer 1.0 · "
        "2026-11-22");
    EXPECT_EQ(captionText(facts),
        "site.fairshare, SHA-256 687e946edcc6 · baseline: opened file · Fairshare Explorer 1.0 · 2026-11-22");
}

TEST(Caption, SaysWhatIsAssumed)
{
    CaptionFacts facts;
    facts.name = "lab";
    facts.premise = "half-life 14 d instead of 7 d";
    facts.baseline = "opened file";
    facts.program = "Fairshare Explorer 1.0";
    facts.date = "2026-11-22";
    EXPECT_EQ(captionText(facts),
        "lab, not saved to a file · half-life 14 d instead of 7 d · baseline: opened file · Fairshare "
        "Explorer 1.0 · 2026-11-22");
}

TEST(Caption, HidesNothingThatIsInNoFile)
{
    CaptionFacts facts;
    facts.sources = {{"dump.txt", "0123456789ab"}, {"sshare.txt", ""}};
    facts.variant = "Proposal A";
    facts.unsaved = {true, 3};
    facts.program = "Fairshare Explorer 1.0";
    facts.date = "2026-11-22";
    EXPECT_EQ(captionText(facts),
        "dump.txt, SHA-256 0123456789ab + sshare.txt, changed on disk since it was read · variant Proposal A "
        "· 3 unsaved changes · Fairshare Explorer 1.0 · 2026-11-22");
    facts.sources.clear();
    facts.name = "lab";
    facts.variant.clear();
    facts.unsaved = {true, 1};
    EXPECT_EQ(captionText(facts),
        "lab, not saved to a file · 1 unsaved change · Fairshare Explorer 1.0 · 2026-11-22");
    facts.unsaved = {true, 0};
    EXPECT_EQ(captionText(facts), "lab, not saved to a file · unsaved · Fairshare Explorer 1.0 · 2026-11-22");
}

} // namespace
} // namespace fairshare
