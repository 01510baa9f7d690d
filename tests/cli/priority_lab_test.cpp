// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string Old = "resources/samples/caviness_before.fairshare";
const std::string New = "resources/samples/caviness_after.fairshare";

class PriorityLab : public ProgramTest { };

TEST_F(PriorityLab, NamesTiers)
{
    EXPECT_EQ(fairshare({"priority", New, "--tiers", "--format", "csv"}).output,
        "bits,tier,weights,values\n"
        "30-31,QOS,3 << 30 = 3221225472,2 bits: 4 distinct QOS values\n"
        "12-29,fairshare,262143 << 12 = 1073737728,18 bits: 262144 distinct fairshare values\n"
        "0-11,age and TRES,2457 age + 1636 TRES of 4095,\n");
}

TEST_F(PriorityLab, WritesTheChangedKeys)
{
    const Outcome outcome = fairshare({"priority", New, "--baseline", Old, "--slurm-conf"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith("# Under the old weights, abara, the user with the lowest fairshare factor, had 98 of the "
                   "first 100\n# places; under the new weights, 0.\n"));
    EXPECT_THAT(outcome.output, HasSubstr("\nPriorityWeightQOS=3221225472\n"));
}

TEST_F(PriorityLab, NamesTheLineThatMustGo)
{
    const Outcome outcome = fairshare({"priority", Old, "--baseline", New, "--slurm-conf"});
    EXPECT_THAT(outcome.output, HasSubstr("# Remove the line PriorityWeightTRES="));
    EXPECT_THAT(outcome.output, Not(HasSubstr("\nPriorityWeightTRES=")));
}

TEST_F(PriorityLab, ComparesQueues)
{
    const Outcome outcome = fairshare({"priority", New, "--baseline", Old, "--format", "csv"});
    EXPECT_THAT(outcome.output,
        StartsWith("job_id,user,state,old_place,new_place,move,old_priority,new_priority,decides\n"
                   "418487,haddad,pending,1,1,0,27044,4294963575,fairshare\n"));
}

/// Three jobs whose factors stand in the file, the longest-waiting with the lowest.
std::string site(const char* weights)
{
    return std::string(R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
  "priority": {"config": {"max_age_s": 1000, "weights": )")
        + weights + R"(}, "fairshare_from": "file", "jobs": [
    {"job_id": "1", "user": "zoe", "age_s": 1000, "fairshare": 0},
    {"job_id": "2", "user": "zoe", "age_s": 500, "fairshare": 0},
    {"job_id": "3", "user": "ann", "age_s": 100, "fairshare": 0.75}]}})";
}

// 8000, 4000 and 800 points of age; then 1000, 500 and 100, and 750 of fairshare for ann.
TEST_F(PriorityLab, ListsNeighborsWhoChangedOrder)
{
    const std::string old = file("old.fairshare", site(R"({"age": 8000})"));
    const std::string now = file("now.fairshare", site(R"({"age": 1000, "fairshare": 1000})"));
    EXPECT_EQ(fairshare({"priority", now, "--baseline", old, "--flips", "--format", "csv"}).output,
        "ahead,ahead_user,behind,behind_user,ahead_old_place,behind_old_place,ahead_new_place,decided_before,"
        "decides_now\n"
        "3,ann,2,zoe,3,2,2,age,fairshare\n");
    EXPECT_EQ(fairshare({"priority", now, "--flips"}).errors,
        "fairshare: --flips needs --baseline for the old weights\n");
}

TEST_F(PriorityLab, CountsFirstPlaces)
{
    EXPECT_THAT(fairshare({"priority", New, "--baseline", Old, "--first-places", "--format", "csv"}).output,
        StartsWith("user,jobs,old_first_places,new_first_places\nabara,2200,98,0\n"));
}

TEST_F(PriorityLab, TellsHowLongToWait)
{
    const Outcome outcome = fairshare({"priority", Old, "--pass", "418205,418533", "--format", "csv"});
    EXPECT_EQ(outcome.output,
        "waiting,passed,seconds,seconds_decaying,text\n418205,418533,0,0,Job 418205 is already ahead of job "
        "418533.\n418533,418205,318979,318979,Job 418533 passes job 418205 in 3 d 17 h.\n");
    const Outcome nobody = fairshare({"priority", Old, "--pass", "1,418533"});
    EXPECT_EQ(nobody.exitCode, 2);
    EXPECT_THAT(nobody.errors, HasSubstr("unknown job '1'; expected the ID of a job in the queue\n"));
}

