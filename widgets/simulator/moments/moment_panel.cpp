// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_panel.h"

#include "widgets/controls/elided_label.h"
#include "widgets/simulator/moments/moment_sums.h"
#include "widgets/simulator/moments/moment_table.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/theme.h"

#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int UsualReasonLines = 10; ///< if the table has its usual number of rows
constexpr int LeastReasonLines = 5;
constexpr int UsualRows = 6;
constexpr int LeastRows = 4;
constexpr int MostRows = 10'000; ///< rows from which a height is computed
constexpr int LeastMomentWidth = 34; ///< ch
constexpr int MostLeastWidth = 52; ///< ch, upper limit of the minimum width

QString htmlOf(const NodeReasons& reasons, const Theme& theme)
{
    const QString faint = theme.color(Role::Text2).name();
    QString text =
        QStringLiteral("<p style='margin:0'><b>%1</b></p>").arg(shownName(reasons.title).toHtmlEscaped());
    for (const std::string& line : reasons.lines)
        text += QStringLiteral("<p style='margin:0'>%1</p>").arg(shownName(line).toHtmlEscaped());
    text += QStringLiteral("<table cellspacing='0' cellpadding='1' style='margin-top:4px'>");
    for (const NodeVerdict& each : reasons.verdicts)
        text +=
            QStringLiteral(
                "<tr><td>%1&nbsp;&nbsp;</td><td style='color:%4'>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                .arg(shownName(each.policy).toHtmlEscaped(), shownName(each.place).toHtmlEscaped(),
                    each.isTaken ? QStringLiteral("<b>%1</b>").arg(shownName(each.verdict).toHtmlEscaped())
                                 : shownName(each.verdict).toHtmlEscaped(),
                    faint);
    text += QStringLiteral("</table>");
    if (!reasons.note.empty())
        text += QStringLiteral("<p style='margin-top:4px; margin-bottom:0; color:%2'>%1</p>")
                    .arg(shownName(reasons.note).toHtmlEscaped(), faint);
    return text;
}

} // namespace

