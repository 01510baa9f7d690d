// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/sample_files.h"

#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace fairshare::test {
namespace {

const std::string Samples = "samples/slurm/";

} // namespace

std::string dataFile(const std::string& name)
{
    auto content = readFile(std::string(TEST_DATA) + "/" + name);
    EXPECT_TRUE(content) << name;
    return content ? *content : std::string();
}

Result<Import> readAs(std::string_view formatId, std::string_view content)
{
    const Format* format = findFormat(formatId);
    if (format == nullptr || format->read == nullptr)
        return fail(ErrorCode::NotFound, fmt::format("no reader for {}", formatId));
    return format->read(content, Progress{});
}

Scenario scenarioFromText(std::string_view formatId, std::string_view content)
{
    const auto import = readAs(formatId, content);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? *import->scenario : Scenario{};
}

GroupQuotas quotasFromText(std::string_view formatId, std::string_view content)
{
    const auto import = readAs(formatId, content);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import && import->scenario ? *import->scenario->quotas : GroupQuotas{};
}

std::string writtenAs(std::string_view formatId, const Scenario& scenario)
{
    const auto text = findFormat(formatId)->write(scenario);
    EXPECT_TRUE(text) << (text ? "" : describe(text.error()));
    return text.value_or("");
}

std::string condorSample(const std::string& name)
{
    return dataFile("samples/htcondor/" + name);
}

Import importSample(std::string_view formatId, const std::string& name)
{
    auto import = readAs(formatId, dataFile(Samples + name));
    EXPECT_TRUE(import) << name << ": " << (import ? "" : describe(import.error()));
    return import ? *import : Import{};
}

Scenario scenarioOf(std::string_view formatId, const std::string& name)
{
    Import import = importSample(formatId, name);
    EXPECT_TRUE(import.scenario) << name;
    return import.scenario.value_or(Scenario{});
}

Scenario bundledSample(const std::string& id)
{
    const auto text = readFile(std::string(BUNDLED_SAMPLES) + "/" + id + ".fairshare");
    const auto import = findFormat("fairshare")->read(text.value_or(""), {});
    return import && import->scenario ? *import->scenario : Scenario();
}

std::string recognizedSample(const std::string& name)
{
    const Format* format = recognizeFormat(dataFile(Samples + name));
    return format == nullptr ? "" : std::string(format->id);
}

std::string errorOf(std::string_view formatId, std::string_view content)
{
    const auto import = readAs(formatId, content);
    return import ? "read" : describe(import.error());
}

std::vector<std::string> remarksOf(const Import& import)
{
    std::vector<std::string> lines;
    for (const Diagnostic& diagnostic : import.diagnostics)
        lines.push_back(fmt::format("{}:{}: {}: {}", diagnostic.position.line, diagnostic.position.column,
            diagnostic.code, diagnostic.message));
    return lines;
}

std::vector<std::string> outline(const ShareTree& tree)
{
    std::vector<std::string> lines;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const std::string shares =
            tree.hasParentShares(row) ? std::string("parent") : fmt::format("{}", tree.shares(row));
        lines.push_back(fmt::format(
            "{}{} {} {}", tree.path(row), tree.isUser(row) ? " user" : "", tree.partition(row), shares));
    }
    return lines;
}

NodeRow rowAt(const ShareTree& tree, std::string_view path)
{
    const NodeRow row = findByPath(tree, path);
    EXPECT_NE(row, NoRow) << path;
    return row == NoRow ? RootRow : row;
}

} // namespace fairshare::test
