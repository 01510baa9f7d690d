// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/qos_use.h"

#include "core/analysis/limits/limit_use.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"

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
    QosLimitMeaning{"GrpJobs", QosScope::Everybody, LimitCount::RunningJobs},
    QosLimitMeaning{"GrpSubmit", QosScope::Everybody, LimitCount::SubmittedJobs},
    QosLimitMeaning{"MaxTRESPU", QosScope::User, LimitCount::TresInUse},
    QosLimitMeaning{"MaxJobsPU", QosScope::User, LimitCount::RunningJobs},
    QosLimitMeaning{"MaxSubmitPU", QosScope::User, LimitCount::SubmittedJobs},
    QosLimitMeaning{"MaxTRESPA", QosScope::Account, LimitCount::TresInUse},
    QosLimitMeaning{"MaxJobsPA", QosScope::Account, LimitCount::RunningJobs},
    QosLimitMeaning{"MaxSubmitPA", QosScope::Account, LimitCount::SubmittedJobs},
};

std::vector<std::string_view> splitAt(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

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
        for (const std::string_view option : splitAt(limits, ':'))
            checkOption(option);
    }
    std::vector<std::string> take() { return std::move(m_found); }

private:
    void checkOption(std::string_view option)
    {
        const std::string_view name = option.substr(0, option.find('='));
        const auto* const meaning = std::find_if(QosMeanings.begin(), QosMeanings.end(),
            [name](const QosLimitMeaning& known) { return known.name == name; });
        if (meaning == QosMeanings.end() || name.size() == option.size())
            return;
        const QueueUse jobs = jobsIn(meaning->scope);
        for (const std::string_view amount : splitAt(option.substr(name.size() + 1), ',')) {
            const std::size_t equals = amount.find('=');
            const bool perTres = equals != std::string_view::npos;
            const NamedLimit limit{name, perTres ? amount.substr(0, equals) : std::string_view(),
                perTres ? amount.substr(equals + 1) : amount, who(meaning->scope)};
            const auto use = useByJobs(meaning->count, limit.tres, jobs);
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
