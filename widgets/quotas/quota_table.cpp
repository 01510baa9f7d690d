// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_table.h"

#include "widgets/quotas/quota_delegate.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/whole_columns.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMouseEvent>
#include <QStatusTipEvent>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int SampledGroups = 200; ///< groups that determine the column widths
constexpr int MostNameCh = 34;
constexpr int LeastNameCh = 14;
constexpr int LeastBarCh = 17;
constexpr int FairBarCh = 21; ///< bars of this width can still be distinguished
constexpr int LeastReasonCh = 12;
constexpr double DemandStep = 0.05; ///< fraction of the slider's length per key press

} // namespace

QuotaTable::QuotaTable(QuotaModel& model, QWidget* parent)
    : TreeTable(model, parent)
    , m_model(model)
    , m_header(new TwoLineHeader(this))
{
    setObjectName(QStringLiteral("quotaTable"));
    setAccessibleName(tr("Groups in the pool"));
    setHorizontalHeader(m_header);
    setModel(&model);
    setItemDelegate(
        new QuotaDelegate(model, [this](const QModelIndex& index) { return rowsWith(index); }, this));
    dressList(*this);
    new WholeColumns(*this);
    setSelectionMode(ExtendedSelection);
    setMinimumHeight(CellMetrics(font()).rowHeight * 6);
    createHeader();
    keepRows();
    setTheme(themeOf(QApplication::palette()));
}

void QuotaTable::createHeader()
{
    m_header->setObjectName(QStringLiteral("quotaHeader"));
    offerColumns();
    for (int column = 0; column < QuotaColumnCount; ++column)
        setColumnHidden(column, isHiddenAtFirst(static_cast<QuotaColumn>(column)));
    connect(&m_model, &QuotaModel::opened, this, [this] {
        for (int column = 0; column < QuotaColumnCount; ++column)
            if (std::ranges::count(m_chosenColumns, column) == 0)
                setColumnHidden(column, isHiddenAtFirst(static_cast<QuotaColumn>(column)));
        showFilledColumns();
    });
    connect(&m_model.edits(), &QuotaEdits::told, this, [this](const QString& sentence) {
        constexpr int Shown = 8000; // milliseconds
        const auto show = [this](const QString& text) {
            QStatusTipEvent tip(text);
            QApplication::sendEvent(this, &tip);
        };
        show(sentence);
        QTimer::singleShot(Shown, this, [show] { show({}); });
    });
    const auto fit = [this] {
        showFilledColumns();
        fitColumns();
    };
    connect(&m_model, &QuotaModel::headingsChanged, this, fit);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this, fit] {
        if (m_slid == NoQuotaRow)
            fit();
    });
    showFilledColumns();
}

void QuotaTable::keepRows()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_keptSelection.clear();
        for (const QuotaRow row : selectedNodes())
            m_keptSelection.push_back(m_model.groups().known(row));
        m_keptCurrent = m_model.groups().known(m_model.nodeAt(currentIndex()));
        m_keptColumn = std::max(0, currentIndex().column());
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        std::vector<QuotaRow> rows;
        for (const ShownGroups::KnownGroup& group : m_keptSelection)
            if (const QuotaRow row = m_model.groups().rowOf(group); row != NoQuotaRow)
                rows.push_back(row);
        select(rows, m_model.groups().rowOf(m_keptCurrent));
        m_contents.clear();
        fitColumns();
    });
}

void QuotaTable::select(const std::vector<QuotaRow>& rows, QuotaRow current)
{
    if (const int place = m_model.placeOf(current); place >= 0)
        selectionModel()->setCurrentIndex(m_model.index(place, m_keptColumn), QItemSelectionModel::NoUpdate);
    selectShown(rows);
}

void QuotaTable::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
    m_header->setPalette(theme.palette());
}

QString QuotaTable::asText(bool withHeaders, bool all) const
{
    std::vector<int> rows(all ? static_cast<std::size_t>(m_model.rowCount()) : 0);
    std::iota(rows.begin(), rows.end(), 0);
    return rowsAsText(*this, all ? rows : selectedRows(*this), {QuotaModel::ExactRole, withHeaders});
}

void QuotaTable::tell(const Result<void>& done)
{
    if (!done)
        Q_EMIT refused(done.error());
}

