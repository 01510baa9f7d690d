// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/cell_text.h"

#include "core/base/numbers.h"
#include "core/chart/time_units.h"

#include <algorithm>
#include <array>
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

bool isText(int column)
{
    return column == JobModel::User || column == JobModel::Account || column == JobModel::Decides;
}

} // namespace

void JobModel::setFigures(QueueFiguresPtr figures)
{
    if (figures == m_figures)
        return;
    beginResetModel();
    m_figures = std::move(figures);
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
        m_figures->now.order, std::back_inserter(m_jobs), [&](std::uint32_t job) { return isShown[job]; });
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
    case Waited:
        sorted([&](std::uint32_t job) { return jobs[job].ageSeconds.value_or(0); });
        break;
    case Factor:
        sorted([&](std::uint32_t job) { return figures.now.fairshare[job]; });
        break;
    case OldPlace:
        sorted([&](std::uint32_t job) { return moves[job].oldPlace; });
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

int JobModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString JobModel::decides(std::uint32_t job) const
{
    const std::size_t place = m_figures->now.places[job] - 1;
    return place < m_figures->decisions.size() ? shownName(wordsOf(m_figures->decisions[place])) : QString();
}

QString JobModel::text(std::uint32_t job, int column) const
{
    const NumberText shown;
    const Job& asked = m_figures->jobs()[job];
    const JobMove& move = m_figures->comparison.moves[job];
    switch (column) {
    case Id:
        return shownName(asked.id);
    case User:
        return shownName(asked.user);
    case Account:
        return shownName(asked.account);
    case Waited:
        return waitedText(asked, false);
    case Factor:
        return shown.factor(m_figures->now.fairshare[job]);
    case OldPlace:
        return isCompared() ? shown.count(move.oldPlace) : QString();
    case NewPlace:
        return shown.count(move.newPlace);
    case Move:
        return isCompared() ? shown.move(move.places()) : QString();
    case OldPriority:
        return isCompared() ? shown.count(move.oldPriority) : QString();
    case NewPriority:
        return shown.count(move.newPriority);
    case Decides:
        return decides(job);
    default:
        return {};
    }
}

QString JobModel::exact(std::uint32_t job, int column) const
{
    const JobMove& move = m_figures->comparison.moves[job];
    switch (column) {
    case Waited:
        return waitedText(m_figures->jobs()[job], true);
    case Factor:
        return QString::fromStdString(shortest(m_figures->now.fairshare[job]));
    case OldPlace:
        return QString::number(move.oldPlace);
    case NewPlace:
        return QString::number(move.newPlace);
    case Move:
        return QString::number(move.places());
    case OldPriority:
        return QString::number(move.oldPriority);
    case NewPriority:
        return QString::number(move.newPriority);
    case Terms: {
        QStringList parts;
        for (const Contribution& part : contributions(m_figures->now, job))
            parts << QStringLiteral("%1 %2").arg(
                shownName(titleOf(part.term)), QString::fromStdString(shortest(part.points)));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return text(job, column);
    }
}

QString JobModel::card(std::uint32_t job) const
{
    const Job& asked = m_figures->jobs()[job];
    QString lines = cardParagraph(tr("Job %1, %2").arg(shownName(asked.id), shownName(asked.user)));
    const auto describe = [&](const OrderedQueue& queue, const QString& heading) {
        lines += cardParagraph(tr("%1: %2, place %3")
                .arg(heading, QString::number(queue.priorityOf(job)), QString::number(queue.places[job])));
        for (const Contribution& part : contributions(queue, job))
            lines += cardParagraph(QStringLiteral("%1 %2").arg(
                shownName(titleOf(part.term)), QString::fromStdString(shortest(part.points))));
    };
    describe(m_figures->now, isCompared() ? tr("New priority") : tr("Priority"));
    if (isCompared())
        describe(*m_figures->before, tr("Old priority"));
    return lines;
}

QVariant JobModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const std::uint32_t job = jobAt(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(job, column);
    case Qt::AccessibleTextRole:
    case ExactRole:
        return exact(job, column);
    case MoveRole:
        return isCompared() ? QVariant(static_cast<qint64>(m_figures->comparison.moves[job].places()))
                            : QVariant();
    case Qt::ToolTipRole:
        return card(job);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isText(column) ? Qt::AlignLeft : Qt::AlignRight));
    default:
        return {};
    }
}

QVariant JobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case ExactRole: {
        const std::array titles{tr("Job"), tr("User"), tr("Account"), tr("Age"), tr("F"), tr("Old place"),
            tr("New place"), tr("Move"), tr("Old priority"), tr("New priority"), tr("Deciding term"),
            tr("Terms")};
        return titles[static_cast<std::size_t>(section)];
    }
    case Qt::ToolTipRole: {
        const std::array meanings{tr("Job ID in the scheduler. Click to sort."),
            tr("User who owns the job. Click to sort."), tr("Account the job runs under. Click to sort."),
            tr("Time that counts for the age factor, in days. Click to sort."),
            tr("Fairshare factor of the job's association, 0 to 1; higher is served first. Click to sort."),
            tr("Place in the queue under the old weights; 1 is first. Click to sort."),
            tr("Place in the queue under the current weights; 1 is first. Equal priorities are ordered by "
               "job ID. Click to sort."),
            tr("Places gained by changing the weights. Click to sort."),
            tr("Multifactor priority under the old weights, 0 to 4294967295. Click to sort."),
            tr("Multifactor priority under the current weights, 0 to 4294967295. Click to sort."),
            tr("The term with the largest lead over the next job in the queue. Click to sort."),
            tr("Share of each term in the priority; old above new.")};
        return cardParagraph(meanings[static_cast<std::size_t>(section)]);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter | (isText(section) || section == Terms ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::InitialSortOrderRole: {
        const bool falls = section == Waited || section == Factor || section == Move || section == OldPriority
            || section == NewPriority;
        return falls ? Qt::DescendingOrder : Qt::AscendingOrder;
    }
    default:
        return {};
    }
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
