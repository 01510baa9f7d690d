// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/ordered_queue.h"
#include "core/analysis/weights/queue_comparison.h"
#include "core/scenario/evaluation.h"
#include "tests/core/io/sample_files.h"
#include "tests/core/priority/caviness.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using test::bundledSample;

class CavinessSample : public testing::Test {
protected:
    CavinessSample()
        : m_before(bundledSample("caviness_before"))
        , m_now(bundledSample("caviness_after"))
        , m_evaluation(*evaluate(m_now, {"fair_tree"}))
        , m_new(orderedQueue(*m_now.priority, m_now.tree, &m_evaluation->results.front()))
        , m_old(orderedBaseline(
              *m_before.priority, m_now.priority->queue, m_before.tree, &m_evaluation->results.front()))
    {
    }

    static std::uint32_t lastPlaceButOf(const OrderedQueue& queue, std::string_view user)
    {
        std::uint32_t last = 0;
        for (std::size_t job = 0; job < queue.jobs().size(); ++job)
            if (queue.jobs()[job].user != user)
                last = std::max(last, queue.places[job]);
        return last;
    }

    Scenario m_before;
    Scenario m_now;
    std::shared_ptr<const Evaluation> m_evaluation;
    OrderedQueue m_new;
    OrderedQueue m_old;
};

TEST_F(CavinessSample, HasTheWeightsOfTheDocument)
{
    const auto byName = [](PriorityConfig config) {
        std::ranges::sort(config.tresWeights, {}, &TresWeight::name);
        return config;
    };
    EXPECT_EQ(m_before.priority->config, test::oldCaviness());
    EXPECT_EQ(byName(m_now.priority->config), byName(test::newCaviness()));
    EXPECT_EQ(m_before.tree, m_now.tree);
    EXPECT_EQ(m_before.priority->queue, m_now.priority->queue);
}

TEST_F(CavinessSample, ShowsWhatTheDocumentArgues)
{
    ASSERT_EQ(m_new.jobs().size(), 2352U);
    EXPECT_EQ(queueAnswer(&m_old, m_new),
        "Under the old weights, abara, the user with the lowest fairshare factor, had 98 of the first 100 "
        "places; under the new weights, 0.");
    // 2200 of the jobs are abara's: the last ones now, the other 152 before them.
    EXPECT_EQ(lastPlaceButOf(m_new, "abara"), 152U);
    EXPECT_EQ(lastPlaceButOf(m_old, "abara"), 2352U);
}

TEST_F(CavinessSample, PutsPriorityAccessFirst)
{
    // One job of haddad and one of rossi.
    for (const OrderedQueue* queue : {&m_old, &m_new})
        for (std::size_t place = 0; place < 2; ++place)
            EXPECT_EQ(queue->jobs()[queue->order[place]].qos, "priority");
}

} // namespace
} // namespace fairshare
