// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_table.h"

#include "widgets/simulator/moments/moment_delegate.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/whole_columns.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int LeastJobId = 3; ///< characters
constexpr int MostJobId = 24; ///< characters

} // namespace

MomentTable::MomentTable(MomentModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new MomentDelegate(this))
{
    setObjectName(QStringLiteral("momentTable"));
    setAccessibleName(tr("Nodes at this moment"));
    dressList(*this);
    new WholeColumns(*this);
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    connect(&model, &MomentModel::columnsChanged, this, [this] {
        fitColumns();
        Q_EMIT neededWidthChanged();
    });
    connect(&model.selection(), &MomentSelection::nodeChanged, this, &MomentTable::showNode);
    connect(&model.selection(), &MomentSelection::momentChanged, this, &MomentTable::measure);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &MomentTable::takeRow);
    connect(&model, &QAbstractItemModel::modelReset, this, &MomentTable::showNode);
    measure();
    fitColumns();
}

void MomentTable::setOutlinesTaken(bool outlines)
{
    m_delegate->setOutlinesTaken(outlines);
    viewport()->update();
}

void MomentTable::showNode()
{
    const QScopedValueRollback following(m_following, true);
    const auto node = m_model.selection().node();
    if (!node || static_cast<int>(*node) >= m_model.rowCount()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    const int column = std::max(0, currentIndex().column());
    const QModelIndex index =
        m_model.index(static_cast<int>(*node), std::min(column, m_model.columnCount() - 1));
    setCurrentIndex(index);
    selectRow(index.row());
    scrollTo(index);
}

void MomentTable::takeRow(const QModelIndex& current)
{
    if (m_following || !current.isValid())
        return;
    const QScopedValueRollback following(m_following, true);
    m_model.selection().select(static_cast<std::uint32_t>(current.row()));
}

MomentTable::Widest MomentTable::widestOf(const SampledRunPtr& sampled)
{
    Widest widest{.sampled = sampled};
    const Workload& workload = sampled->run().workload;
    std::size_t longest = 0;
    for (JobPlace job = 0; job < workload.jobs.size(); ++job) {
        widest.elapsed = std::max(widest.elapsed, workload.jobs[job].run);
        widest.jobNodes = std::max(widest.jobNodes, workload.jobs[job].procs);
        if (workload.ids[job].size() > workload.ids[longest].size())
            longest = job;
    }
    if (const auto& names = sampled->run().nodeNames; !names.empty())
        widest.node = shownName(*std::ranges::max_element(names, {}, &std::string::size));
    if (!workload.ids.empty())
        widest.job = shownName(workload.ids[longest]);
    return widest;
}

void MomentTable::measure()
{
    const SimulationResults& results = m_model.selection().results();
    if (m_model.selection().moment() == nullptr)
        return; // the same or another run will replace it
    const bool isOther = m_widest.sampled.lock() != results.sampled();
    const std::int32_t wanted = results.settings()->preemption.nodes;
    if (!isOther && m_widest.wanted == wanted)
        return;
    if (isOther)
        m_widest = widestOf(results.sampled());
    m_widest.wanted = wanted;
    fitColumns();
    Q_EMIT neededWidthChanged();
}

int MomentTable::neededWidth(int column) const
{
    const CellMetrics metrics(font());
    const auto width = [this](const QString& text) { return fontMetrics().horizontalAdvance(text); };
    const auto count = [](std::int32_t number) {
        return NumberText().count(static_cast<std::uint64_t>(std::max(0, number)));
    };
    int content = 0;
    switch (column) {
    case MomentModel::Node:
        content = std::max(width(QString::number(std::max(0, m_model.rowCount() - 1))),
            std::min(width(m_widest.node), MostJobId * metrics.ch));
        break;
    case MomentModel::Job:
        content = std::max({width(m_widest.job), width(MomentModel::tr("idle")), LeastJobId * metrics.ch});
        content = std::min(content, MostJobId * metrics.ch);
        break;
    case MomentModel::JobNodes:
        content = std::max(width(count(m_widest.jobNodes)), 2 * metrics.ch);
        break;
    case MomentModel::Elapsed:
        content = width(longestClockText(m_widest.elapsed));
        break;
    default:
        // The sums below a column show counts of nodes to be preempted and of killed jobs.
        content = std::max(width(QStringLiteral(".00")), width(count(m_widest.wanted)));
        break;
    }
    const int heading = width(m_model.headerData(column, Qt::Horizontal).toString());
    return std::max(content, heading) + 2 * metrics.pad;
}

int MomentTable::leastJobWidth() const
{
    const CellMetrics metrics(font());
    const QString heading = m_model.headerData(MomentModel::Job, Qt::Horizontal).toString();
    return std::max({LeastJobId * metrics.ch, fontMetrics().horizontalAdvance(heading),
               fontMetrics().horizontalAdvance(MomentModel::tr("idle"))})
        + 2 * metrics.pad;
}

int MomentTable::neededWidth() const
{
    int sum = 0;
    for (int column = 0; column < m_model.columnCount(); ++column)
        sum += neededWidth(column);
    return sum;
}

int MomentTable::leastWidth() const
{
    int sum = 0;
    for (int column = 0; column <= std::min<int>(MomentModel::FirstPolicy, m_model.columnCount() - 1);
        ++column)
        sum += neededWidth(column);
    return sum;
}

int MomentTable::mostPolicyWidth() const
{
    int widest = m_widthBelow;
    for (int column = MomentModel::FirstPolicy; column < m_model.columnCount(); ++column)
        widest = std::max(widest, neededWidth(column));
    return widest;
}

int MomentTable::roomyWidth() const
{
    const int most = mostPolicyWidth();
    int width = neededWidth();
    for (int column = MomentModel::FirstPolicy; column < m_model.columnCount(); ++column)
        width += most - neededWidth(column);
    return width;
}

void MomentTable::setWidthBelow(int width)
{
    if (std::exchange(m_widthBelow, width) == width)
        return;
    fitColumns();
    Q_EMIT neededWidthChanged();
}

void MomentTable::fitColumns()
{
    const int columns = m_model.columnCount();
    const int policies = columns - MomentModel::FirstPolicy;
    const int widest = mostPolicyWidth();
    const bool isRoomy = viewport()->width() >= roomyWidth();
    const int spare = isRoomy ? policies * widest : std::max(0, viewport()->width() - neededWidth());
    // IDs are elided if all columns then fit. A truncated figure would look like another number.
    const int missing = neededWidth() - viewport()->width();
    const int spareOfIds = neededWidth(MomentModel::Job) - leastJobWidth();
    for (int column = 0; column < columns; ++column) {
        const bool isElided = column == MomentModel::Job && missing > 0 && missing <= spareOfIds;
        const int needed = neededWidth(column) - (isElided ? missing : 0);
        // Value columns have equal widths if there is room.
        const bool isValue = column >= MomentModel::FirstPolicy;
        setColumnWidth(column, isValue ? std::min(widest, needed + spare / policies) : needed);
    }
}

void MomentTable::copySelection(bool withHeaders)
{
    if (const auto copied =
            copySelectedRows(*this, {MomentModel::ExactRole, withHeaders, MomentModel::ExactRole});
        !copied)
        Q_EMIT refused(copied.error());
}

void MomentTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void MomentTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    fitColumns();
}

} // namespace fairshare::gui
