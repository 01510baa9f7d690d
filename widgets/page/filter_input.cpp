// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/filter_input.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

namespace fairshare::gui {

FilterInput::FilterInput(const FindSources& sources, std::string_view algorithm)
    : m_scenario(sources.document.scenario())
    , m_before(sources.document.baseline())
    , m_now(sources.results.current())
    , m_baseline(sources.results.baseline())
    , m_data{.tree = m_scenario->tree, .now = m_now.get(), .usageUnit = TimeUnit::Hour}
{
    if (m_now)
        m_data.result = m_now->find(algorithm);
    if (m_baseline)
        m_data.resultBefore = m_baseline->find(algorithm);
    if (m_before) {
        m_data.treeBefore = &m_before->tree;
        m_data.rowsBefore = sources.results.baselineRows();
    }
    if (const auto& findings = sources.lint.findings())
        m_data.findings = *findings;
    if (!m_now || sources.results.hasRowsOfDocument())
        return;
    for (NodeRow row = 0; row < m_scenario->tree.size(); ++row)
        m_rowsNow.push_back(sources.results.figureRow(row));
    m_data.rowsNow = m_rowsNow;
}

Result<std::vector<NodeRow>> foundRows(
    const FindQuery& query, const FindSources& sources, std::string_view algorithm)
{
    if (sources.document.isEmpty())
        return std::vector<NodeRow>();
    return query.filter().rows(FilterInput(sources, algorithm).data());
}

Found foundOf(
    std::size_t count, const FindQuery& query, const FindSources& sources, std::string_view algorithm)
{
    if (sources.document.isEmpty())
        return {};
    const FilterInput input(sources, algorithm);
    return {.count = count,
        .of = input.data().tree.size(),
        .meaning = QString::fromStdString(query.filter().meaning(input.data()).value_or(std::string()))};
}

FilterCompletion completionOf(const QString& text, const FindSources& sources, std::string_view algorithm)
{
    if (sources.document.isEmpty())
        return {};
    return filterCompletion(text.toStdString(), FilterInput(sources, algorithm).data());
}

} // namespace fairshare::gui
