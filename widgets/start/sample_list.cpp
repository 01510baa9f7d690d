// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/sample_list.h"

#include <QFile>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr const char* Tree = QT_TRANSLATE_NOOP("Samples", "Tree");
constexpr const char* CeaSlides = QT_TRANSLATE_NOOP("Samples", "CEA slides");
constexpr const char* Article = QT_TRANSLATE_NOOP("Samples", "article, 2014");
constexpr const char* Invented = QT_TRANSLATE_NOOP("Samples", "synthetic");
constexpr const char* Weights = QT_TRANSLATE_NOOP("Samples", "Weights");
constexpr const char* CavinessDocument = QT_TRANSLATE_NOOP("Samples", "revision, 2019");
constexpr const char* Jobs = QT_TRANSLATE_NOOP("Samples", "2352 jobs");
constexpr const char* FourUsers = QT_TRANSLATE_NOOP("Samples", "4 users");
constexpr const char* Quotas = QT_TRANSLATE_NOOP("Samples", "Quotas");
constexpr const char* Simulation = QT_TRANSLATE_NOOP("Samples", "Simulator");
constexpr const char* PreemptionSlides = QT_TRANSLATE_NOOP("Samples", "slides, 2017");
constexpr const char* ManyJobs = QT_TRANSLATE_NOOP("Samples", "7275 jobs");
constexpr const char* Talk = QT_TRANSLATE_NOOP("Samples", "HTCondor Week 2015");
constexpr const char* ElevenGroups = QT_TRANSLATE_NOOP("Samples", "11 groups");
constexpr const char* ThreeGroups = QT_TRANSLATE_NOOP("Samples", "3 groups");

