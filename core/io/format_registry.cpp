// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"

#include "core/io/formats/formats.h"
#include "core/io/omitted_content.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t RecognizedBytes = std::size_t{1} << 16;

bool hasPattern(const Format& format, std::string_view pattern)
{
    for (std::string_view left = format.patterns; !left.empty();) {
        const std::size_t end = std::min(left.find(' '), left.size());
        if (equalIgnoringCase(left.substr(0, end), pattern))
            return true;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return false;
}

/// Returns all writable formats with the file extension of the path.
std::vector<const Format*> formatsNamedLike(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos || path.find('/', dot) != std::string_view::npos)
        return {};
    const std::string pattern = "*" + std::string(path.substr(dot));
    std::vector<const Format*> named;
    for (const Format& format : formats())
        if (format.write != nullptr && hasPattern(format, pattern))
            named.push_back(&format);
    return named;
}

} // namespace

std::span<const Format> formats()
{
    static const std::vector<Format> registry{
        format_files::sacctmgr_qos_json(),
        format_files::sshare_json(),
        format_files::squeue_json(),
        format_files::fairshare_file(),
        format_files::job_csv(),
        format_files::csv(),
        format_files::sacctmgr_dump(),
        format_files::assoc_mgr(),
        format_files::sshare(),
        format_files::sacctmgr_tree(),
        format_files::scontrol_partition(),
        format_files::scontrol_node(),
        format_files::slurm_conf(),
        format_files::condor_config(),
        format_files::condor_userprio(),
        format_files::quota_table(),
        format_files::scontrol_job(),
        format_files::sacctmgr_qos(),
        format_files::sprio(),
        format_files::sacct(),
        format_files::squeue(),
    };
    return registry;
}

const Format* findFormat(std::string_view id)
{
    const auto all = formats();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Format& format) { return format.id == id; });
    return found == all.end() ? nullptr : &*found;
}

const Format* formatNamedLike(std::string_view path)
{
    const auto named = formatsNamedLike(path);
    return named.empty() ? nullptr : named.front();
}

const Format* formatNamedLike(std::string_view path, const Scenario& scenario)
{
    const auto named = formatsNamedLike(path);
    const bool hasGroupsAlone = scenario.tree.size() == 1 && !scenario.quotas->groups.empty();
    const Format* best = nullptr;
    std::size_t least = 0;
    for (const Format* format : named) {
        if (!hasGroupsAlone || format->holdsTree || !format->write(scenario))
            continue;
        const std::size_t count = partsLeftOut(*format, scenario).size();
        if (best == nullptr || count < least) {
            best = format;
            least = count;
        }
    }
    return best != nullptr || named.empty() ? best : named.front();
}

const Format* recognizeFormat(std::string_view content)
{
    const std::string_view beginning = content.substr(0, RecognizedBytes);
    const auto all = formats();
    const auto found = std::find_if(all.begin(), all.end(),
        [beginning](const Format& format) { return format.read != nullptr && format.recognizes(beginning); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace fairshare
