// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/changes_panel.h"

#include "widgets/changes/change_delegate.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/text/elided_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QStackedLayout>
#include <QStyle>
#include <QTableView>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

/// By column: minimum lengths of names, fields, values and sentences, in ch.
constexpr std::array<int, ChangeModel::FirstAlgorithm> LeastLengths{9, 7, 6, 6, 14};
constexpr int LongestCell = 24; ///< maximum length of names and values, in ch
constexpr QKeyCombination RevertKeys = Qt::CTRL | Qt::Key_Backspace;

bool isRevert(const QKeyEvent& key)
{
    return key.keyCombination() == RevertKeys;
}

/// Elides headings that do not fit, like the texts below them.
class ElidedHeader : public QHeaderView {
public:
    explicit ElidedHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        const int margins = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        option->text = elided(fontMetrics(), option->text, Qt::ElideRight, sectionSize(section) - margins);
    }
};

/// Shows only the last row of a model; the table above it scrolls.
class SumTable : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

ChangesPanel::ChangesPanel(Document& document, const ScenarioResults& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_changes(document, results)
    , m_model(m_changes)
    , m_pages(new QStackedLayout(this))
    , m_lists(new QWidget(this))
    , m_table(new QTableView(m_lists))
    , m_sum(new SumTable(m_lists))
    , m_delegate(new ChangeDelegate(m_table))
    , m_note(new QLabel(this))
{
    createTable();
    createSum();
    m_note->setObjectName(QStringLiteral("changesNote"));
    m_note->setMargin(CellMetrics(font()).em / 2);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setWordWrap(true);
    m_pages->addWidget(m_note);
    m_pages->addWidget(m_lists);
    connect(m_table, &QTableView::clicked, this, &ChangesPanel::activate);
    connect(m_table, &QTableView::activated, this, &ChangesPanel::activate);
    connect(&m_changes, &ChangeResults::listChanged, this, &ChangesPanel::refresh);
    connect(&m_changes, &ChangeResults::outcomesChanged, this, &ChangesPanel::fitColumns);
    connect(&m_changes, &ChangeResults::listChanged, this, &ChangesPanel::followSelection);
    connect(&document.selection(), &Selection::changed, this, &ChangesPanel::followSelection);
    connect(&document, &Document::stateChanged, this, &ChangesPanel::refresh);
    refresh();
}

void ChangesPanel::createTable()
{
    m_table->setObjectName(QStringLiteral("changesTable"));
    m_table->setAccessibleName(tr("Changes since the baseline"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setHorizontalHeader(new ElidedHeader(m_table));
    dressList(*m_table);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->installEventFilter(this);
    m_table->horizontalHeader()->viewport()->installEventFilter(this);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this,
        [this](const QPoint& place) { offerFolded(m_table->viewport()->mapToGlobal(place)); });
}

void ChangesPanel::createSum()
{
    m_lists->installEventFilter(this);
    m_lists->setAutoFillBackground(true);
    m_lists->setBackgroundRole(QPalette::Base);
    m_sum->setObjectName(QStringLiteral("changesSum"));
    m_sum->setAccessibleName(tr("All changes combined"));
    m_sum->setModel(&m_model);
    m_sum->setItemDelegate(m_delegate);
    dressList(*m_sum);
    m_sum->horizontalHeader()->hide();
    m_sum->setSelectionMode(QAbstractItemView::NoSelection);
    m_sum->setFocusPolicy(Qt::NoFocus);
    m_sum->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sum->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ChangesPanel::moveSum(int row)
{
    // Rows stay hidden when the model is reset.
    if (m_sumRow >= 0 && m_sumRow < m_model.rowCount())
        m_table->setRowHidden(m_sumRow, false);
    m_sum->clearSpans();
    m_sumRow = row;
    if (row < 0)
        return;
    m_table->setRowHidden(row, true);
    m_sum->setSpan(row, 0, 1, ChangeModel::FirstAlgorithm);
}

void ChangesPanel::setTheme(const Theme& theme)
{
    for (QWidget* widget : {m_lists, static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_sum)})
        widget->setPalette(theme.viewPalette());
}

void ChangesPanel::activate(const QModelIndex& index)
{
    if (index.data(ChangeModel::LinkRole).toBool())
        revert(index);
    else if (const NodeRow row = m_model.nodeAt(index); row != NoRow)
        Q_EMIT nodeChosen(row);
}

void ChangesPanel::followSelection()
{
    const NodeRow node = m_document.selection().current();
    const QItemSelectionModel& selection = *m_table->selectionModel();
    if (selection.hasSelection() && m_model.nodeAt(m_table->currentIndex()) == node)
        return;
    int row = 0;
    while (row < m_model.rowCount() && (node == NoRow || m_model.nodeAt(m_model.index(row, 0)) != node))
        ++row;
    if (row < m_model.rowCount()) {
        m_table->setCurrentIndex(m_model.index(row, 0));
    } else {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    }
}

void ChangesPanel::revertCurrent()
{
    // The user can only mean a visible selection.
    if (m_table->selectionModel()->hasSelection())
        revert(m_table->currentIndex());
}

void ChangesPanel::revert(const QModelIndex& index)
{
    Result<void> reverted;
    if (const auto change = m_model.changeAt(index))
        reverted = m_changes.revert(*change);
    else if (const auto setting = m_model.settingAt(index))
        reverted = m_changes.revertSetting(*setting);
    if (!reverted)
        Q_EMIT refused(reverted.error());
}

bool ChangesPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && isRevert(*static_cast<QKeyEvent*>(event))) {
        // The command with the same keys acts on cells of the tree.
        if (event->type() == QEvent::KeyPress)
            revertCurrent();
        event->accept();
        return true;
    }
    if (watched == m_table->horizontalHeader()->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* release = static_cast<QMouseEvent*>(event);
        const int column = m_table->horizontalHeader()->logicalIndexAt(release->position().toPoint());
        if (column >= 0 && column == m_model.revertColumn())
            offerFolded(release->globalPosition().toPoint());
    }
    if (watched == m_lists && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ChangesPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_changes.setWanted(true);
    fitColumns();
}

void ChangesPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_changes.setWanted(false);
}

