// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <unordered_map>

namespace fairshare::format_files {
namespace {

constexpr std::string_view NodeStart = "NodeName=";
constexpr std::string_view Cpus = "CPUTot";
/// Processors that jobs can use; only in newer releases.
constexpr std::string_view UsableCpus = "CPUEfctv";

/// Adds up the processors of all nodes; a record begins with NodeName.
class NodeCounter {
public:
    Result<void> take(std::string_view key, std::string_view value, SourcePosition position);
    Result<Import> finish();

private:
    Result<void> begin(std::string_view name, SourcePosition position);
    void endNode();

    std::unordered_map<std::string, std::uint32_t> m_lines; ///< lines of the nodes, by name
    std::uint64_t m_cpus = 0; ///< of the nodes before the current one
    std::optional<std::uint64_t> m_total; ///< of the current node
    std::optional<std::uint64_t> m_usable; ///< likewise
};

void NodeCounter::endNode()
{
    m_cpus += m_usable.value_or(m_total.value_or(0));
    m_usable.reset();
    m_total.reset();
}

Result<void> NodeCounter::begin(std::string_view name, SourcePosition position)
{
    endNode();
    if (name.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the node has no name"), position);
    const auto [first, isNew] = m_lines.try_emplace(std::string(name), position.line);
    if (!isNew)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "node {} is already listed on line {}", quotedPart(name), fmt::to_string(first->second)),
            position);
    return {};
}

Result<void> NodeCounter::take(std::string_view key, std::string_view value, SourcePosition position)
{
    if (key == "NodeName")
        return begin(value, position);
    // CPUTot is the last of both; what looks like a key after it is free text, such as a reason.
    if ((key != Cpus && key != UsableCpus) || m_lines.empty() || m_total)
        return {};
    const auto number = parseUnsigned(value);
    if (!number || *number > LargestWord)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; expected {}", key, quotedPart(value),
                fairshare::say("a whole number from {} to {}", 0, LargestWord)),
            position);
    (key == Cpus ? m_total : m_usable) = number;
    return {};
}

Result<Import> NodeCounter::finish()
{
    endNode();
    if (m_lines.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("not scontrol show node output; expected NodeName="), {1, 1});
    if (m_cpus > LargestWord)
        return fail(ErrorCode::BadInput,
            fairshare::say("the nodes have {} processors; expected at most {}", m_cpus, LargestWord), {1, 1});
    Import import;
    import.nodes = PriorityCluster{
        .cpus = static_cast<std::uint32_t>(m_cpus), .nodes = static_cast<std::uint32_t>(m_lines.size())};
    return import;
}

bool recognizesScontrolNode(std::string_view beginning)
{
    TextLines lines(beginning);
    while (lines.next())
        if (!trimmed(lines.text()).empty())
            return lines.text().starts_with(NodeStart)
                && beginning.find(fmt::format(" {}=", Cpus)) != std::string_view::npos;
    return false;
}

Result<Import> readScontrolNode(std::string_view content, const Progress& progress)
{
    NodeCounter nodes;
    for (TextLines lines(content); lines.next();) {
        if (auto checked = lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const std::string_view line = lines.text();
        for (std::size_t begin = line.find_first_not_of(' '); begin != std::string_view::npos;) {
            const std::size_t end = std::min(line.find(' ', begin), line.size());
            const std::string_view word = line.substr(begin, end - begin);
            const std::size_t equals = word.find('=');
            const bool isInText = begin > 0 && word.starts_with(NodeStart);
            if (equals != std::string_view::npos && !isInText)
                if (auto done = nodes.take(
                        word.substr(0, equals), word.substr(equals + 1), lines.at(begin + equals + 1));
                    !done)
                    return tl::unexpected(done.error());
            begin = line.find_first_not_of(' ', end);
        }
    }
    return nodes.finish();
}

} // namespace

Format scontrol_node()
{
    return {.id = "scontrol-node",
        .title = fairshare::phrase("Nodes (scontrol show node)"),
        .patterns = "*.txt",
        .summary =
            fairshare::phrase("Number of nodes and processors of the cluster, for the jobs in a queue"),
        .recognizes = recognizesScontrolNode,
        .read = readScontrolNode,
        .write = nullptr};
}

} // namespace fairshare::format_files
