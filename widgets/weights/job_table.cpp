// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_table.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/move_mark.h"
#include "widgets/table/term_bars.h"
#include "widgets/table/whole_columns.h"
#include "widgets/text/elided_text.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int SampledJobs = 100; ///< jobs that determine the column widths
constexpr int MostText = 20; ///< characters of a name
constexpr int LeastBars = 14; ///< minimum width of the bars in characters

std::vector<TermPart> partsOf(const OrderedQueue& queue, std::uint32_t job)
{
    std::vector<TermPart> parts;
    for (const Contribution& part : contributions(queue, job))
        parts.push_back({part.term, part.share});
    return parts;
}

class JobDelegate : public QStyledItemDelegate {
public:
    JobDelegate(const JobModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        const CellMetrics metrics(option.font);
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, theme.color(Role::SelectionFill));
        else if (index.row() % 2 == 1)
            painter->fillRect(option.rect, option.palette.color(QPalette::AlternateBase));
        const QRect place = option.rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        painter->setFont(option.font);
        painter->setPen(theme.color(Role::Text));
        if (index.column() == JobModel::Terms)
            paintTerms(*painter, place, m_model.jobAt(index.row()), theme);
        else if (index.column() == JobModel::Move)
            paintMove(*painter, place, index, theme);
        else
            painter->drawText(place, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                elided(option.fontMetrics, index.data().toString(), Qt::ElideMiddle, place.width()));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(theme.color(Role::Accent));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }

private:
    static void paintMove(QPainter& painter, const QRect& place, const QModelIndex& index, const Theme& theme)
    {
        const QVariant move = index.data(JobModel::MoveRole);
        if (!move.isValid() || move.toLongLong() == 0) {
            painter.setPen(theme.color(Role::Text2));
            painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
            return;
        }
        const int needed = moveMarkWidth(painter.font(), move.toLongLong()) + CellMetrics(painter.font()).ch;
        paintMoveMark(painter, place.adjusted(std::max(0, place.width() - needed), 0, 0, 0),
            {theme, move.toLongLong()});
    }

    void paintTerms(QPainter& painter, const QRect& place, std::uint32_t job, const Theme& theme) const
    {
        const QueueFigures& figures = *m_model.figures();
        const int gap = std::max(1, place.height() / 10);
        const int height = (place.height() - 3 * gap) / 2;
        QRect bar(place.left(), place.top() + gap, place.width(), height);
        if (figures.before) {
            paintTermBar(painter, bar, partsOf(*figures.before, job), theme);
            bar.translate(0, height + gap);
        } else {
            bar.setHeight(2 * height + gap);
        }
        paintTermBar(painter, bar, partsOf(figures.now, job), theme);
    }

    const JobModel& m_model;
};

} // namespace

JobTable::JobTable(JobModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("jobTable"));
    setAccessibleName(tr("Jobs in the queue"));
    setModel(&model);
    dressList(*this);
    new WholeColumns(*this);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new JobDelegate(model, this));
    setTheme(themeOf(QApplication::palette()));
    horizontalHeader()->setSortIndicator(JobModel::NewPlace, Qt::AscendingOrder);
    setSortingEnabled(true);
    horizontalHeader()->setStretchLastSection(true);
    setMinimumHeight(CellMetrics(font()).rowHeight * 5);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this,
        [this] { m_scrolled = m_model.rowCount() == 0 ? -1 : verticalScrollBar()->value(); });
    connect(&model, &QAbstractItemModel::modelReset, this, &JobTable::restore);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &JobTable::takeSelection);
}

std::optional<std::uint32_t> JobTable::current() const
{
    return m_selected.empty() ? std::nullopt : std::optional(m_selected.back());
}

void JobTable::select(std::uint32_t job)
{
    const int row = m_model.rowOf(job);
    if (row < 0)
        return;
    setCurrentIndex(m_model.index(row, std::max(0, currentIndex().column())));
    scrollTo(currentIndex(), PositionAtCenter);
}

void JobTable::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
}

void JobTable::takeSelection()
{
    if (m_restoring)
        return;
    const std::size_t count = m_model.figures() ? m_model.figures()->jobs().size() : 0;
    std::vector<bool> isSelected(count);
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex& index : rows)
        isSelected[m_model.jobAt(index.row())] = true;
    std::erase_if(m_selected, [&](std::uint32_t job) { return job >= count || !isSelected[job]; });
    for (const std::uint32_t job : m_selected)
        isSelected[job] = false;
    for (const QModelIndex& index : rows)
        if (const std::uint32_t job = m_model.jobAt(index.row()); isSelected[job])
            m_selected.push_back(job);
    if (currentIndex().isValid()) {
        const std::uint32_t current = m_model.jobAt(currentIndex().row());
        if (const auto found = std::ranges::find(m_selected, current); found != m_selected.end())
            std::rotate(found, std::next(found), m_selected.end());
    }
    Q_EMIT selectedChanged();
}

void JobTable::restore()
{
    fitColumns();
    std::erase_if(m_selected, [this](std::uint32_t job) { return m_model.rowOf(job) < 0; });
    showSelected();
    if (m_selected.empty() && m_scrolled >= 0)
        verticalScrollBar()->setValue(m_scrolled);
}

