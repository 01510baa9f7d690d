// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/start/sample_list.h"

#include <algorithm>
#include <vector>

namespace fairshare::gui {
namespace {

using SamplesTest = MainWindowTest;

/// What the sentence of a sample says, where the table shows it.
struct Claim {
    const char* sample;
    const char* words; ///< of the sentence
    const char* user;
    const char* column;
    const char* shown;
};

TEST_F(SamplesTest, SentencesAreTrueOfWhatOneSees)
{
    const std::vector<Claim> claims{
        {"parent_shares_and_ties", "olsen ranks before novak", "olsen", "fair_tree.rank", "6"},
        {"parent_shares_and_ties", "novak and rossi", "novak", "fair_tree.rank", "7"},
        {"parent_shares_and_ties", "novak and rossi", "rossi", "fair_tree.rank", "7"},
        {"cea_equal_use", "every active user 0.496546", "u_a1", "depth_oblivious.factor", "0.496546"},
        {"cea_equal_use", "every active user 0.496546", "u_b", "depth_oblivious.factor", "0.496546"},
        {"cea_equal_use", "penalizes depth with 0.349896", "u_a2", "classic.factor", "0.349896"},
        {"cea_classic", "gives a's users 0.349992", "u_a1", "classic.factor", "0.349992"},
        {"cea_classic", "b's users 0.496456", "u_b", "classic.factor", "0.496456"},
        {"cea_depth_oblivious", "Classic puts u_a1 last", "u_a1", "classic.rank", "4"},
        {"cea_depth_oblivious", "Depth-oblivious u_b", "u_b", "depth_oblivious.rank", "4"},
        {"cea_tickets", "costs u_b", "u_b", "ticket_based.rank", "2"},
        {"four_level_buckets", "second under Classic", "college_user", "classic.rank", "2"},
        {"four_level_buckets", "is last", "college_user", "level_based.rank", "5"},
        {"150_equal_accounts", "S = 0.0067", "acc001", "share_fraction", "0.0067"},
        {"150_equal_accounts", "Classic factor of u002 to 0.000000", "u002", "classic.factor", "0.000000"},
    };
    for (const Claim& claim : claims) {
        const auto sample = std::find_if(samples().begin(), samples().end(),
            [&claim](const Sample& each) { return std::string(claim.sample) == each.id; });
        ASSERT_NE(sample, samples().end());
        EXPECT_TRUE(QLatin1String(sample->teaches).contains(QLatin1String(claim.words))) << sample->teaches;
        open({samplePath(claim.sample)});
        EXPECT_EQ(shown(claim.user, columnOf(claim.column)).toStdString(), claim.shown)
            << claim.sample << " " << claim.user;
    }
}

} // namespace
} // namespace fairshare::gui
