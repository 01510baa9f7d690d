// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rows.h"

#include "core/io/csv/tab_separated.h"

#include <functional>
#include <string>

namespace fairshare::cli {
namespace {

/// Writes by large parts what `produce` sends in small ones.
ExitCode writeBuffered(
    const std::string& path, Session& session, const std::function<void(const TextSink&)>& produce)
{
    constexpr std::size_t Part = std::size_t{1} << 16;
    return session.write(path, [&produce](const TextSink& sink) {
        std::string text;
        produce([&](std::string_view part) {
            text += part;
            if (text.size() >= Part) {
                sink(text);
                text.clear();
            }
        });
        sink(text);
    });
}

void writeTabSeparated(const TableView& view, const TextSink& sink)
{
    std::string text;
    writeCsv(view, appendTo(text));
    sink(tabSeparated(text));
}

} // namespace

ExitCode printRows(const TextTable& table, const OutputOptions& output, Session& session,
    const std::vector<std::uint32_t>* only)
{
    auto view = viewOf(table, output.rows, only);
    if (!view)
        return session.wrongUsage(view.error().message);
    view->schema = session.schema();
    const AlignedStyle style = session.style(output.path);
    return writeBuffered(output.path, session, [&](const TextSink& sink) {
        switch (output.format) {
        case OutputFormat::Table:
            return writeAligned(*view, style, sink);
        case OutputFormat::Csv:
            return writeCsv(*view, sink);
        case OutputFormat::Tsv:
            return writeTabSeparated(*view, sink);
        case OutputFormat::Json:
            return writeJson(*view, sink);
        case OutputFormat::JsonLines:
            return writeJsonLines(*view, sink);
        }
    });
}

ExitCode printLines(std::span<const TextTable> tables, const OutputOptions& output, Session& session)
{
    std::vector<TableView> views;
    for (const TextTable& table : tables) {
        auto view = viewOf(table, output.rows);
        if (!view)
            return session.wrongUsage(view.error().message);
        view->schema = session.schema();
        views.push_back(std::move(*view));
    }
    return writeBuffered(output.path, session, [&views](const TextSink& sink) {
        for (const TableView& view : views)
            writeJsonLines(view, sink);
    });
}

bool mayPrintDocument(const OutputOptions& output, Session& session)
{
    if (output.rows.isEmpty())
        return true;
    session.wrongUsage(
        "--columns, --show, --sort, --top, --changed and --where of columns do not apply to "
        "--format json, which has a fixed shape; use --format jsonl, which has the same values");
    return false;
}

} // namespace fairshare::cli
