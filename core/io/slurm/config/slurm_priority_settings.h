// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/slurm/config/configuration_lines.h"
#include "core/io/text/remarks.h"
#include "core/priority/priority_config.h"
#include "core/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>

namespace fairshare {

struct Import;

/// Returns the range of a weight for messages: "a weight is a whole number from 0 to 4294967295".
std::string weightRange();

/// Collects the priority settings of slurm.conf or of `scontrol show config`, key by key. If a key is
/// repeated, its last value counts.
class SlurmPrioritySettings {
public:
    /// Adds one entry; keys that are not priority settings are skipped. Errors: BadInput for an invalid value
    /// of a key.
    Result<void> take(const ConfigurationEntry& entry);
    /// Errors: BadInput for contradictory settings.
    Result<Import> finish();
    /// Returns true if any entry was a priority setting.
    bool hasPriority() const { return m_found; }

private:
    Result<void> takeDamping(const ConfigurationEntry& entry);
    Result<void> takePriority(const ConfigurationEntry& entry, std::string_view key);
    Result<void> takeWeight(const ConfigurationEntry& entry, std::string_view key);
    Result<void> takeTresWeights(const ConfigurationEntry& entry);
    void takeFlags(const ConfigurationEntry& entry);
    Result<void> takeNumber(
        const ConfigurationEntry& entry, std::uint64_t least, std::uint64_t largest, std::uint64_t& number);
    /// @param endless value of UNLIMITED
    static Result<void> takeDuration(
        const ConfigurationEntry& entry, std::uint64_t endless, std::uint64_t& seconds);
    void remarkRepeated(const ConfigurationEntry& entry);
    void remarkType(const ConfigurationEntry& entry);
    void dropWeightsWithoutDatabase();

    Settings m_settings;
    Remarks m_remarks;
    PriorityConfig m_config;
    SourcePosition m_levelBased{};
    std::optional<SourcePosition> m_noDatabase; ///< where the configuration disables it
    std::map<std::string, SourcePosition> m_places; ///< last entry of each key in lower case
    std::uint64_t m_levels = 0;
    bool m_found = false;
};

} // namespace fairshare
