// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/quota_pseudonyms.h"

#include "core/quota/groups/quota_changes.h"
#include "core/quota/groups/quota_tree.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Calls `take` with each part of a dotted path.
template <typename Take>
void eachPart(std::string_view path, const Take& take)
{
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        take(path.substr(begin, end - begin));
        begin = end + 1;
    }
}

} // namespace

void QuotaPseudonyms::gather(const GroupQuotas& quotas)
{
    for (const QuotaGroup& group : quotas.groups) {
        const std::string path = groupKey(group.name);
        m_paths.try_emplace(path);
        eachPart(path, [this](std::string_view part) { m_groups.try_emplace(std::string(part)); });
    }
    for (const QuotaSubmitter& submitter : quotas.submitters)
        m_users.try_emplace(submitter.name.substr(groupSize(submitter.name)));
}

void QuotaPseudonyms::number()
{
    std::size_t groups = 0;
    for (auto& [part, pseudonym] : m_groups)
        pseudonym = part.empty() ? part : fmt::format("group_{:03}", ++groups);
    std::size_t users = 0;
    for (auto& [name, pseudonym] : m_users)
        pseudonym = fmt::format("user_{:04}@domain", ++users);
}

std::size_t QuotaPseudonyms::groupSize(const std::string& name) const
{
    const std::string key = groupKey(name.substr(0, name.rfind('@')));
    for (std::size_t dot = key.rfind('.'); dot != std::string::npos && dot > 0; dot = key.rfind('.', dot - 1))
        if (m_paths.contains(std::string_view(key).substr(0, dot)))
            return dot + 1;
    return 0;
}

std::string QuotaPseudonyms::group(std::string_view path) const
{
    std::string result;
    eachPart(path, [this, &result](std::string_view part) {
        const auto found = m_groups.find(groupKey(std::string(part)));
        result += (result.empty() ? "" : ".") + (found == m_groups.end() ? "group" : found->second);
    });
    return result;
}

std::string QuotaPseudonyms::submitter(const std::string& name) const
{
    const std::size_t size = groupSize(name);
    const auto found = m_users.find(std::string_view(name).substr(size));
    const std::string user = found == m_users.end() ? "user@domain" : found->second;
    return size == 0 ? user : group(std::string_view(name).substr(0, size - 1)) + "." + user;
}

GroupQuotas QuotaPseudonyms::apply(const GroupQuotas& quotas) const
{
    GroupQuotas result = quotas;
    result.unknown.clear();
    result.unknownOptions.clear();
    result.options.sortExpression.clear();
    for (QuotaGroup& each : result.groups) {
        each.unknown.clear();
        if (groupKey(each.name) != RootGroupName)
            each.name = group(each.name);
    }
    for (QuotaSubmitter& each : result.submitters) {
        each.unknown.clear();
        each.name = submitter(each.name);
    }
    return result;
}

} // namespace fairshare
