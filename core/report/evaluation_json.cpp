// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/evaluation_json.h"

#include "core/fairshare/parameter.h"
#include "core/io/json/json_text.h"
#include "core/report/schema_name.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/table/column.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare {
namespace {

using Layout = JsonText::Layout;

void writeText(JsonText& json, std::string_view key, std::string_view value)
{
    json.key(key);
    if (value.empty())
        json.null();
    else
        json.text(value);
}

void writeRow(const Evaluation& evaluation, NodeRow row, std::optional<std::string_view> path, JsonText& json)
{
    const ShareTree& tree = evaluation.tree;
    const bool isUser = tree.isUser(row);
    json.beginObject(Layout::Compact);
    writeText(json, "path", path.value_or(std::string_view()));
    writeText(json, "kind", isUser ? "user" : "account");
    writeText(json, "account", tree.name(tree.accountOf(row)));
    writeText(json, "user", isUser ? tree.name(row) : std::string_view());
    writeText(json, "partition", tree.partition(row));
    json.key("shares");
    if (tree.hasParentShares(row))
        json.text("parent");
    else
        json.unsignedNumber(tree.shares(row));
    json.key("usage");
    json.number(static_cast<double>(tree.usage(row)));
    json.key("usage_total");
    json.number((*evaluation.usageTotal)[row]);
    json.endObject();
}

struct EntryWriter {
    const Column& column;
    JsonText& json;
    const std::vector<NodeRow>* only;

    void operator()(const Reals& values) const
    {
        forRows(values->size(), [&](std::size_t row) {
            const double value = (*values)[row];
            isUndefined(value) ? json.null() : json.number(value);
        });
    }
    void operator()(const Counts& values) const
    {
        forRows(values->size(), [&](std::size_t row) {
            isUndefined(column, values, row) ? json.null() : json.unsignedNumber((*values)[row]);
        });
    }
    void operator()(const Words& values) const
    {
        forRows(values->size(), [&](std::size_t row) { json.word((*values)[row]); });
    }
    void operator()(const Flags& values) const
    {
        forRows(values->size(), [&](std::size_t row) { json.boolean((*values)[row] != 0); });
    }

private:
    template <typename Write>
    void forRows(std::size_t size, Write write) const
    {
        if (only != nullptr)
            std::for_each(only->begin(), only->end(), write);
        for (std::size_t row = 0; only == nullptr && row < size; ++row)
            write(row);
    }
};

void writeParameters(const ParameterValues& parameters, JsonText& json)
{
    json.beginObject(Layout::Compact);
    for (const auto& [id, value] : parameters) {
        json.key(id);
        if (const auto* number = std::get_if<std::int64_t>(&value))
            json.signedNumber(*number);
        else
            json.text(std::get<std::string>(value));
    }
    json.endObject();
}

void writeResult(const AlgorithmResult& result, const std::vector<NodeRow>* only, JsonText& json)
{
    json.beginObject();
    json.key("parameters");
    writeParameters(result.parameters, json);
    json.key("columns");
    json.beginObject();
    for (const Column& column : result.table.columns) {
        json.key(column.spec.id);
        json.beginArray(Layout::Compact);
        std::visit(EntryWriter{column, json, only}, column.values);
        json.endArray();
    }
    json.endObject();
    json.endObject();
}

} // namespace

EvaluationJsonNotes writeEvaluationJson(const Scenario& scenario, const Evaluation& evaluation,
    const TextSink& sink, const std::vector<NodeRow>* only)
{
    EvaluationJsonNotes notes;
    JsonText json(sink);
    json.beginObject();
    json.key("schema");
    json.text(schemaOf("evaluate"));
    json.key("title");
    json.text(scenario.title);
    json.key("rows");
    json.beginArray();
    RowPaths paths(evaluation.tree);
    for (NodeRow row = 0; row < evaluation.tree.size(); ++row) {
        const auto path = paths.next();
        if (only != nullptr && !std::binary_search(only->begin(), only->end(), row))
            continue;
        if (!path)
            ++notes.pathsLeftOut;
        writeRow(evaluation, row, path, json);
    }
    json.endArray();
    json.key("results");
    json.beginObject();
    for (const AlgorithmResult& result : evaluation.results) {
        json.key(result.algorithm->id);
        writeResult(result, only, json);
    }
    json.endObject();
    json.endObject();
    json.finish();
    return notes;
}

} // namespace fairshare
