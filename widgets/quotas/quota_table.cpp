// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_table.h"

#include "widgets/quotas/quota_delegate.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"

#include <QApplication>
#include <QMenu>
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

} // namespace

QuotaTable::QuotaTable(QuotaModel& model, QWidget* parent)
    : EditableTable(parent)
    , m_model(model)
    , m_header(new TwoLineHeader(this))
{
    setObjectName(QStringLiteral("quotaTable"));
    setAccessibleName(tr("Groups in the pool"));
    setHorizontalHeader(m_header);
    setModel(&model);
    setItemDelegate(
        new QuotaDelegate(model, [this](const QModelIndex& index) { return editedRows(index); }, this));
    dressList(*this);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setCornerButtonEnabled(false);
    setMinimumHeight(CellMetrics(font()).rowHeight * 6);
    createHeader();
    createDragging();
    keepRows();
    setTheme(themeOf(QApplication::palette()));
}

void QuotaTable::createHeader()
{
    m_header->setObjectName(QStringLiteral("quotaHeader"));
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        QMenu menu(this);
        fillColumnMenu(menu);
        menu.exec(m_header->mapToGlobal(place));
    });
    for (int column = 0; column < QuotaColumnCount; ++column)
        setColumnHidden(column, isHiddenAtFirst(static_cast<QuotaColumn>(column)));
    connect(&m_model, &QuotaModel::opened, this, [this] {
        for (int column = 0; column < QuotaColumnCount; ++column)
            if (std::ranges::count(m_chosenColumns, column) == 0)
                setColumnHidden(column, isHiddenAtFirst(static_cast<QuotaColumn>(column)));
        showFilledColumns();
    });
    connect(&m_model, &QuotaModel::told, this, [this](const QString& sentence) {
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
        for (const QuotaRow row : selectedGroups())
            m_keptSelection.push_back(m_model.known(row));
        m_keptCurrent = m_model.known(m_model.rowAt(currentIndex()));
        m_keptColumn = std::max(0, currentIndex().column());
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        std::vector<QuotaRow> rows;
        for (const QuotaModel::KnownGroup& group : m_keptSelection)
            if (const QuotaRow row = m_model.rowOf(group); row != NoQuotaRow)
                rows.push_back(row);
        select(rows, m_model.rowOf(m_keptCurrent));
        m_contents.clear();
        fitColumns();
    });
}

void QuotaTable::select(const std::vector<QuotaRow>& rows, QuotaRow current)
{
    std::vector<int> places;
    for (const QuotaRow row : rows)
        if (const int place = m_model.placeOf(row); place >= 0)
            places.push_back(place);
    if (const int place = m_model.placeOf(current); place >= 0)
        selectionModel()->setCurrentIndex(m_model.index(place, m_keptColumn), QItemSelectionModel::NoUpdate);
    selectionModel()->select(
        selectionOfRows(m_model, places), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void QuotaTable::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
    m_header->setPalette(theme.palette());
}

std::vector<QuotaRow> QuotaTable::selectedGroups() const
{
    std::vector<QuotaRow> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows.push_back(m_model.rowAt(index));
    std::sort(rows.begin(), rows.end());
    return rows;
}

void QuotaTable::goTo(QuotaRow row)
{
    const int place = m_model.reveal(row);
    if (place < 0)
        return;
    const int column = std::max(0, currentIndex().column());
    selectionModel()->setCurrentIndex(
        m_model.index(place, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(m_model.index(place, column));
}

std::vector<QuotaRow> QuotaTable::editedRows(const QModelIndex& index) const
{
    const QuotaRow edited = m_model.rowAt(index);
    std::vector<QuotaRow> rows = selectedGroups();
    if (rows.size() < 2 || !std::binary_search(rows.begin(), rows.end(), edited))
        return {edited};
    return rows;
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

void QuotaTable::showCard()
{
    showCurrentCard(*this);
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
            && m_model.isFilled(static_cast<QuotaColumn>(column)))
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
    QTableView::resizeEvent(event);
    fitColumns();
}

void QuotaTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
        m_contents.clear();
        fitColumns();
    }
}

} // namespace fairshare::gui
