// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/find_query.h"

#include "core/analysis/compare/changes/row_conditions.h"
#include "core/analysis/filter/name_match.h"
#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <limits>

namespace fairshare::gui {
namespace {

const QLatin1String ChangedWord("changed");
const QLatin1String MovedWord("moved");
const QLatin1String LintWord("lint");

/// Parses `moved` or `moved:5` into places; nothing for any other word.
std::optional<std::uint32_t> placesOf(const QString& word)
{
    if (!word.startsWith(MovedWord, Qt::CaseInsensitive))
        return std::nullopt;
    const QString rest = word.mid(MovedWord.size());
    if (rest.isEmpty() || rest == QLatin1String(":"))
        return 1;
    const auto places =
        rest.startsWith(QLatin1Char(':')) ? parseUnsigned(rest.mid(1).toStdString()) : std::nullopt;
    if (!places)
        return std::nullopt;
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(*places, std::numeric_limits<std::uint32_t>::max()));
}

void keepCommon(std::optional<std::vector<NodeRow>>& rows, std::vector<NodeRow> others)
{
    if (!rows) {
        rows = std::move(others);
        return;
    }
    std::vector<NodeRow> common;
    std::set_intersection(
        rows->begin(), rows->end(), others.begin(), others.end(), std::back_inserter(common));
    rows = std::move(common);
}

std::vector<NodeRow> movedRowsOf(const FindSources& sources, std::string_view algorithm, std::uint32_t places)
{
    const EvaluationPtr& now = sources.results.current();
    const EvaluationPtr& before = sources.results.baseline();
    const AlgorithmResult* result = now ? now->find(algorithm) : nullptr;
    const AlgorithmResult* earlier = before ? before->find(algorithm) : nullptr;
    if (result == nullptr || earlier == nullptr)
        return {};
    if (sources.results.hasRowsOfDocument())
        return movedRows(*result, *earlier, places, sources.results.baselineRows());
    // The ranks belong to rows that have since been moved or removed.
    std::vector<NodeRow> rowsNow(now->tree.size(), NoRow);
    std::vector<NodeRow> rowsBefore(now->tree.size(), NoRow);
    for (NodeRow row = 0; row < sources.document.scenario()->tree.size(); ++row) {
        const NodeRow figures = sources.results.figureRow(row);
        if (figures == NoRow)
            continue;
        rowsNow[figures] = row;
        rowsBefore[figures] = sources.results.baselineRow(row);
    }
    std::vector<NodeRow> rows = movedRows(*result, *earlier, places, rowsBefore);
    for (NodeRow& row : rows)
        row = rowsNow[row];
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace

FindQuery::FindQuery(const QString& text)
{
    QStringList names;
    for (const QString& word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word.compare(ChangedWord, Qt::CaseInsensitive) == 0)
            m_changed = true;
        else if (word.compare(LintWord, Qt::CaseInsensitive) == 0)
            m_lint = true;
        else if (const auto places = placesOf(word))
            m_moved = places;
        else
            names << word;
    }
    m_name = names.join(QLatin1Char(' '));
}

QString FindQuery::text() const
{
    QStringList words;
    if (!m_name.isEmpty())
        words << m_name;
    if (m_changed)
        words << ChangedWord;
    if (m_lint)
        words << LintWord;
    if (m_moved)
        words << QStringLiteral("%1:%2").arg(MovedWord, QString::number(*m_moved));
    return words.join(QLatin1Char(' '));
}

FindQuery FindQuery::withChanged(bool wanted) const
{
    FindQuery query = *this;
    query.m_changed = wanted;
    return query;
}

FindQuery FindQuery::withMoved(bool wanted) const
{
    FindQuery query = *this;
    query.m_moved = wanted ? std::optional<std::uint32_t>(1) : std::nullopt;
    return query;
}

FindQuery FindQuery::withLint(bool wanted) const
{
    FindQuery query = *this;
    query.m_lint = wanted;
    return query;
}

std::vector<NodeRow> rowsChanged(const FindSources& sources)
{
    if (sources.document.isEmpty() || !sources.document.baseline())
        return {};
    return changedRows(
        sources.document.scenario()->tree, sources.document.baseline()->tree, sources.results.baselineRows());
}

std::vector<QuotaRow> foundGroups(const FindQuery& query, const ShownGroups& groups)
{
    if (query.isEmpty() || query.moved() || query.lint())
        return {};
    std::optional<std::vector<QuotaRow>> rows;
    if (!query.name().isEmpty()) {
        rows.emplace();
        const std::string text = query.name().toStdString();
        for (QuotaRow row = 0; row < groups.tree().size(); ++row) {
            const std::string_view name = quotaName(groups.quotas(), groups.tree(), row);
            if (matchesText(name, text) || matchesText(name.substr(name.rfind('.') + 1), text))
                rows->push_back(row);
        }
    }
    if (query.changed())
        keepCommon(rows, groups.changedRows());
    return rows.value_or(std::vector<QuotaRow>());
}

std::vector<std::uint32_t> foundJobs(const FindQuery& query, const QueueFiguresPtr& figures)
{
    if (query.isEmpty() || query.lint() || !figures)
        return {};
    const std::string text = query.name().toStdString();
    const std::int64_t least = std::max<std::int64_t>(query.moved().value_or(0), query.changed() ? 1 : 0);
    std::vector<std::uint32_t> jobs;
    for (const std::uint32_t job : figures->now.order) {
        const Job& each = figures->jobs()[job];
        const bool isNamed = text.empty() || matchesText(each.id, text) || matchesText(each.user, text)
            || matchesText(each.account, text);
        if (isNamed && std::abs(figures->comparison.moves[job].places()) >= least)
            jobs.push_back(job);
    }
    return jobs;
}

std::vector<NodeRow> foundRows(const FindQuery& query, const FindSources& sources, std::string_view algorithm)
{
    std::optional<std::vector<NodeRow>> rows;
    if (sources.document.isEmpty())
        return {};
    if (!query.name().isEmpty())
        rows = searchRows(sources.document.scenario()->tree, query.name().toStdString());
    if (query.changed())
        keepCommon(rows, rowsChanged(sources));
    if (query.moved())
        keepCommon(rows, movedRowsOf(sources, algorithm, *query.moved()));
    if (query.lint())
        keepCommon(rows, warnedRows(sources.lint.findings().value_or(std::vector<Finding>())));
    return rows.value_or(std::vector<NodeRow>());
}

} // namespace fairshare::gui