/// ann waits with all the age that counts, bob accrues none; z has no job and goes on. Worked by the formula
/// of classic: with d = (1 - 0.693 / 86400)^t, ann has 100 + 1000 * 2^-(3 * 6d / (7d + 1)) points and bob
/// 1000 * 2^-(3 * d / (7d + 1)), both without their fractions.
TEST_F(PriorityLab, TellsHowLongToWaitAsUsageDecays)
{
    const std::string site = file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "settings": {"usage": {"half_life_seconds": 86400}}, "tree": {"account": "root", "children": [
          {"user": "ann", "shares": 1, "usage": 6}, {"user": "bob", "shares": 1, "usage": 1},
          {"user": "z", "shares": 1, "usage": 1}]},
        "priority": {"config": {"max_age_s": 1000, "weights": {"age": 100, "fairshare": 1000}},
          "fairshare_from": "tree", "jobs": [
          {"job_id": "1", "user": "ann", "account": "root", "age_s": 1000},
          {"job_id": "2", "user": "bob", "account": "root", "age_s": null}]}})");
    const Outcome outcome =
        fairshare({"priority", site, "--algorithm", "classic", "--pass", "1,2", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        HasSubstr("\n1,2,,559472,\"Job 1 never passes job 2 by waiting alone: its age is already at the "
                  "maximum. If both users pause, it passes after 6 d 11 h.\"\n"));
    EXPECT_THAT(outcome.output, HasSubstr("\n2,1,0,0,"));
}

/// The users of other jobs go on, whether these are asked for or not.
TEST_F(PriorityLab, APairIsWhateverElseIsAsked)
{
    const auto ofPair = [this](const std::string& jobs) {
        const std::string output = fairshare({"priority", New, "--pass", jobs, "--format", "csv"}).output;
        const std::size_t begin = output.find("\n418205,418533,") + 1;
        return output.substr(begin, output.find('\n', begin) - begin);
    };
    const std::string alone = ofPair("418205,418533");
    EXPECT_EQ(alone,
        "418205,418533,,1443559,\"Job 418205 never passes job 418533 by waiting alone: its age is already at "
        "the maximum. If both users pause, it passes after 16 d 17 h.\"");
    EXPECT_EQ(ofPair("418205,418533,418300,418387"), alone);
    EXPECT_EQ(ofPair("418487,418533,418497,418205,418418"), alone);
}

/// 1228.5 of age, 2^31 of QOS and half of the fairshare weight of the document's tiers, less 5 of nice: 2048
/// of fairshare lie among the 12 bits of age, so that masking shows 2048 + 1223 there; the half is dropped.
TEST_F(PriorityLab, DecodesBySubtraction)
{
    const std::string site = file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root"}, "priority": {"config": {"max_age_s": 1000, "weights": {"age": 2457,
            "fairshare": 1073737728, "qos": 3221225472}}, "fairshare_from": "file", "jobs": [
          {"job_id": "1", "user": "ann", "age_s": 500, "fairshare": 0.5, "qos_priority": 2,
            "qos_priority_max": 3, "nice": 5},
          {"job_id": "2", "user": "ann", "age_s": 0, "fairshare": 0, "set_priority": 7}]}})");
    const Outcome outcome = fairshare({"priority", site, "--decode", "1", "--format", "csv"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.output,
        "job_id,partition,priority,bits,tier,points,remains,spill,carry,bits_show\n1,,2684353735,30-31,QOS,"
        "2147483648,536870087,0,0,2\n1,,2684353735,12-29,fairshare,536868864,1223,2048,0,131071\n1,,"
        "2684353735,0-11,age,1228.50,-5.50,0,0,3271\n1,,2684353735,,not in any tier,-5,-0.50,,,\n");
    EXPECT_EQ(fairshare({"priority", site, "--decode", "2"}).errors,
        "warning: the priority of job 2 is 7, but its terms add up to 1; no tier accounts for the "
        "difference\n");
    EXPECT_EQ(fairshare({"priority", site, "--decode", "9"}).errors,
        "fairshare: unknown job '9'; expected the ID of a job in the queue\n");
}

TEST_F(PriorityLab, DrawsOldBesideNew)
{
    const Outcome outcome = fairshare({"chart", "queue_order", New, "--baseline", Old});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\nQueue with the old weights,jobs,"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nQueue with the new weights,jobs,root/sciences/physics/abara,abara,152.5,"));
}

TEST_F(PriorityLab, Warns)
{
    EXPECT_THAT(fairshare({"priority", New, "--warnings", "--format", "csv"}).output,
        HasSubstr(
            "tres_sum,warning,TRES weights add up to 1636 instead of 1638,819 + 245 + 245 + 327 = 1636"));
}

} // namespace
} // namespace fairshare::test
