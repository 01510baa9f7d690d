// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/fairshare_writer.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/usage_decay.h"
#include "core/io/json/json_document.h"
#include "core/io/scenario_file/node_figures.h"
#include "core/io/scenario_file/priority_writer.h"
#include "core/io/scenario_file/quotas_writer.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/io/scenario_file/simulation_writer.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"
#include "core/tree/association_limits.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::uint32_t DeepestIndentation = 64;

class FairshareWriter {
public:
    explicit FairshareWriter(const Scenario& scenario)
        : m_scenario(scenario)
        , m_tree(scenario.tree)
    {
    }

    Result<std::string> run();

private:
    void top();
    void tree();
    void nodeHead(NodeRow row);
    void rootHead();
    void optionalFigures(NodeRow row);
    void slurm(std::string_view key, std::string_view options);
    void settings();
    /// Returns the new text of a section that was changed.
    std::string sectionText(std::string_view key);
    void algorithmParameters(std::vector<std::string>& lines);
    void usageSettings(std::vector<std::string>& lines);

    void text(std::string_view value) { appendText(m_out, value); }
    void appendText(std::string& out, std::string_view value);
    std::string quoted(std::string_view value);
    void member(std::string_view key, std::string_view jsonValue);
    void indent(std::uint32_t depth) { m_out.append(4 + 2 * std::min(depth, DeepestIndentation), ' '); }

    const Scenario& m_scenario;
    const ShareTree& m_tree;
    std::string m_out;
    std::string m_notText; ///< the first text that is not UTF-8
};

Result<std::string> FairshareWriter::run()
{
    m_out.reserve(512 + m_tree.size() * 72);
    top();
    if (m_notText.empty())
        return std::move(m_out);
    std::string shown;
    for (const char c : m_notText)
        shown += static_cast<unsigned char>(c) < 0x80
            ? std::string(1, c)
            : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    return fail(ErrorCode::OutOfRange,
        fairshare::say("'{}' is not valid UTF-8; a .fairshare file must be UTF-8", excerpt(shown)));
}

void FairshareWriter::top()
{
    m_out += "{\n  \"format\": \"fairshare-explorer\",\n  \"version\": 1";
    if (!m_scenario.title.empty())
        member("title", quoted(m_scenario.title));
    if (!m_scenario.cluster.empty())
        member("cluster", quoted(m_scenario.cluster));
    if (!m_scenario.notes.empty())
        member("notes", quoted(m_scenario.notes));
    m_out += ",\n  \"tree\": {\n";
    tree();
    m_out += "\n  }";
    settings();
    for (const auto& [key, value] : m_scenario.sections)
        member(key, value.empty() ? sectionText(key) : value);
    for (const auto& [key, value] : m_scenario.unknown)
        member(key, value);
    m_out += "\n}\n";
}

std::string FairshareWriter::sectionText(std::string_view key)
{
    if (key == "quotas")
        return quotasText(*m_scenario.quotas, m_notText);
    if (key == "simulation")
        return simulationText(*m_scenario.simulation, m_notText);
    return key == "priority" ? priorityText(*m_scenario.priority, m_notText) : "{}";
}

void FairshareWriter::member(std::string_view key, std::string_view jsonValue)
{
    m_out += ",\n  ";
    text(key);
    m_out += ": ";
    m_out += jsonValue;
}

void FairshareWriter::appendText(std::string& out, std::string_view value)
{
    if (!appendJsonText(out, value) && m_notText.empty())
        m_notText = value;
}

std::string FairshareWriter::quoted(std::string_view value)
{
    std::string out;
    appendText(out, value);
    return out;
}

void FairshareWriter::tree()
{
    rootHead();
    if (m_tree.size() == 1)
        return;
    m_out += ",\n    \"children\": [\n";
    std::vector<NodeRow> open{RootRow};
    for (NodeRow row = 1; row < m_tree.size(); ++row) {
        indent(m_tree.depth(row));
        nodeHead(row);
        const NodeRow end = m_tree.subtreeEnd(row);
        if (end > row + 1) {
            m_out += ", \"children\": [\n";
            open.push_back(row);
            continue;
        }
        m_out += " }";
        // A last child ends its account and possibly the accounts above it.
        while (m_tree.subtreeEnd(open.back()) == end && open.size() > 1) {
            m_out += '\n';
            indent(m_tree.depth(open.back()));
            m_out += "] }";
            open.pop_back();
        }
        m_out += end < m_tree.size() ? ",\n" : "\n";
    }
    m_out += "    ]";
}

void FairshareWriter::rootHead()
{
    m_out += "    \"account\": ";
    text(m_tree.name(RootRow));
    if (m_tree.usage(RootRow) != 0) {
        m_out += ", \"usage\": ";
        m_out += shortest(m_tree.usage(RootRow));
    }
    optionalFigures(RootRow);
}

