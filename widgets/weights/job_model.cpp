// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/base/numbers.h"
#include "core/chart/time_units.h"
#include "core/priority/job_standing.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>

namespace fairshare::gui {
namespace {

constexpr double SecondsPerMinute = 60;
constexpr double SecondsPerHour = 3600;

QString waitedText(const Job& job, bool exact)
{
    if (!job.ageSeconds)
        return QStringLiteral("–");
    if (exact)
        return QString::number(*job.ageSeconds);
    const double seconds = *job.ageSeconds;
    const NumberText numbers;
    if (seconds < 2 * SecondsPerMinute)
        return JobModel::tr("%1 s").arg(numbers.count(static_cast<std::uint64_t>(seconds)));
    if (seconds < 2 * SecondsPerHour)
        return JobModel::tr("%1 min").arg(numbers.real(seconds / SecondsPerMinute, 1));
    if (seconds < SecondsPerDay)
        return JobModel::tr("%1 h").arg(numbers.real(seconds / SecondsPerHour, 1));
    return JobModel::tr("%1 d").arg(numbers.real(seconds / SecondsPerDay, 1));
}

constexpr Qt::Alignment Right = Qt::AlignRight | Qt::AlignVCenter;
constexpr Qt::SortOrder Falling = Qt::DescendingOrder;

} // namespace

JobModel::JobModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns(described());
}

std::vector<TableColumn> JobModel::described() const
{
    std::vector<TableColumn> columns = describedJobs();
    std::vector<TableColumn> compared = describedPlaces();
    std::move(compared.begin(), compared.end(), std::back_inserter(columns));
    for (TableColumn& column : columns) {
        column.tip = cardParagraph(column.tip);
        column.spoken = column.exact;
    }
    return columns;
}

std::vector<TableColumn> JobModel::describedJobs() const
{
    return {{.heading = tr("Job"),
                .tip = tr("Job ID in the scheduler. Click to sort."),
                .alignment = Right,
                .text = [this](int row) { return shownName(job(row).id); }},
        {.heading = tr("User"),
            .tip = tr("User who owns the job. Click to sort."),
            .text = [this](int row) { return shownName(job(row).user); }},
        {.heading = tr("Account"),
            .tip = tr("Account the job runs under. Click to sort."),
            .text = [this](int row) { return shownName(job(row).account); }},
        {.heading = tr("QOS"),
            .tip = tr("QOS of the job. Click to sort."),
            .text = [this](int row) { return shownName(job(row).qos); }},
        {.heading = tr("QOS limits"),
            .tip = tr("Limits of the QOS, as Slurm prints them. Click to sort."),
            .text = [this](int row) { return shownName(qosLimits(jobAt(row))); }},
        {.heading = tr("Never starts"),
            .tip = tr("Why Slurm never starts the job: it asks for more than a limit of its QOS or "
                      "association allows. Click to sort."),
            .text = [this](int row) { return shownName((*m_figures->limitReasons)[jobAt(row)]); }},
        {.heading = tr("Age"),
            .tip = tr("Time that counts for the age factor, in days. Click to sort."),
            .alignment = Right,
            .text = [this](int row) { return waitedText(job(row), false); },
            .exact = [this](int row) { return waitedText(job(row), true); },
            .firstOrder = Falling},
        {.heading = tr("F"),
            .tip = tr("Fairshare factor of the job's association, 0 to 1; higher is served first. Click to "
                      "sort."),
            .alignment = Right,
            .text = [this](int row) { return NumberText().factor(m_figures->now.fairshare[jobAt(row)]); },
            .exact =
                [this](int row) {
                    return QString::fromStdString(shortest(m_figures->now.fairshare[jobAt(row)]));
                },
            .firstOrder = Falling}};
}