void ChangesPanel::refresh()
{
    m_pages->setCurrentWidget(m_model.rowCount() > 0 ? m_lists : m_note);
    moveSum(m_model.rowCount() - 1);
    if (m_document.isEmpty())
        m_note->setText(tr("No scenario is open."));
    else
        m_note->setText(tr("Nothing differs from the baseline."));
    fitColumns();
}

std::size_t ChangesPanel::largestEffect() const
{
    std::size_t largest = 0;
    const auto look = [&largest](const std::vector<ChangeEffect>& effects) {
        for (const ChangeEffect& effect : effects)
            largest = std::max({largest, effect.up, effect.down});
    };
    look(m_changes.list()->together);
    for (const auto& outcome : m_changes.outcomes())
        if (outcome)
            look(outcome->effects);
    return largest;
}

std::vector<ColumnNeed> ChangesPanel::contentNeeds() const
{
    const int ch = CellMetrics(font()).ch;
    // Only the base class can measure table cells.
    const QAbstractItemView& cells = *m_table;
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        int content = m_table->isColumnHidden(column) ? 0 : cells.sizeHintForColumn(column);
        if (column == m_model.revertColumn() && !m_model.folded().empty())
            content = std::max(content, m_table->horizontalHeader()->sectionSizeHint(column));
        int least = content;
        if (column < ChangeModel::FirstAlgorithm) {
            if (column != ChangeModel::Effect)
                content = std::min(content, LongestCell * ch);
            least = std::min(content, LeastLengths[static_cast<std::size_t>(column)] * ch);
        }
        needs.push_back({least, content});
    }
    return needs;
}

std::vector<int> ChangesPanel::wholeWidths() const
{
    const QAbstractItemView& cells = *m_table;
    std::vector<int> widths;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        if (m_table->isColumnHidden(column)) {
            widths.push_back(0);
            continue;
        }
        const bool headed = column != m_model.revertColumn() || !m_model.folded().empty();
        widths.push_back(std::max(cells.sizeHintForColumn(column),
            headed ? m_table->horizontalHeader()->sectionSizeHint(column) : 0));
    }
    if (!m_table->isColumnHidden(ChangeModel::Effect))
        widths[ChangeModel::Effect] += 4 * CellMetrics(font()).ch;
    return widths;
}

