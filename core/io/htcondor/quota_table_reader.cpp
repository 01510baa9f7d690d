// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/quota_table_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/htcondor/quota_import.h"
#include "core/io/htcondor/sql_result.h"
#include "core/io/htcondor/sql_xml.h"
#include "core/io/import/import.h"
#include "core/io/text/loose_number.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace fairshare {
namespace {

/// Default of the database if the column is missing. NULL in the column means no factor.
constexpr double DefaultPriorityFactor = 10;

struct QuotaColumns {
    enum Column : std::size_t {
        Name,
        Quota,
        Weight,
        Surplus,
        Threshold,
        Priority,
        Busy,
        Idle,
        Time,
        ColumnCount
    };
    struct Header {
        std::string_view word;
        Column column;
    };
    static constexpr std::array Headers{Header{"group_name", Name}, Header{"name", Name},
        Header{"group", Name}, Header{"quota", Quota}, Header{"weight", Weight}, Header{"surplus", Surplus},
        Header{"accept_surplus", Surplus}, Header{"threshold", Threshold},
        Header{"surplus_threshold", Threshold}, Header{"priority", Priority}, Header{"busy", Busy},
        Header{"amount_in_queue", Idle}, Header{"query_time", Time}};
    using Places = std::array<std::optional<std::size_t>, ColumnCount>;
};

std::optional<QuotaColumns::Column> quotaColumnOf(const SqlCell& cell)
{
    constexpr const auto& Headers = QuotaColumns::Headers;
    const auto found =
        std::find_if(Headers.begin(), Headers.end(), [&cell](const QuotaColumns::Header& header) {
            return equalIgnoringCase(header.word, trimmed(cell.text));
        });
    return found == Headers.end() ? std::nullopt : std::optional(found->column);
}

/// Returns true for the header of a table of groups or of their demand, even if required columns are missing.
bool isHeader(const SqlCells& cells)
{
    using enum QuotaColumns::Column;
    QuotaColumns::Places columns;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const auto column = quotaColumnOf(cells[i]))
            columns[*column] = i;
    const auto has = [&columns](QuotaColumns::Column column) { return columns[column].has_value(); };
    return has(Name) && std::ranges::any_of(std::array{Quota, Weight, Surplus, Threshold, Busy, Idle}, has);
}

/// Converts `YYYY-MM-DD HH:MM:SS` to seconds since 1970; fractions of a second are dropped.
std::optional<std::int64_t> secondsOf(std::string_view text)
{
    constexpr std::string_view Form = "dddd-dd-dd dd:dd:dd";
    if (text.size() > Form.size() && text[Form.size()] == '.')
        text = text.substr(0, Form.size());
    if (text.size() != Form.size())
        return std::nullopt;
    for (std::size_t i = 0; i < Form.size(); ++i)
        if (Form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != Form[i])
            return std::nullopt;
    const auto number = [text](std::size_t at, std::size_t digits) {
        return static_cast<unsigned>(*parseUnsigned(text.substr(at, digits)));
    };
    const std::chrono::year_month_day day(std::chrono::year(static_cast<int>(number(0, 4))),
        std::chrono::month(number(5, 2)), std::chrono::day(number(8, 2)));
    if (!day.ok() || number(11, 2) > 23 || number(14, 2) > 59 || number(17, 2) > 59)
        return std::nullopt;
    const std::chrono::seconds time = std::chrono::hours(number(11, 2)) + std::chrono::minutes(number(14, 2))
        + std::chrono::seconds(number(17, 2));
    return std::chrono::duration_cast<std::chrono::seconds>(
        std::chrono::sys_days(day).time_since_epoch() + time)
        .count();
}

/// Receives rows of groups or of their demand.
class QuotaRowTaker : public SqlRowTaker {
public:
    explicit QuotaRowTaker(Remarks& remarks)
        : m_remarks(remarks)
    {
    }

    Result<void> takeColumns(const SqlCells& columns) override;
    Result<void> takeRow(const SqlCells& cells) override;
    Result<Import> finish();

private:
    using enum QuotaColumns::Column;

    Result<void> takeGroup(const SqlCells& cells);
    Result<void> takeSample(const SqlCells& cells);
    Result<void> readName(const SqlCells& cells, std::string& name);
    Result<void> readNumber(const SqlCells& cells, QuotaColumns::Column column, double& number);
    Result<void> readFlag(const SqlCells& cells, QuotaColumns::Column column, bool& flag);
    bool isHistory() const { return m_columns[Idle] && m_columns[Time] && !m_columns[Quota]; }