MomentPanel::MomentPanel(MomentSelection& selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_model(selection)
    , m_time(new QLabel(this))
    , m_busy(new ElidedLabel(this))
    , m_table(new MomentTable(m_model, this))
    , m_sums(new MomentSums(selection, *m_table, this))
    , m_reasons(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("momentPanel"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    const int em = fontMetrics().height();
    auto* title = new QLabel(tr("This moment"), this);
    title->setObjectName(QStringLiteral("momentTitle"));
    title->setAutoFillBackground(true);
    title->setBackgroundRole(QPalette::Midlight);
    title->setContentsMargins(em / 2, em / 5, em / 2, em / 5);
    QFont strong = font();
    strong.setBold(true);
    m_time->setObjectName(QStringLiteral("momentTime"));
    m_time->setFont(strong);
    m_busy->setObjectName(QStringLiteral("momentBusy"));
    m_busy->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(em / 2, em / 4, em / 2, em / 4);
    head->setSpacing(em);
    head->addWidget(m_time);
    head->addWidget(m_busy, 1);
    m_reasons->setObjectName(QStringLiteral("momentReasons"));
    m_reasons->setAccessibleName(tr("Reasons for the selected node"));
    m_reasons->setFrameShape(QFrame::NoFrame);
    m_reasons->setOpenLinks(false);
    m_reasons->setFont(captionFont(font()));
    const int margin = em / 2; // in whole pixels
    m_reasons->document()->setDocumentMargin(margin);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(title);
    rows->addLayout(head);
    rows->addWidget(m_table, 5);
    rows->addWidget(m_sums);
    rows->addWidget(m_reasons, 1);
    setFocusProxy(m_table);
    connect(&selection, &MomentSelection::momentChanged, this, [this] {
        refreshHead();
        explain();
    });
    connect(&selection, &MomentSelection::nodeChanged, this, &MomentPanel::explain);
    connect(&m_model, &MomentModel::columnsChanged, this, &MomentPanel::fitRoom);
    connect(m_table, &MomentTable::neededWidthChanged, this, &MomentPanel::fitWidth);
    refreshHead();
    explain();
    fitRoom();
    fitWidth();
}

MomentPanel::~MomentPanel()
{
    // The table uses the model, so it must be deleted first.
    delete m_table;
}

void MomentPanel::setOutlinesTaken(bool outlines)
{
    m_table->setOutlinesTaken(outlines);
}

void MomentPanel::refreshHead()
{
    const Moment* moment = m_selection.moment();
    m_time->setText(moment == nullptr
            ? QString()
            : shownName(momentTimeText(*m_selection.results().sampled(), moment->now)));
    if (moment == nullptr)
        return m_busy->setLine({});
    const NumberText numbers;
    const auto count = [&numbers](std::int32_t number) {
        return numbers.count(static_cast<std::uint64_t>(std::max(0, number)));
    };
    const QString busy = tr("busy nodes: %1").arg(count(moment->busy));
    const QString away = moment->away == 0 ? QString() : tr(", %1 away").arg(count(moment->away));
    m_busy->setLine(
        tr("%1, %2 to free").arg(busy + away, count(m_selection.results().settings()->preemption.nodes)));
}

void MomentPanel::explain()
{
    const Moment* moment = m_selection.moment();
    const Theme theme = themeOf(palette());
    if (moment == nullptr || !m_selection.node()) {
        const SampledRunPtr& sampled = m_selection.results().sampled();
        const QString text = sampled != nullptr && sampled->clock().count() == 0
            ? tr("The run has no samples, so no policy frees nodes.")
            : tr("Select a node to see why each policy frees or keeps it.");
        m_reasons->setHtml(QStringLiteral("<p style='color:%2'>%1</p>")
                .arg(text.toHtmlEscaped(), theme.color(Role::Text2).name()));
        return;
    }
    m_reasons->setHtml(htmlOf(nodeReasons(*m_selection.results().sampled(), *moment,
                                  *m_selection.results().settings(), *m_selection.node()),
        theme));
}

QString MomentPanel::reasons() const
{
    return m_reasons->toPlainText();
}

/// Shows a small cluster completely and leaves the rest of the room to the explanation.
void MomentPanel::fitRoom()
{
    const int row = CellMetrics(font()).rowHeight;
    const int line = fontMetrics().height();
    m_table->setMinimumHeight(LeastRows * row);
    const int others =
        QWidget::minimumSizeHint().height() - m_table->minimumHeight() - m_reasons->minimumHeight();
    const int lines = (height() - others - UsualRows * row) / line;
    m_reasons->setMinimumHeight(std::clamp(lines, LeastReasonLines, UsualReasonLines) * line);
    const int rows = std::min(m_model.rowCount(), MostRows);
    const int heading = m_table->horizontalHeader()->sizeHint().height();
    m_table->setMaximumHeight(std::max(LeastRows * row, rows * row + heading + 2));
}

QSize MomentPanel::minimumSizeHint() const
{
    const QSize now = QWidget::minimumSizeHint();
    const int spare = m_reasons->minimumHeight() - LeastReasonLines * fontMetrics().height();
    return {now.width(), now.height() - std::max(0, spare)};
}

void MomentPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRoom();
}

/// Sets the minimum width below which job IDs and the names of the sums would be cut.
void MomentPanel::fitWidth()
{
    const int ch = CellMetrics(font()).ch;
    const int least = m_table->leastWidth() + scrollBarWidth();
    setMinimumWidth(std::clamp(least, ch * LeastMomentWidth, ch * MostLeastWidth));
}

int MomentPanel::scrollBarWidth() const
{
    return m_table->verticalScrollBar()->sizeHint().width() + 4;
}

int MomentPanel::naturalWidth() const
{
    return m_table->neededWidth() + scrollBarWidth();
}

int MomentPanel::roomyWidth() const
{
    return m_table->roomyWidth() + scrollBarWidth();
}

void MomentPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        explain();
    if (event->type() == QEvent::FontChange) {
        fitRoom();
        fitWidth();
    }
}

} // namespace fairshare::gui