void ChangesPanel::waitUntilReady()
{
    m_changes.waitUntilReady([this]() -> std::size_t {
        if (!isVisible())
            return 0;
        const int below = m_table->rowAt(m_table->viewport()->height());
        return static_cast<std::size_t>(below < 0 ? m_model.rowCount() : below);
    });
}

int ChangesPanel::shownRows() const
{
    const int rows = m_model.rowCount() - 1;
    const int high = CellMetrics(font()).rowHeight;
    const int room = m_lists->height() - m_table->horizontalHeader()->sizeHint().height() - high;
    return std::clamp(room / high, 1, std::max(1, rows));
}

int ChangesPanel::roomForColumns() const
{
    // The visible scroll bars may still be those of the previous columns.
    const bool scrollsDown = shownRows() < m_model.rowCount() - 1;
    const int bar = m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_table);
    return m_lists->width() - (scrollsDown ? bar : 0);
}

void ChangesPanel::placeRows()
{
    const int high = CellMetrics(font()).rowHeight;
    const int wanted = m_table->horizontalHeader()->sizeHint().height() + shownRows() * high;
    const int top = std::min(wanted, m_lists->height() - high);
    m_table->setGeometry(0, 0, m_lists->width(), top);
    m_sum->setGeometry(0, top, roomForColumns(), high);
    m_sum->scrollToBottom();
}

std::vector<int> ChangesPanel::columnsToFold(const std::vector<ColumnNeed>& needs, int room) const
{
    std::vector<int> order;
    for (const bool hasEffect : {false, true})
        for (int column = m_model.revertColumn() - 1; column >= ChangeModel::FirstAlgorithm; --column)
            if (m_model.hasEffect(column) == hasEffect
                && m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole) != m_kept)
                order.push_back(column);
    int least = 0;
    for (const ColumnNeed& need : needs)
        least += need.least;
    const QHeaderView& header = *m_table->horizontalHeader();
    const int title = header.fontMetrics().horizontalAdvance(ChangeModel::foldedTitle(order.size()))
        + 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header) + CellMetrics(font()).pad;
    const int sign = std::max(0, title - needs.back().least);
    std::size_t folded = 0;
    while (folded < order.size() && least + (folded > 0 ? sign : 0) > room)
        least -= needs[static_cast<std::size_t>(order[folded++])].least;
    order.resize(folded);
    std::ranges::sort(order);
    return order;
}

void ChangesPanel::offerFolded(const QPoint& place)
{
    if (m_model.folded().empty())
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("foldedAlgorithms"));
    for (const int column : m_model.folded()) {
        const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        connect(menu.addAction(tr("Show %1").arg(title)), &QAction::triggered, this, [this, title] {
            m_kept = title;
            fitColumns();
        });
    }
    menu.exec(place);
}

void ChangesPanel::fitColumns()
{
    if (m_model.rowCount() == 0 || !isVisible())
        return;
    m_delegate->setLargest(largestEffect());
    // The effect of settings alone on the order of users is unknown.
    const bool hasEffects = !m_changes.list()->changes.empty();
    for (QTableView* table : {m_table, m_sum})
        for (int column = ChangeModel::Effect; column < m_model.revertColumn(); ++column)
            table->setColumnHidden(column, !hasEffects);
    const int room = roomForColumns();
    m_model.setFolded({});
    m_model.setFolded(hasEffects ? columnsToFold(contentNeeds(), room) : std::vector<int>());
    for (QTableView* table : {m_table, m_sum})
        for (const int column : m_model.folded())
            table->setColumnHidden(column, true);
    std::vector<ColumnNeed> needs = contentNeeds();
    // Headings and names of any length get the remaining room.
    const std::vector<int> contents = sharedWidths(needs, room);
    const std::vector<int> wholes = wholeWidths();
    for (std::size_t column = 0; column < needs.size(); ++column)
        needs[column] = {contents[column], std::max(contents[column], wholes[column])};
    const std::vector<int> widths = sharedWidths(needs, room);
    for (int column = 0; column < m_model.columnCount(); ++column)
        for (QTableView* table : {m_table, m_sum})
            table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    placeRows();
}

} // namespace fairshare::gui
