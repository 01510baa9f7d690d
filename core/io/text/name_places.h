// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <array>
#include <string>
#include <unordered_map>

namespace fairshare {

/// Maps names of users, queues and so on to indexes in a workload that is being read.
class NamePlaces {
public:
    /// @param workload must outlive this object
    explicit NamePlaces(Workload& workload)
        : m_workload(workload)
    {
    }

    /// Returns the index of a name, adding an unknown name; 0 for "".
    std::uint32_t of(JobAttribute attribute, const std::string& name)
    {
        if (name.empty())
            return 0;
        std::vector<std::string>& names = m_workload.names[static_cast<std::size_t>(attribute)];
        const auto [place, isNew] = m_places[static_cast<std::size_t>(attribute)].try_emplace(
            name, static_cast<std::uint32_t>(names.size()));
        if (isNew)
            names.push_back(name);
        return place->second;
    }

private:
    Workload& m_workload;
    std::array<std::unordered_map<std::string, std::uint32_t>, JobAttributeCount> m_places;
};

} // namespace fairshare