void QuotaTable::fillColumnMenu(QMenu& menu)
{
    for (int column = 1; column < QuotaColumnCount; ++column) {
        QAction* entry =
            menu.addAction(quotaColumnTitle(static_cast<QuotaColumn>(column), m_model.policyTitle()));
        entry->setCheckable(true);
        entry->setChecked(!isColumnHidden(column));
        connect(entry, &QAction::toggled, this, [this, column](bool shown) { chooseColumn(column, shown); });
    }
}

void QuotaTable::chooseColumn(int column, bool shown)
{
    if (std::ranges::count(m_chosenColumns, column) == 0)
        m_chosenColumns.push_back(column);
    setColumnHidden(column, !shown);
    m_model.setNegotiates(!isColumnHidden(static_cast<int>(QuotaColumn::Limit))
        || !isColumnHidden(static_cast<int>(QuotaColumn::Granted)));
    fitColumns();
}

void QuotaTable::showFilledColumns()
{
    for (int column = 0; column < QuotaColumnCount; ++column)
        if (std::ranges::count(m_chosenColumns, column) == 0
            && m_model.groups().isFilled(static_cast<QuotaColumn>(column)))
            setColumnHidden(column, false);
}

QStringList QuotaTable::shownColumns() const
{
    QStringList ids;
    for (int column = 0; column < QuotaColumnCount; ++column)
        if (!isColumnHidden(column))
            ids << quotaColumnId(static_cast<QuotaColumn>(column));
    return ids;
}

void QuotaTable::setShownColumns(const QStringList& ids)
{
    for (int column = 1; column < QuotaColumnCount; ++column)
        chooseColumn(column, ids.contains(quotaColumnId(static_cast<QuotaColumn>(column))));
}

int QuotaTable::neededWidth(int column)
{
    const CellMetrics metrics(font());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    m_contents.resize(QuotaColumnCount, 0);
    int& content = m_contents[static_cast<std::size_t>(column)];
    for (int place = 0; place < std::min(m_model.rowCount(), SampledGroups); ++place)
        content = std::max(content, itemDelegate()->sizeHint(option, m_model.index(place, column)).width());
    const int shown = static_cast<QuotaColumn>(column) == QuotaColumn::Name
        ? std::clamp(content, LeastNameCh * metrics.ch, MostNameCh * metrics.ch)
        : content;
    return std::max(shown + 1, m_header->neededWidth(column));
}

std::vector<int> QuotaTable::neededWidths()
{
    constexpr int Surplus = static_cast<int>(QuotaColumn::Surplus);
    std::vector<int> widths(QuotaColumnCount, 0);
    for (int column = 0; column < QuotaColumnCount; ++column)
        if (column != Surplus && !isColumnHidden(column))
            widths[static_cast<std::size_t>(column)] = neededWidth(column);
    const int width = neededWidth(Surplus);
    // Bars shrink to some degree to make room for it.
    int all = std::accumulate(widths.begin(), widths.end(), width);
    for (const QuotaColumn bars : {QuotaColumn::Declared, QuotaColumn::Chosen})
        all -= std::max(0, widths[static_cast<std::size_t>(bars)] - FairBarCh * CellMetrics(font()).ch);
    if (std::ranges::count(m_chosenColumns, Surplus) == 0)
        setColumnHidden(Surplus, all > viewport()->width());
    widths[Surplus] = isColumnHidden(Surplus) ? 0 : width;
    return widths;
}

void QuotaTable::fitColumns()
{
    const CellMetrics metrics(font());
    std::vector<int> widths = neededWidths();
    const int all = std::accumulate(widths.begin(), widths.end(), 0);
    // Bars and reasons take the remaining room and shrink first.
    int room = viewport()->width() - all;
    const auto widen = [&](QuotaColumn column, int part, int least) {
        int& width = widths[static_cast<std::size_t>(column)];
        if (isColumnHidden(static_cast<int>(column)))
            return;
        const int changed = std::max(least, width + part);
        room -= changed - width;
        width = changed;
    };
    const int share = room > 0 ? room / 3 : room / 2;
    widen(QuotaColumn::Declared, share,
        std::max(LeastBarCh * metrics.ch, m_header->neededWidth(static_cast<int>(QuotaColumn::Declared))));
    widen(QuotaColumn::Chosen, share,
        std::max(LeastBarCh * metrics.ch, m_header->neededWidth(static_cast<int>(QuotaColumn::Chosen))));
    // The card also shows the reason, so numbers are not cut for it.
    widen(QuotaColumn::Reason, room,
        std::min(LeastReasonCh * metrics.ch, widths[static_cast<std::size_t>(QuotaColumn::Reason)]));
    for (int column = 0; column < QuotaColumnCount; ++column)
        if (!isColumnHidden(column))
            setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
}