std::vector<TableColumn> JobModel::describedPlaces() const
{
    const auto compared = [this](const auto& text) {
        return [this, text](int row) { return isCompared() ? text(move(row)) : QString(); };
    };
    const auto exactly = [this](const auto& value) {
        return [this, value](int row) { return QString::number(value(move(row))); };
    };
    // A job without a place is running, suspended or held, which its cell says instead.
    const auto placed = [this](std::uint32_t JobMove::* place, const auto& text) {
        return [this, place, text](int row) {
            return move(row).*place == 0 ? shownName(stateText(job(row))) : text(move(row).*place);
        };
    };
    const auto shownPlace = [](std::uint32_t place) { return NumberText().count(place); };
    const auto exactPlace = [](std::uint32_t place) { return QString::number(place); };
    const auto counted = [](const auto& value) {
        return [value](const JobMove& move) { return NumberText().count(value(move)); };
    };
    const auto places = [](const JobMove& move) { return move.places(); };
    const auto oldPriority = [](const JobMove& move) { return move.oldPriority; };
    const auto newPriority = [](const JobMove& move) { return move.newPriority; };
    return {
        {.heading = tr("Old place"),
            .tip = tr("Place in the queue under the old weights; 1 is first. Click to sort."),
            .alignment = Right,
            .text = [this, text = placed(&JobMove::oldPlace, shownPlace)](
                        int row) { return isCompared() ? text(row) : QString(); },
            .exact = placed(&JobMove::oldPlace, exactPlace)},
        {.heading = tr("New place"),
            .tip = tr("Place in the queue under the new weights; 1 is first. Equal priorities are "
                      "ordered by job ID. Click to sort."),
            .alignment = Right,
            .text = placed(&JobMove::newPlace, shownPlace),
            .exact = placed(&JobMove::newPlace, exactPlace)},
        {.heading = tr("Move"),
            .tip = tr("Places gained by changing the weights. Click to sort."),
            .alignment = Right,
            .text = compared([places](const JobMove& move) { return NumberText().move(places(move)); }),
            .exact = exactly(places),
            .firstOrder = Falling},
        {.heading = tr("Old priority"),
            .tip = tr("Multifactor priority under the old weights, 0 to 4294967295. Click to sort."),
            .alignment = Right,
            .text = compared(counted(oldPriority)),
            .exact = exactly(oldPriority),
            .firstOrder = Falling},
        {.heading = tr("New priority"),
            .tip = tr("Multifactor priority under the new weights, 0 to 4294967295. Click to sort."),
            .alignment = Right,
            .text = [this, newPriority](int row) { return NumberText().count(newPriority(move(row))); },
            .exact = exactly(newPriority),
            .firstOrder = Falling},
        {.heading = tr("Deciding term"),
            .tip = tr("The term with the largest lead over the next job in the queue. Click to sort."),
            .text = [this](int row) { return decides(jobAt(row)); }},
        {.heading = tr("Terms"),
            .tip = tr("Share of each term in the priority; old above new."),
            .text = [](int /*row*/) { return QString(); },
            .exact = [this](int row) { return terms(jobAt(row)); }},
    };
}

void JobModel::setFigures(QueueFiguresPtr figures)
{
    if (figures == m_figures)
        return;
    beginResetModel();
    m_figures = std::move(figures);
    m_hasLimitReasons = m_figures
        && std::ranges::any_of(
            *m_figures->limitReasons, [](const std::string& reason) { return !reason.empty(); });
    arrange();
    endResetModel();
}

void JobModel::setShown(std::optional<std::vector<std::uint32_t>> jobs)
{
    if (m_shown == jobs)
        return;
    beginResetModel();
    m_shown = std::move(jobs);
    arrange();
    endResetModel();
}

int JobModel::rowOf(std::uint32_t job) const
{
    return job < m_rows.size() ? m_rows[job] : -1;
}

void JobModel::arrange()
{
    const std::size_t count = m_figures ? m_figures->jobs().size() : 0;
    m_jobs.clear();
    m_rows.assign(count, -1);
    if (count == 0)
        return;
    std::vector<bool> isShown(count, !m_shown.has_value());
    for (const std::uint32_t job : m_shown.value_or(std::vector<std::uint32_t>()))
        if (job < count)
            isShown[job] = true;
    m_jobs.reserve(count);
    std::ranges::copy_if(
        m_figures->now.listed(), std::back_inserter(m_jobs), [&](std::uint32_t job) { return isShown[job]; });
    sortJobs();
    for (std::size_t row = 0; row < m_jobs.size(); ++row)
        m_rows[m_jobs[row]] = static_cast<std::int32_t>(row);
}

