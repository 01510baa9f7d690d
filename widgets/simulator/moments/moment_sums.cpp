// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_sums.h"

#include "widgets/simulator/moments/moment_model.h"
#include "widgets/simulator/moments/moment_table.h"
#include "widgets/simulator/timeline/time_span.h"
#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr int Rows = 4;
constexpr int ClassRows = 2; ///< if there are job classes

QString count(std::int64_t number)
{
    return NumberText().count(static_cast<std::uint64_t>(std::max<std::int64_t>(0, number)));
}

} // namespace

MomentSums::MomentSums(MomentSelection& selection, MomentTable& table, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_table(table)
{
    setObjectName(QStringLiteral("momentSums"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&selection, &MomentSelection::momentChanged, this, &MomentSums::refresh);
    connect(&selection.results(), &SimulationResults::courseChanged, this, &MomentSums::refresh);
    connect(&selection.results(), &SimulationResults::courseChanged, this, &MomentSums::refreshWidth);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, qOverload<>(&QWidget::update));
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

QString MomentSums::briefHours(std::int64_t nodeSeconds)
{
    constexpr double Thousand = 1000;
    constexpr std::array Suffixes{"", "k", "M", "G"};
    double number = static_cast<double>(nodeSeconds) / SecondsPerHour;
    std::size_t thousands = 0;
    while (number >= Thousand - 0.5 && thousands + 1 < Suffixes.size()) {
        number /= Thousand;
        ++thousands;
    }
    int decimals = 0;
    if (thousands > 0 && number < 99.95)
        decimals = number < 9.995 ? 2 : 1;
    return NumberText().real(number, decimals) + QLatin1String(Suffixes.at(thousands));
}

QString MomentSums::briefLoss(std::int64_t nodeSeconds)
{
    constexpr double Large = 99.95;
    const double hours = static_cast<double>(nodeSeconds) / SecondsPerHour;
    return hours < Large ? nodeHours(static_cast<double>(nodeSeconds)) : briefHours(nodeSeconds);
}

QSize MomentSums::sizeHint() const
{
    const CellMetrics metrics(font());
    const int rows = Rows + (hasClasses() ? ClassRows : 0);
    return {20 * metrics.ch, rows * metrics.rowHeight + metrics.pad};
}

bool MomentSums::hasClasses() const
{
    const auto& settings = m_selection.results().settings();
    return settings && !settings->classes.empty();
}

std::vector<MomentSums::Row> MomentSums::rows() const
{
    Row taken{tr("freed"), {}};
    Row killed{tr("jobs killed"), {}};
    Row lostNow{tr("node-h lost now"), {}, true};
    Row ofClassesNow{tr("in PAP+ classes"), {}};
    Row sum{tr("node-h lost so far"), {}};
    Row sumOfClasses{tr("in PAP+ classes"), {}};
    if (const Moment* moment = m_selection.moment()) {
        const SimulationResults& results = m_selection.results();
        const std::size_t grace = results.settings()->grace;
        for (std::size_t policy = 0; policy < moment->policies.size(); ++policy) {
            const MomentPolicy& shown = moment->policies[policy];
            const LostWork& lost = shown.lost[grace];
            taken.values << count(shown.taken);
            killed.values << count(lost.jobs);
            for (const auto& [row, loss] : {std::pair(&lostNow, lost.ofOthers + lost.ofClasses),
                     std::pair(&ofClassesNow, lost.ofClasses)}) {
                row->values << nodeHours(static_cast<double>(loss));
                row->briefs << briefLoss(loss);
            }
            if (!results.isCourseCurrent()) {
                for (Row* row : {&sum, &sumOfClasses})
                    row->values << QStringLiteral("…");
                continue;
            }
            const ClassLoss until = results.course()->sumUntil({policy, grace}, moment->sample);
            for (const auto& [row, loss] :
                {std::pair(&sum, until.all()), std::pair(&sumOfClasses, until.ofClasses)}) {
                row->values << nodeHours(static_cast<double>(loss));
                row->briefs << briefLoss(loss);
            }
        }
    }
    if (!hasClasses())
        return {taken, killed, lostNow, sum};
    return {taken, killed, lostNow, ofClassesNow, sum, sumOfClasses};
}

int MomentSums::widthOfValues() const
{
    const SimulationResults& results = m_selection.results();
    if (!results.isCourseCurrent() || results.course()->samples() == 0)
        return 0;
    const QFontMetrics metrics(font());
    int widest = 0;
    for (std::size_t policy = 0; policy < results.settings()->preemption.policies.size(); ++policy) {
        const ClassLoss all =
            results.course()->sumUntil({policy, results.settings()->grace}, results.course()->samples() - 1);
        widest = std::max(widest, metrics.horizontalAdvance(nodeHours(static_cast<double>(all.all()))));
    }
    return widest + CellMetrics(font()).ch;
}

/// Columns of the same run do not become narrower again.
void MomentSums::refreshWidth()
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    const int least = m_measured.lock() == sampled ? m_width : 0;
    m_measured = sampled;
    m_width = std::max(least, widthOfValues());
    m_table.setWidthBelow(m_width);
}

QFont MomentSums::fontOf(const Row& row) const
{
    QFont shown = font();
    shown.setBold(row.isStrong);
    return shown;
}

QStringList MomentSums::shownTexts(const Row& row) const
{
    const QFontMetrics metrics(fontOf(row));
    const int ch = CellMetrics(font()).ch;
    for (int policy = 0; policy < row.briefs.size(); ++policy)
        if (metrics.horizontalAdvance(row.values[policy])
            > m_table.columnWidth(MomentModel::FirstPolicy + policy) - ch)
            return row.briefs;
    return row.values;
}

int MomentSums::leftOf(int column) const
{
    return m_table.viewport()->mapTo(parentWidget(), QPoint()).x() - x()
        + m_table.columnViewportPosition(column);
}

QString MomentSums::seenText(const QString& text, int policy, const QFont& font) const
{
    const int column = MomentModel::FirstPolicy + policy;
    const int middle = leftOf(column) + m_table.columnWidth(column) / 2;
    const int half = (QFontMetrics(font).horizontalAdvance(text) + 1) / 2;
    return middle - half >= 0 && middle + half <= width() ? text : QStringLiteral("…");
}

void MomentSums::refresh()
{
    QStringList words;
    for (const Row& row : rows())
        words << QStringLiteral("%1: %2").arg(row.title, row.values.join(QStringLiteral(", ")));
    setAccessibleName(words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void MomentSums::paintEvent(QPaintEvent* /*event*/)
{
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    QPainter painter(this);
    painter.setPen(theme.color(Role::Border));
    painter.drawLine(rect().topLeft(), rect().topRight());
    int y = metrics.pad / 2;
    for (const Row& row : rows()) {
        const QRect title(0, y, leftOf(MomentModel::FirstPolicy) - metrics.pad, metrics.rowHeight);
        painter.setFont(font());
        painter.setPen(theme.color(row.isStrong ? Role::Text : Role::Text2));
        painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, row.title);
        const QStringList texts = shownTexts(row);
        painter.setFont(texts == row.values ? fontOf(row) : captionFont(fontOf(row)));
        painter.setPen(theme.color(Role::Text));
        for (int policy = 0; policy < texts.size(); ++policy) {
            const int column = MomentModel::FirstPolicy + policy;
            const QRect cell(leftOf(column), y, m_table.columnWidth(column), metrics.rowHeight);
            const QString text = seenText(texts[policy], policy, painter.font());
            const QRect room = text == texts[policy] ? cell.adjusted(-metrics.pad, 0, metrics.pad, 0)
                                                     : cell.intersected(rect());
            painter.drawText(room, Qt::AlignCenter, text);
        }
        y += metrics.rowHeight;
    }
}

} // namespace fairshare::gui