    Remarks& m_remarks;
    SqlCells m_titles;
    QuotaColumns::Places m_columns;
    PlacedQuotas m_groups;
    std::vector<QueueHistory> m_queues;
    std::map<std::string, std::size_t> m_queueOf; ///< by group in lower case
};

Result<void> QuotaRowTaker::takeColumns(const SqlCells& columns)
{
    m_titles = columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto column = quotaColumnOf(columns[i]);
        if (!column)
            continue;
        if (m_columns[*column])
            return fail(ErrorCode::BadInput,
                fairshare::say("columns {} and {} mean the same; expected only one of them",
                    quotedPart(columns[i].text), quotedPart(columns[*m_columns[*column]].text)),
                columns[i].position);
        m_columns[*column] = i;
    }
    const SourcePosition start = columns.empty() ? SourcePosition{1, 1} : columns.front().position;
    if (!m_columns[Name])
        return fail(ErrorCode::BadInput,
            fairshare::say("no column with group names; expected group_name, name or group"), start);
    if (m_columns[Idle] && !m_columns[Quota] && !m_columns[Time])
        return fail(ErrorCode::BadInput,
            fairshare::say("the demand history has no column query_time with the times of its samples"),
            start);
    if (!m_columns[Quota] && !isHistory())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the group table has no column quota; a demand history needs amount_in_queue and query_time"),
            start);
    return {};
}

Result<void> QuotaRowTaker::readName(const SqlCells& cells, std::string& name)
{
    const SqlCell& cell = cells[*m_columns[Name]];
    name = trimmed(cell.text);
    if (!name.empty())
        return {};
    return fail(ErrorCode::BadInput, fairshare::say("the group name is empty"), cell.position);
}

/// Reads a number. NULL and a missing column leave it unchanged.
Result<void> QuotaRowTaker::readNumber(const SqlCells& cells, QuotaColumns::Column column, double& number)
{
    if (!m_columns[column] || cells[*m_columns[column]].isNull)
        return {};
    const SqlCell& cell = cells[*m_columns[column]];
    const auto value = looseNumber(trimmed(cell.text));
    const bool fits = value && std::isfinite(*value) && (column == Priority ? *value > 0 : *value >= 0);
    if (!fits) {
        const std::string title = m_titles[*m_columns[column]].text;
        return fail(ErrorCode::BadInput,
            column == Priority
                ? fairshare::say("{} is {}; expected a number above 0", title, quotedPart(cell.text))
                : fairshare::say("{} is {}; expected a number, 0 or more", title, quotedPart(cell.text)),
            cell.position);
    }
    number = *value;
    return {};
}

Result<void> QuotaRowTaker::readFlag(const SqlCells& cells, QuotaColumns::Column column, bool& flag)
{
    if (!m_columns[column] || cells[*m_columns[column]].isNull)
        return {};
    const SqlCell& cell = cells[*m_columns[column]];
    const std::string_view text = trimmed(cell.text);
    if (text != "0" && text != "1")
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; expected 0 or 1", m_titles[*m_columns[column]].text, quotedPart(text)),
            cell.position);
    flag = text == "1";
    return {};
}

Result<void> QuotaRowTaker::takeGroup(const SqlCells& cells)
{
    QuotaGroup group;
    if (auto done = readName(cells, group.name); !done)
        return done;
    double quota = -1;
    double factor = DefaultPriorityFactor;
    struct Number {
        QuotaColumns::Column column;
        double& number;
    };
    for (const Number& each : {Number{Quota, quota}, Number{Weight, group.weight},
             Number{Threshold, group.threshold}, Number{Priority, factor}, Number{Busy, group.usage}})
        if (auto done = readNumber(cells, each.column, each.number); !done)
            return done;
    if (auto done = readFlag(cells, Surplus, group.acceptsSurplus); !done)
        return done;
    if (quota >= 0)
        group.quota = quota;
    if (!m_columns[Priority] || !cells[*m_columns[Priority]].isNull)
        group.priorityFactor = factor;
    m_groups.quotas.groups.push_back(std::move(group));
    m_groups.places.push_back(cells[*m_columns[Name]].position);
    return {};
}