void QuotaTable::resizeEvent(QResizeEvent* event)
{
    TreeTable::resizeEvent(event);
    fitColumns();
}

void QuotaTable::changeEvent(QEvent* event)
{
    TreeTable::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
        m_contents.clear();
        fitColumns();
    }
}

void QuotaTable::toggleFlag()
{
    const QModelIndex index = currentIndex();
    const QVariant flag = index.data(QuotaModel::FlagRole);
    if (flag.isValid())
        tell(m_model.edits().setFlag(
            rowsWith(index), static_cast<QuotaColumn>(index.column()), !flag.toBool()));
}

QModelIndex QuotaTable::cellToEdit() const
{
    const QModelIndex index = currentIndex();
    const bool takes = index.isValid() && quotaFieldOf(static_cast<QuotaColumn>(index.column()));
    return takes ? index : index.siblingAtColumn(static_cast<int>(QuotaColumn::Quota));
}

void QuotaTable::editCurrentCell()
{
    if (!currentIndex().isValid() || !finishEditing())
        return;
    if (currentIndex().column() == static_cast<int>(QuotaColumn::Name))
        return renameCurrent();
    const QModelIndex index = cellToEdit();
    if (index.data(QuotaModel::FlagRole).isValid())
        return toggleFlag();
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        return;
    setFocus();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    edit(index);
}

void QuotaTable::revertCurrent()
{
    const QModelIndex index = cellToEdit();
    if (index.isValid() && finishEditing())
        tell(m_model.edits().revert(rowsWith(index), static_cast<QuotaColumn>(index.column())));
}

void QuotaTable::addGroup()
{
    if (!finishEditing())
        return;
    const QuotaRow parent = currentIndex().isValid() ? m_model.nodeAt(currentIndex()) : RootQuotaRow;
    const auto added = m_model.edits().add(parent);
    if (!added) {
        Q_EMIT refused(added.error());
        return;
    }
    goTo(*added);
    renameCurrent();
}

void QuotaTable::renameCurrent()
{
    const QuotaRow row = finishEditing() ? m_model.nodeAt(currentIndex()) : NoQuotaRow;
    if (row != NoQuotaRow && row != RootQuotaRow)
        startNaming(row);
}

void QuotaTable::moveSelected(LevelMove move)
{
    const std::vector<QuotaRow> rows = finishEditing() ? chosenRows() : std::vector<QuotaRow>();
    if (!rows.empty())
        showMoved(m_model.edits().move(rows, move));
}

void QuotaTable::expandAll()
{
    if (finishEditing())
        m_model.expandAll();
}

void QuotaTable::collapseAll()
{
    if (finishEditing())
        m_model.collapseAll();
}

void QuotaTable::paste()
{
    if (const QString text = QApplication::clipboard()->text(); !text.isEmpty() && finishEditing())
        Q_EMIT textPasted(text);
}

void QuotaTable::showFound(std::vector<QuotaRow> hits, bool only)
{
    if (finishEditing())
        m_model.setHits(std::move(hits), only);
}

void QuotaTable::selectRows(const std::vector<QuotaRow>& rows)
{
    if (rows.empty() || !finishEditing())
        return;
    for (const QuotaRow row : rows)
        m_model.reveal(row);
    m_keptColumn = std::max(0, currentIndex().column());
    select(rows, rows.front());
    scrollTo(currentIndex());
}

bool QuotaTable::clickedFlag(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.data(QuotaModel::FlagRole).isValid())
        return false;
    const auto column = static_cast<QuotaColumn>(index.column());
    const int around = CellMetrics(font()).pad / 2;
    const QRect box = QuotaDelegate::flagRect(visualRect(index), font(), column);
    if (!box.adjusted(-around, -around, around, around).contains(place))
        return false;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    tell(m_model.edits().setFlag(rowsWith(index), column, !index.data(QuotaModel::FlagRole).toBool()));
    return true;
}

