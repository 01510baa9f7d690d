// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/qos_use.h"

#include "core/analysis/limits/limit_use.h"
#include "core/base/say.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/scenario.h"
#include "core/tree/association_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace fairshare {
namespace {

/// Whose jobs of the QOS a limit counts.
enum class QosScope : std::uint8_t { Everybody, User, Account };

struct QosLimitMeaning {
    std::string_view name;
    QosScope scope;
    LimitCount count;
};

constexpr std::array QosMeanings{
    QosLimitMeaning{"GrpTRES", QosScope::Everybody, LimitCount::TresInUse},
    QosLimitMeaning{"GrpTRESMins", QosScope::Everybody, LimitCount::UsedMinutes},
    QosLimitMeaning{"GrpTRESRunMins", QosScope::Everybody, LimitCount::ReservedMinutes},
    QosLimitMeaning{"GrpWall", QosScope::Everybody, LimitCount::UsedMinutes},
    QosLimitMeaning{"GrpJobs", QosScope::Everybody, LimitCount::RunningJobs},
    QosLimitMeaning{"GrpSubmit", QosScope::Everybody, LimitCount::SubmittedJobs},
    QosLimitMeaning{"MaxTRESPU", QosScope::User, LimitCount::TresInUse},
    QosLimitMeaning{"MaxJobsPU", QosScope::User, LimitCount::RunningJobs},
    QosLimitMeaning{"MaxSubmitPU", QosScope::User, LimitCount::SubmittedJobs},
    QosLimitMeaning{"MaxTRESPA", QosScope::Account, LimitCount::TresInUse},
    QosLimitMeaning{"MaxJobsPA", QosScope::Account, LimitCount::RunningJobs},
    QosLimitMeaning{"MaxSubmitPA", QosScope::Account, LimitCount::SubmittedJobs},
};

/// Compares the limits of one QOS with the jobs of the queue.
class QosCheck {
public:
    QosCheck(const Scenario& scenario, NodeRow row, std::string_view qos)
        : m_queue(*scenario.priority->queue)
        , m_user(scenario.tree.name(row))
        , m_account(scenario.tree.name(scenario.tree.parent(row)))
        , m_qos(qos)
    {
    }

    void check(std::string_view limits)
    {
        for (const auto& [name, value] : splitQosLimits(limits))
            checkOption(name, value);
    }
    std::vector<std::string> take() { return std::move(m_found); }

private:
    void checkOption(std::string_view name, std::string_view value)
    {
        const auto* const meaning = std::ranges::find(QosMeanings, name, &QosLimitMeaning::name);
        const auto known = std::ranges::find(qosLimitNames(), name, &QosLimitNames::name);
        if (meaning == QosMeanings.end() || known == qosLimitNames().end())
            return;
        const QueueUse jobs = isCountedInQueue(meaning->count) ? jobsIn(meaning->scope) : QueueUse();
        for (const LimitAmount& amount : limitAmounts(value, known->isPerTres)) {
            const NamedLimit limit{name, amount.tres, amount.limit, who(meaning->scope)};
            auto use = useByJobs(meaning->count, limit.tres, jobs);
            if (!use)
                use = recordedUse(meaning->count, amount.used);
            if (!use && meaning->count == LimitCount::UsedMinutes && limitAmount(limit.limit) == 0.0L)
                use = LimitUse{0, fairshare::say("no job may start")};
            if (auto sentence = use ? bindingSentence(limit, *use) : std::nullopt)
                m_found.push_back(std::move(*sentence));
        }
    }

    QueueUse jobsIn(QosScope scope) const
    {
        return queueUse(m_queue, [this, scope](const Job& job) {
            if (job.qos != m_qos)
                return false;
            return scope == QosScope::Everybody || (scope == QosScope::User && job.user == m_user)
                || (scope == QosScope::Account && job.account == m_account);
        });
    }

    std::string who(QosScope scope) const
    {
        if (scope == QosScope::Everybody)
            return fmt::format("QOS {}", m_qos);
        return fairshare::say("QOS {}, here {}", m_qos, scope == QosScope::User ? m_user : m_account);
    }

    const JobQueue& m_queue;
    std::string m_user;
    std::string m_account;
    std::string m_qos;
    std::vector<std::string> m_found;
};

} // namespace

std::vector<std::string> bindingQosLimits(const Scenario& scenario, NodeRow row)
{
    const QosLimits& limits = scenario.priority->qosLimits;
    if (limits.empty() || !scenario.tree.isUser(row))
        return {};
    const std::string_view account = scenario.tree.name(scenario.tree.parent(row));
    std::set<std::string_view> names;
    std::string usual; // QOS of jobs that choose none
    for (NodeRow holder = row; usual.empty() && holder != NoRow; holder = scenario.tree.parent(holder))
        usual = limitText(scenario.tree, holder, LimitKind::DefaultQos);
    names.insert(usual);
    for (const Job& job : scenario.priority->queue->jobs)
        if (job.user == scenario.tree.name(row) && (job.account.empty() || job.account == account))
            names.insert(job.qos);
    std::vector<std::string> found;
    for (const auto& [name, text] : limits) {
        if (!names.contains(name))
            continue;
        QosCheck check(scenario, row, name);
        check.check(text);
        for (std::string& sentence : check.take())
            found.push_back(std::move(sentence));
    }
    return found;
}

} // namespace fairshare