void JobTable::selectJobs(std::vector<std::uint32_t> jobs)
{
    std::erase_if(jobs, [this](std::uint32_t job) { return m_model.rowOf(job) < 0; });
    if (jobs == m_selected)
        return;
    m_selected = std::move(jobs);
    showSelected();
    Q_EMIT selectedChanged();
}

void JobTable::showFound(std::vector<std::uint32_t> hits, bool only)
{
    m_hits = std::move(hits);
    m_model.setShown(only ? std::optional(m_hits) : std::nullopt);
    const std::vector<std::uint32_t>& found = m_hits;
    const auto now = current();
    if (!found.empty() && (!now || std::ranges::find(found, *now) == found.end()))
        findNext(false);
}

void JobTable::findNext(bool backwards)
{
    std::vector<int> rows;
    for (const std::uint32_t job : m_hits)
        if (const int row = m_model.rowOf(job); row >= 0)
            rows.push_back(row);
    if (rows.empty())
        return;
    std::ranges::sort(rows);
    const auto now = current();
    const int here = now ? m_model.rowOf(*now) : -1;
    const auto next = std::ranges::upper_bound(rows, here);
    const auto same = std::ranges::lower_bound(rows, here);
    const int before = same == rows.begin() ? rows.back() : *std::prev(same);
    const int after = next == rows.end() ? rows.front() : *next;
    select(m_model.jobAt(backwards ? before : after));
}

void JobTable::showSelected()
{
    const QScopedValueRollback restoring(m_restoring, true);
    std::vector<int> rows;
    rows.reserve(m_selected.size());
    for (const std::uint32_t job : m_selected)
        rows.push_back(m_model.rowOf(job));
    if (!rows.empty())
        selectionModel()->setCurrentIndex(
            m_model.index(rows.back(), std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    selectionModel()->select(
        selectionOfRows(m_model, rows), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (!rows.empty())
        scrollTo(currentIndex(), PositionAtCenter); // the neighbors of the current job are of interest
}

int JobTable::neededWidth(int column) const
{
    const CellMetrics metrics(font());
    int content = column == JobModel::Terms ? LeastBars * metrics.ch : 0;
    for (int row = 0; row < std::min(m_model.rowCount(), SampledJobs); ++row) {
        const QModelIndex index = m_model.index(row, column);
        content = std::max(content,
            column == JobModel::Move
                ? moveMarkWidth(font(), index.data(JobModel::MoveRole).toLongLong()) + metrics.ch
                : fontMetrics().horizontalAdvance(index.data().toString()));
    }
    if (column == JobModel::User || column == JobModel::Account || column == JobModel::Decides
        || column == JobModel::QosLimit || column == JobModel::LimitReason)
        content = std::min(content, MostText * metrics.ch);
    return std::max(horizontalHeader()->sectionSizeHint(column), content + 2 * metrics.pad + metrics.ch);
}

void JobTable::fitColumns()
{
    std::array<int, JobModel::ColumnCount> widths{};
    int all = 0;
    for (int column = 0; column < JobModel::ColumnCount; ++column) {
        const bool compares =
            column == JobModel::OldPlace || column == JobModel::Move || column == JobModel::OldPriority;
        const bool isOfQos = column == JobModel::Qos || column == JobModel::QosLimit;
        const bool isHidden = (compares && !m_model.isCompared()) || (isOfQos && !m_model.hasQosLimits())
            || (column == JobModel::LimitReason && !m_model.hasLimitReasons());
        setColumnHidden(column, isHidden); // a hidden column has no heading width
        widths[static_cast<std::size_t>(column)] = isHidden ? 0 : neededWidth(column);
        all += widths[static_cast<std::size_t>(column)];
    }
    // The bars are most important; the card of a job shows the other columns.
    for (const JobModel::Column least : {JobModel::QosLimit, JobModel::Qos, JobModel::Account,
             JobModel::OldPriority, JobModel::OldPlace, JobModel::LimitReason})
        if (all > viewport()->width() && viewport()->width() > 0)
            all -= std::exchange(widths[least], 0);
    for (int column = 0; column < JobModel::ColumnCount; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, width == 0);
        if (width != 0)
            setColumnWidth(column, width);
    }
}

void JobTable::copySelection(bool withHeaders)
{
    if (const auto copied = copySelectedRows(*this, {JobModel::ExactRole, withHeaders, JobModel::ExactRole});
        !copied)
        Q_EMIT refused(copied.error());
}

void JobTable::showCard()
{
    showCurrentCard(*this);
}

void JobTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    fitColumns();
}

void JobTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void JobTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection(false);
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        clearSelection();
    else
        QTableView::keyPressEvent(event);
}

void JobTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_model.rowCount() > 0)
        return;
    const int margin = fontMetrics().height() / 2;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
        Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
        tr("No jobs. Choose File > Add usage or jobs from file to add squeue, sprio or sacct output. Choose "
           "File > Synthetic jobs to generate a queue for the tree's users."));
}

} // namespace fairshare::gui