Result<void> QuotaRowTaker::takeSample(const SqlCells& cells)
{
    std::string name;
    if (auto done = readName(cells, name); !done)
        return done;
    QueueSample sample;
    if (auto done = readNumber(cells, Idle, sample.idleJobs); !done)
        return done;
    const SqlCell& time = cells[*m_columns[Time]];
    const auto seconds = secondsOf(trimmed(time.text));
    if (!seconds)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is {}; expected a time such as 2015-05-20 13:58:00",
                m_titles[*m_columns[Time]].text, quotedPart(time.text)),
            time.position);
    sample.seconds = *seconds;
    const auto [queue, isNew] = m_queueOf.emplace(lowerCase(name), m_queues.size());
    if (isNew)
        m_queues.push_back({std::move(name), {}, cells[*m_columns[Name]].position});
    m_queues[queue->second].samples.push_back(sample);
    return {};
}

Result<void> QuotaRowTaker::takeRow(const SqlCells& cells)
{
    return isHistory() ? takeSample(cells) : takeGroup(cells);
}

/// Sorts samples by time; samples with the same time keep their order.
void sortByTime(std::vector<QueueSample>& samples)
{
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    order.reserve(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        order.emplace_back(samples[i].seconds, i);
    std::ranges::sort(order);
    std::vector<QueueSample> sorted;
    sorted.reserve(samples.size());
    for (const auto& [seconds, place] : order)
        sorted.push_back(samples[place]);
    samples = std::move(sorted);
}

Result<Import> QuotaRowTaker::finish()
{
    if (!isHistory()) {
        if (auto done = makeMissingParents(m_groups, m_remarks); !done)
            return tl::unexpected(done.error());
        if (auto done = dropPassedOver(m_groups, m_remarks); !done)
            return tl::unexpected(done.error());
        compareWithChildren(m_groups, m_remarks);
        assumePoolSize(m_groups.quotas, m_remarks);
        m_groups.quotas.options.oversubscription = true; // not in the table: the default of HTCondor
        return importOf(std::move(m_groups), m_remarks);
    }
    for (QueueHistory& queue : m_queues)
        sortByTime(queue.samples);
    Import import;
    import.queues = std::move(m_queues);
    import.diagnostics = m_remarks.take();
    return import;
}

} // namespace

bool looksLikeQuotaTable(std::string_view beginning)
{
    return isHeader(sqlColumns(beginning, isHeader)) || looksLikeXmlResult(beginning)
        || looksLikeSqlRows(beginning);
}

Result<Import> readQuotaTable(
    std::string_view content, const Progress& progress, std::span<const std::string> columns)
{
    if (auto checked = checkUtf8(content); !checked)
        return tl::unexpected(checked.error());
    Remarks remarks;
    QuotaRowTaker taker(remarks);
    const std::function<bool(const SqlCells&)> header = isHeader;
    if (auto done = readSqlResult(content, taker, {remarks, header, columns}, progress); !done)
        return tl::unexpected(done.error());
    remarks.add(missingLineBreak(content));
    return taker.finish();
}

Result<std::string> writeQuotaTable(const Scenario& scenario)
{
    if (auto checked = requireQuotas(scenario); !checked)
        return tl::unexpected(checked.error());
    const auto built = buildQuotaTree(*scenario.quotas);
    if (!built)
        return tl::unexpected(built.error());
    for (const QuotaRemark& remark : built->remarks)
        if (built->tree.rowOfGroup[remark.group] == NoQuotaRow)
            return fail(ErrorCode::OutOfRange, remark.message);
    std::string text = "group_name\tquota\tweight\tsurplus\tthreshold\tpriority\tbusy\n";
    for (const QuotaGroup& group : scenario.quotas->groups) {
        if (group.isDynamic)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("the quota of {} is a fraction, and group tables have no column for fractions",
                    quotedPart(group.name)));
        if (group.name == "NULL" || trimmed(group.name) != group.name
            || group.name.find_first_of("\t\r\n\\") != std::string::npos)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("the name {} cannot be written to a group table", quotedPart(group.name)));
        text += group.name + "\t" + (group.quota ? shortest(*group.quota) : "NULL") + "\t"
            + shortest(group.weight) + "\t" + (group.acceptsSurplus ? "1" : "0") + "\t"
            + shortest(group.threshold) + "\t"
            + (group.priorityFactor ? shortest(*group.priorityFactor) : "NULL") + "\t" + shortest(group.usage)
            + "\n";
    }
    return text;
}

} // namespace fairshare
