// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/quota_table.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/quota_delegate.h"
#include "widgets/delegates/value_editor.h"
#include "widgets/views/list_table.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int SampledRows = 200; ///< that decide how wide a column is
constexpr int MostNameCh = 34;
constexpr int LeastNameCh = 14;
constexpr int LeastBarCh = 17;

} // namespace

QuotaTable::QuotaTable(QuotaModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_header(new TwoLineHeader(this))
{
    setObjectName(QStringLiteral("quotaTable"));
    setAccessibleName(tr("Groups of the pool"));
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
    connect(&m_model, &QuotaModel::headingsChanged, this, &QuotaTable::fitColumns);
}

void QuotaTable::keepRows()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_keptSelection.clear();
        for (const QuotaRow row : selectedGroups())
            m_keptSelection.push_back(m_model.nameOf(row));
        m_keptCurrent = currentIndex().isValid() ? m_model.nameOf(m_model.rowAt(currentIndex())) : QString();
        m_keptColumn = std::max(0, currentIndex().column());
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        std::vector<QuotaRow> rows;
        QuotaRow current = NoQuotaRow;
        for (int place = 0; place < m_model.rowCount(); ++place) {
            const QuotaRow row = m_model.rowAt(place);
            const QString name = m_model.nameOf(row);
            if (std::find(m_keptSelection.begin(), m_keptSelection.end(), name) != m_keptSelection.end())
                rows.push_back(row);
            if (name == m_keptCurrent)
                current = row;
        }
        select(rows, current);
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

void QuotaTable::toggleFlag()
{
    const QModelIndex index = currentIndex();
    const QVariant flag = index.data(QuotaModel::FlagRole);
    if (flag.isValid())
        tell(m_model.setFlag(editedRows(index), static_cast<QuotaColumn>(index.column()), !flag.toBool()));
}

void QuotaTable::revertCurrent()
{
    const QModelIndex index = currentIndex();
    if (index.isValid() && quotaFieldOf(static_cast<QuotaColumn>(index.column())))
        tell(m_model.revert(editedRows(index), static_cast<QuotaColumn>(index.column())));
}

void QuotaTable::addGroup()
{
    const QuotaRow parent = currentIndex().isValid() ? m_model.rowAt(currentIndex()) : RootQuotaRow;
    const auto added = m_model.addGroup(parent);
    if (!added) {
        Q_EMIT refused(added.error());
        return;
    }
    goTo(*added);
    renameCurrent();
}

void QuotaTable::renameCurrent()
{
    const QModelIndex index = currentIndex().siblingAtColumn(0);
    if (!index.isValid() || m_model.rowAt(index) == RootQuotaRow)
        return;
    m_model.setRenamable(m_model.rowAt(index));
    setCurrentIndex(index);
    edit(index);
}

void QuotaTable::removeSelected()
{
    tell(m_model.removeGroups(selectedGroups()));
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
        connect(entry, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            fitColumns();
        });
    }
}

void QuotaTable::fillMenu(QMenu& menu)
{
    const bool inner = currentIndex().isValid() && m_model.rowAt(currentIndex()) != RootQuotaRow;
    menu.addAction(tr("&Add group below"), this, &QuotaTable::addGroup);
    menu.addAction(tr("Re&name"), this, &QuotaTable::renameCurrent)->setEnabled(inner);
    menu.addAction(tr("&Remove"), this, &QuotaTable::removeSelected)->setEnabled(inner);
    menu.addAction(tr("Re&vert change"), this, &QuotaTable::revertCurrent)
        ->setEnabled(currentIndex().data(QuotaModel::ChangedRole).toBool());
    menu.addSeparator();
    menu.addAction(tr("&Expand all"), this, [this] { m_model.expandAll(); });
    menu.addAction(tr("&Collapse all"), this, [this] { m_model.collapseAll(); });
    fillColumnMenu(*menu.addMenu(tr("C&olumns")));
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
        setColumnHidden(column, !ids.contains(quotaColumnId(static_cast<QuotaColumn>(column))));
    fitColumns();
}

void QuotaTable::fitColumns()
{
    const CellMetrics metrics(font());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    std::vector<int> widths(QuotaColumnCount, 0);
    int all = 0;
    for (int column = 0; column < QuotaColumnCount; ++column) {
        if (isColumnHidden(column))
            continue;
        int content = 0;
        for (int place = 0; place < std::min(m_model.rowCount(), SampledRows); ++place)
            content =
                std::max(content, itemDelegate()->sizeHint(option, m_model.index(place, column)).width());
        if (static_cast<QuotaColumn>(column) == QuotaColumn::Name)
            content = std::clamp(content, LeastNameCh * metrics.ch, MostNameCh * metrics.ch);
        widths[static_cast<std::size_t>(column)] = std::max(content + 1, m_header->neededWidth(column));
        all += widths[static_cast<std::size_t>(column)];
    }
    // Bars and reasons take what is left, and give way first.
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
    if (room > 0)
        widen(QuotaColumn::Reason, room, 0);
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
        fitColumns();
    }
}

} // namespace fairshare::gui