bool QuotaTable::grabbedSlider(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.data(QuotaModel::SliderRole).isValid()
        || !QuotaDelegate::sliderRect(visualRect(index), font()).contains(place))
        return false;
    setCurrentIndex(index);
    m_slid = m_model.nodeAt(index);
    ++m_gesture;
    slideTo(place.x());
    return true;
}

void QuotaTable::slideTo(int x)
{
    const int place = m_model.placeOf(m_slid);
    if (place < 0)
        return;
    const QModelIndex index = m_model.index(place, static_cast<int>(QuotaColumn::Demand));
    const QRectF track = QuotaDelegate::sliderRect(visualRect(index), font());
    const double thumb = CellMetrics(font()).ch * 0.8;
    const double part =
        std::clamp((x - track.left() - thumb / 2) / std::max(1.0, track.width() - thumb), 0.0, 1.0);
    tell(m_model.slideDemand(m_slid, m_model.demandAt(part), m_gesture));
}

void QuotaTable::mousePressEvent(QMouseEvent* event)
{
    const bool plain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
    const QPoint place = event->position().toPoint();
    m_pressTaken = plain && (clickedExpander(place) || clickedFlag(place) || grabbedSlider(place));
    if (!m_pressTaken)
        TreeTable::mousePressEvent(event);
}

void QuotaTable::mouseMoveEvent(QMouseEvent* event)
{
    if (m_slid != NoQuotaRow)
        slideTo(event->position().toPoint().x());
    else if (!m_pressTaken)
        TreeTable::mouseMoveEvent(event);
}

void QuotaTable::mouseReleaseEvent(QMouseEvent* event)
{
    m_pressTaken = false;
    if (m_slid == NoQuotaRow)
        return TreeTable::mouseReleaseEvent(event);
    m_slid = NoQuotaRow;
    m_model.endSliding();
}

void QuotaTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (clickedExpander(place) || clickedFlag(place) || grabbedSlider(place))
        return;
    TreeTable::mouseDoubleClickEvent(event);
}

/// Ctrl+arrow keys change the demand of the current cell.
bool QuotaTable::stepDemand(int key)
{
    const QModelIndex index = currentIndex();
    const QVariant at = index.data(QuotaModel::SliderRole);
    if (!at.isValid() || (key != Qt::Key_Up && key != Qt::Key_Down))
        return false;
    const QuotaRow row = m_model.nodeAt(index);
    const double step = key == Qt::Key_Up ? DemandStep : -DemandStep;
    const double part = std::clamp(at.toDouble() + step, 0.0, 1.0);
    tell(m_model.slideDemand(row, m_model.demandAt(part), ++m_gesture));
    m_model.endSliding();
    return true;
}

void QuotaTable::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->modifiers() == Qt::ControlModifier && stepDemand(event->key()))
        return;
    if (plain && event->key() == Qt::Key_Space && currentIndex().data(QuotaModel::FlagRole).isValid())
        return toggleFlag();
    TreeTable::keyPressEvent(event);
}

bool QuotaTable::takesInput(const QModelIndex& index) const
{
    return TreeTable::takesInput(index) || index.data(QuotaModel::FlagRole).isValid();
}

void QuotaTable::copyRows()
{
    tell(copySelectedRows(*this, {QuotaModel::ExactRole, false}));
}

QString QuotaTable::draggedText(const std::vector<NodeRow>& rows) const
{
    return rows.size() == 1 ? m_model.groups().nameOf(rows.front()) : tr("%1 groups").arg(rows.size());
}

DropPlace QuotaTable::dropEffect(NodeRow target, bool /*copies*/) const
{
    const QString hindrance = m_model.edits().hindrance(chosenRows(), target);
    if (!hindrance.isEmpty())
        return {.text = hindrance, .isRefused = true};
    return {.text = tr("Move to %1").arg(m_model.groups().nameOf(target))};
}

void QuotaTable::dropRows(const std::vector<NodeRow>& rows, NodeRow target, bool /*copies*/)
{
    showMoved(m_model.edits().move(rows, target));
}

void QuotaTable::showMoved(const Result<std::vector<QuotaRow>>& moved)
{
    if (moved)
        selectRows(*moved);
    else
        Q_EMIT refused(moved.error());
}

} // namespace fairshare::gui