void JobModel::sortJobs()
{
    const QueueFigures& figures = *m_figures;
    const auto sorted = [this](const auto& keyOf) {
        const bool up = m_order == Qt::AscendingOrder;
        std::ranges::stable_sort(m_jobs,
            [&](std::uint32_t a, std::uint32_t b) { return up ? keyOf(a) < keyOf(b) : keyOf(b) < keyOf(a); });
    };
    const std::vector<JobMove>& moves = figures.comparison.moves;
    const std::vector<Job>& jobs = figures.jobs();
    switch (m_column) {
    case Id:
        sorted([&](std::uint32_t job) {
            return std::pair(jobs[job].id.size(), std::string_view(jobs[job].id));
        });
        break;
    case User:
        sorted([&](std::uint32_t job) { return std::string_view(jobs[job].user); });
        break;
    case Account:
        sorted([&](std::uint32_t job) { return std::string_view(jobs[job].account); });
        break;
    case Qos:
        sorted([&](std::uint32_t job) { return std::string_view(jobs[job].qos); });
        break;
    case QosLimit:
        sorted([&](std::uint32_t job) { return qosLimits(job); });
        break;
    case LimitReason:
        sorted([&](std::uint32_t job) { return std::string_view((*figures.limitReasons)[job]); });
        break;
    case Waited:
        sorted([&](std::uint32_t job) { return jobs[job].ageSeconds.value_or(0); });
        break;
    case Factor:
        sorted([&](std::uint32_t job) { return figures.now.fairshare[job]; });
        break;
    case OldPlace:
        // Jobs without a place, 0, come after all places.
        sorted([&](std::uint32_t job) { return moves[job].oldPlace - 1; });
        break;
    case Move:
        sorted([&](std::uint32_t job) { return moves[job].places(); });
        break;
    case OldPriority:
        sorted([&](std::uint32_t job) { return moves[job].oldPriority; });
        break;
    case NewPriority:
        sorted([&](std::uint32_t job) { return moves[job].newPriority; });
        break;
    case Decides:
        sorted([&](std::uint32_t job) { return decides(job); });
        break;
    default:
        if (m_order == Qt::DescendingOrder)
            std::ranges::reverse(m_jobs);
        break;
    }
}

int JobModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_jobs.size());
}

bool JobModel::hasQosLimits() const
{
    return m_figures && !m_figures->scenario->priority->qosLimits.empty();
}

std::string_view JobModel::qosLimits(std::uint32_t job) const
{
    return limitsOfQos(m_figures->scenario->priority->qosLimits, m_figures->jobs()[job].qos);
}

QString JobModel::decides(std::uint32_t job) const
{
    const std::size_t place = m_figures->now.places[job];
    return place != 0 && place <= m_figures->decisions.size()
        ? shownName(wordsOf(m_figures->decisions[place - 1]))
        : QString();
}

QString JobModel::terms(std::uint32_t job) const
{
    QStringList parts;
    for (const Contribution& part : contributions(m_figures->now, job))
        parts << QStringLiteral("%1 %2").arg(
            shownName(titleOf(part.term)), QString::fromStdString(shortest(part.points)));
    return parts.join(QStringLiteral(", "));
}

QString JobModel::card(std::uint32_t job) const
{
    const Job& asked = m_figures->jobs()[job];
    QString lines = cardParagraph(tr("Job %1, %2").arg(shownName(asked.id), shownName(asked.user)));
    const auto describe = [&](const OrderedQueue& queue, const QString& heading) {
        const QString priority = QString::number(queue.priorityOf(job));
        const std::uint32_t place = queue.places[job];
        lines +=
            cardParagraph(place == 0 ? tr("%1: %2, %3").arg(heading, priority, shownName(stateText(asked)))
                                     : tr("%1: %2, place %3").arg(heading, priority, QString::number(place)));
        for (const Contribution& part : contributions(queue, job))
            lines += cardParagraph(QStringLiteral("%1 %2").arg(
                shownName(titleOf(part.term)), QString::fromStdString(shortest(part.points))));
    };
    describe(m_figures->now, isCompared() ? tr("New priority") : tr("Priority"));
    if (isCompared())
        describe(*m_figures->before, tr("Old priority"));
    if (const std::string_view limits = qosLimits(job); !limits.empty())
        lines += cardParagraph(tr("Limits of QOS %1: %2").arg(shownName(asked.qos), shownName(limits)));
    if (const std::string& reason = (*m_figures->limitReasons)[job]; !reason.empty())
        lines += cardParagraph(tr("Never starts: %1").arg(shownName(reason)));
    return lines;
}

QVariant JobModel::cellData(int row, int /*column*/, int role) const
{
    if (role == Qt::ToolTipRole)
        return card(jobAt(row));
    return role == MoveRole && isCompared() ? QVariant(static_cast<qint64>(move(row).places())) : QVariant();
}

void JobModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column == Terms || (column == m_column && order == m_order))
        return;
    m_column = column;
    m_order = order;
    beginResetModel();
    arrange();
    endResetModel();
}

} // namespace fairshare::gui