void FairshareWriter::nodeHead(NodeRow row)
{
    m_out += m_tree.isUser(row) ? "{ \"user\": " : "{ \"account\": ";
    text(m_tree.name(row));
    m_out += ", \"shares\": ";
    m_out += m_tree.hasParentShares(row) ? "\"parent\"" : fmt::to_string(m_tree.shares(row));
    m_out += ", \"usage\": ";
    m_out += shortest(m_tree.usage(row));
    optionalFigures(row);
}

void FairshareWriter::optionalFigures(NodeRow row)
{
    if (const long double* total = m_tree.givenTotal(row); total != nullptr) {
        m_out += ", \"usage_total\": ";
        m_out += shortest(*total);
    }
    if (!m_tree.partition(row).empty()) {
        m_out += ", \"partition\": ";
        text(m_tree.partition(row));
    }
    if (m_tree.association(row) != 0)
        m_out += fmt::format(", \"association\": {}", m_tree.association(row));
    if (m_tree.pendingJobs(row) != 0)
        m_out += fmt::format(", \"pending_jobs\": {}", m_tree.pendingJobs(row));
    if (!m_tree.slurmOptions(row).empty())
        slurm("slurm", m_tree.slurmOptions(row));
    if (const std::string_view limits = listedLimits(m_tree, row); !limits.empty())
        slurm("slurm_limits", limits);
    if (const std::uint32_t shares = m_tree.unlistedShares(row); shares > 0)
        m_out += fmt::format(", \"unlisted_shares\": {}", shares);
    if (m_tree.isUnlisted(row))
        m_out += ", \"listed\": false";
    if (const PrintedFigures* printed = m_tree.printed(row); printed != nullptr && printed->any())
        m_out += ", \"printed\": " + printedText(*printed);
    if (const std::string_view unknown = m_tree.unknownMembers(row); !unknown.empty()) {
        m_out += ", ";
        m_out += unknown;
    }
}

void FairshareWriter::slurm(std::string_view key, std::string_view options)
{
    m_out += fmt::format(", \"{}\": ", key);
    std::string notText = appendSlurmOptions(m_out, options);
    if (m_notText.empty())
        m_notText = std::move(notText);
}

void FairshareWriter::settings()
{
    const Settings& settings = m_scenario.settings;
    std::vector<std::string> lines;
    if (settings.algorithm != Settings().algorithm || settings.algorithmSpelledOut)
        lines.push_back("\"algorithm\": " + quoted(settings.algorithm));
    algorithmParameters(lines);
    if (!settings.compare.empty()) {
        std::string line = "\"compare\": [";
        for (const std::string& id : settings.compare)
            line += (line.back() == '[' ? "" : ", ") + quoted(id);
        lines.push_back(line + "]");
    }
    usageSettings(lines);
    for (const auto& [key, value] : settings.unknown)
        lines.push_back(quoted(key) + ": " + value);
    if (lines.empty())
        return;
    m_out += ",\n  \"settings\": {";
    for (std::size_t i = 0; i < lines.size(); ++i)
        m_out += (i == 0 ? "\n    " : ",\n    ") + lines[i];
    m_out += "\n  }";
}

void FairshareWriter::algorithmParameters(std::vector<std::string>& lines)
{
    std::string line;
    const auto add = [&](std::string_view id, const ParameterValues& values) {
        std::string inner;
        for (const auto& [name, value] : values) {
            const auto* number = std::get_if<std::int64_t>(&value);
            inner += (inner.empty() ? " " : ", ") + quoted(name) + ": "
                + (number != nullptr ? fmt::to_string(*number) : quoted(std::get<std::string>(value)));
        }
        line += (line.empty() ? " " : ", ") + quoted(id) + ": {" + inner + (inner.empty() ? "}" : " }");
    };
    // In the order in which algorithms are listed everywhere.
    for (const Algorithm& algorithm : algorithms())
        if (const auto given = m_scenario.settings.parameters.find(algorithm.id);
            given != m_scenario.settings.parameters.end())
            add(given->first, given->second);
    if (!line.empty())
        lines.push_back("\"algorithms\": {" + line + " }");
}

void FairshareWriter::usageSettings(std::vector<std::string>& lines)
{
    const Settings& settings = m_scenario.settings;
    std::string inner;
    if (settings.halfLifeSeconds != DefaultHalfLifeSeconds || settings.halfLifeSpelledOut)
        inner = " \"half_life_seconds\": " + shortest(settings.halfLifeSeconds);
    for (const auto& [key, value] : settings.unknownUsage)
        inner += (inner.empty() ? " " : ", ") + quoted(key) + ": " + value;
    if (!inner.empty())
        lines.push_back("\"usage\": {" + inner + " }");
}

} // namespace

Result<std::string> writeFairshare(const Scenario& scenario)
{
    if (!scenario.shown)
        return FairshareWriter(scenario).run();
    const auto stored = withOwnTree(scenario);
    return stored ? FairshareWriter(*stored).run() : tl::unexpected(stored.error());
}

} // namespace fairshare