constexpr std::array Samples{
    Sample{"university_60", QT_TRANSLATE_NOOP("Samples", "University"),
        QT_TRANSLATE_NOOP("Samples", "60 users with usage in three colleges; a good place to start"),
        QT_TRANSLATE_NOOP("Samples", "60 users"), Tree, Invented},
    Sample{"university_before", QT_TRANSLATE_NOOP("Samples", "State University, 2026"),
        QT_TRANSLATE_NOOP("Samples", "Shares before the proposal: each user's rank under five algorithms"),
        QT_TRANSLATE_NOOP("Samples", "24 users"), Tree, Invented},
    Sample{"university_after", QT_TRANSLATE_NOOP("Samples", "State University, 2027"),
        QT_TRANSLATE_NOOP("Samples", "Changing three shares moves 15 of 24 users under Fair Tree"),
        QT_TRANSLATE_NOOP("Samples", "24 users"), Tree, Invented, "university_before"},
    Sample{"parent_shares_and_ties", QT_TRANSLATE_NOOP("Samples", "Parent shares and ties"),
        QT_TRANSLATE_NOOP(
            "Samples", "Equal on paper, but not in floating point: olsen ranks before novak and rossi"),
        QT_TRANSLATE_NOOP("Samples", "8 users"), Tree, Invented},
    Sample{"cea_equal_use", QT_TRANSLATE_NOOP("Samples", "CEA tree, usage equals shares"),
        QT_TRANSLATE_NOOP("Samples",
            "Depth-oblivious gives every active user 0.496546; Classic penalizes depth with 0.349896"),
        FourUsers, Tree, CeaSlides},
    Sample{"cea_classic", QT_TRANSLATE_NOOP("Samples", "CEA tree, Classic"),
        QT_TRANSLATE_NOOP("Samples",
            "Account a used less than b, yet Classic gives a's users 0.349992 and b's users 0.496456"),
        FourUsers, Tree, CeaSlides},
    Sample{"cea_depth_oblivious", QT_TRANSLATE_NOOP("Samples", "CEA tree, unequal usage"),
        QT_TRANSLATE_NOOP("Samples",
            "Accounts a1, a2 and b used 35, 5 and 60 percent: Classic puts u_a1 last, Depth-oblivious u_b"),
        FourUsers, Tree, CeaSlides},
    Sample{"cea_tickets", QT_TRANSLATE_NOOP("Samples", "CEA tree, tickets"),
        QT_TRANSLATE_NOOP("Samples",
            "Tickets go to users with pending jobs; truncation costs u_b one ticket and the first rank"),
        QT_TRANSLATE_NOOP("Samples", "5 users"), Tree, CeaSlides},
    Sample{"four_level_buckets", QT_TRANSLATE_NOOP("Samples", "Four-level buckets"),
        QT_TRANSLATE_NOOP("Samples",
            "The college outweighs all levels below it: college_user, second under Classic, is last"),
        QT_TRANSLATE_NOOP("Samples", "4 levels"), Tree, Article},
    Sample{"150_equal_accounts", QT_TRANSLATE_NOOP("Samples", "150 equal accounts"),
        QT_TRANSLATE_NOOP("Samples",
            "With S = 0.0067 each, 15 percent usage drives the Classic factor of u002 to 0.000000"),
        QT_TRANSLATE_NOOP("Samples", "150 accounts"), Tree, Article},
    Sample{"caviness_before", QT_TRANSLATE_NOOP("Samples", "Caviness weights, old"),
        QT_TRANSLATE_NOOP("Samples",
            "Age counts twice as much as fairshare: one user's old jobs take 98 of the first 100 places"),
        Jobs, Weights, CavinessDocument},
    Sample{"caviness_after", QT_TRANSLATE_NOOP("Samples", "Caviness weights, new"),
        QT_TRANSLATE_NOOP(
            "Samples", "QOS, fairshare, then age and size in bit tiers: abara's jobs now rank last"),
        Jobs, Weights, CavinessDocument, "caviness_before"},
    Sample{"atlas_no_production", QT_TRANSLATE_NOOP("Samples", "ATLAS, no production"),
        QT_TRANSLATE_NOOP(
            "Samples", "Production is idle: balanced surplus flags give 3000 of its cores to analysis"),
        ElevenGroups, Quotas, Talk},
    Sample{"atlas_no_multicore", QT_TRANSLATE_NOOP("Samples", "ATLAS, no multi-core jobs"),
        QT_TRANSLATE_NOOP(
            "Samples", "The wide queues are idle, so the surplus flag goes to single-core production"),
        ElevenGroups, Quotas, Talk},
    Sample{"atlas_all_full", QT_TRANSLATE_NOOP("Samples", "ATLAS, all queues full"),
        QT_TRANSLATE_NOOP("Samples", "Almost no quota is unused, so surplus flags change at most 8 cores"),
        ElevenGroups, Quotas, Talk},
    Sample{"atlas_lull", QT_TRANSLATE_NOOP("Samples", "ATLAS, no jobs"),
        QT_TRANSLATE_NOOP(
            "Samples", "ATLAS has no jobs, so jobs from outside get 1500 cores beyond their quota"),
        ElevenGroups, Quotas, Talk},
    Sample{"quota_example_possible", QT_TRANSLATE_NOOP("Samples", "Quota example, feasible"),
        QT_TRANSLATE_NOOP("Samples", "1600 and 400 fit in 2000: short gets what long leaves unused"),
        ThreeGroups, Quotas, Talk},
    Sample{"quota_example_impossible", QT_TRANSLATE_NOOP("Samples", "Quota example, infeasible"),
        QT_TRANSLATE_NOOP("Samples", "1500 and 700 exceed their parent's 2000: demand for 200 stays unmet"),
        ThreeGroups, Quotas, Talk},
    Sample{"wasted_slots", QT_TRANSLATE_NOOP("Samples", "Wasted slots in one day"),
        QT_TRANSLATE_NOOP(
            "Samples", "One day of demand: what balancing saves, and how small jobs delay large ones"),
        ElevenGroups, Quotas, Invented},
    Sample{"submitters", QT_TRANSLATE_NOOP("Samples", "Submitters of three groups"),
        QT_TRANSLATE_NOOP("Samples",
            "Priorities divide a group's cores: berg is entitled to 766 of astro's cores and has 100"),
        ThreeGroups, Quotas, Invented},
    Sample{"peregrine", QT_TRANSLATE_NOOP("Samples", "Preempting half the cluster"),
        QT_TRANSLATE_NOOP("Samples",
            "Preempting the youngest jobs loses a third as much work as preempting the oldest; PAP+ spares "
            "bigmem"),
        ManyJobs, Simulation, PreemptionSlides},
    Sample{"convergence", QT_TRANSLATE_NOOP("Samples", "Unbalanced tree over time"),
        QT_TRANSLATE_NOOP("Samples",
            "Everyone submits jobs continuously: Classic ends 0.13 off the shares, Depth-oblivious 0.01"),
        QT_TRANSLATE_NOOP("Samples", "9000 jobs"), Simulation, Invented},
};

} // namespace

std::span<const Sample> samples()
{
    return Samples;
}

QString samplePath(std::string_view id)
{
    return QStringLiteral(":/samples/%1.fairshare")
        .arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size())));
}

QString sampleBaseline(const QString& path)
{
    const auto found = std::find_if(Samples.begin(), Samples.end(),
        [&path](const Sample& sample) { return samplePath(sample.id) == path; });
    return found == Samples.end() || found->baseline == nullptr ? QString() : samplePath(found->baseline);
}

std::optional<std::string> sampleContent(std::string_view id)
{
    const bool known =
        std::any_of(Samples.begin(), Samples.end(), [id](const Sample& sample) { return sample.id == id; });
    QFile file(samplePath(id));
    if (!known || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

} // namespace fairshare::gui
