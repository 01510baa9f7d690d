// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/moment_sums.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/models/moment_model.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"
#include "widgets/views/film_scene.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int Rows = 4;

QString count(std::int64_t number)
{
    return NumberText().count(static_cast<std::uint64_t>(std::max<std::int64_t>(0, number)));
}

} // namespace

MomentSums::MomentSums(FilmLook& look, QTableView& table, QWidget* parent)
    : QWidget(parent)
    , m_look(look)
    , m_table(table)
{
    setObjectName(QStringLiteral("momentSums"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&look, &FilmLook::momentChanged, this, &MomentSums::refresh);
    connect(&look.results(), &SimulationResults::courseChanged, this, &MomentSums::refresh);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, qOverload<>(&QWidget::update));
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

QSize MomentSums::sizeHint() const
{
    const CellMetrics metrics(font());
    return {20 * metrics.ch, Rows * metrics.rowHeight + metrics.pad};
}

std::vector<MomentSums::Row> MomentSums::rows() const
{
    std::vector<Row> list{{tr("taken"), {}}, {tr("jobs killed"), {}}, {tr("node-h lost now"), {}, true},
        {tr("sum over samples"), {}}};
    const FilmMoment* moment = m_look.moment();
    if (moment == nullptr)
        return list;
    const SimulationResults& results = m_look.results();
    const std::size_t grace = results.settings()->grace;
    for (std::size_t policy = 0; policy < moment->policies.size(); ++policy) {
        const FilmPolicy& shown = moment->policies[policy];
        const LostWork& lost = shown.lost[grace];
        list[0].values << count(shown.taken);
        list[1].values << count(lost.jobs);
        list[2].values << nodeHours(static_cast<double>(lost.ofOthers + lost.ofClasses));
        constexpr double SecondsPerHour = 3600;
        const auto sum = [&] {
            const std::int64_t all = results.course()->sumUntil({policy, grace}, moment->sample).all();
            return NumberText().real(static_cast<double>(all) / SecondsPerHour, 0);
        };
        list[3].values << (results.isCourseCurrent() ? sum() : QStringLiteral("…"));
    }
    return list;
}

void MomentSums::refresh()
{
    QStringList words;
    for (const Row& row : rows())
        words << QStringLiteral("%1: %2").arg(row.title, row.values.join(QStringLiteral(", ")));
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void MomentSums::paintEvent(QPaintEvent* /*event*/)
{
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    QPainter painter(this);
    painter.setPen(theme.color(Role::Border));
    painter.drawLine(rect().topLeft(), rect().topRight());
    const int offset = m_table.viewport()->mapTo(parentWidget(), QPoint()).x() - x();
    const auto left = [&](int column) { return offset + m_table.columnViewportPosition(column); };
    int y = metrics.pad / 2;
    for (const Row& row : rows()) {
        QFont shown = font();
        shown.setBold(row.isStrong);
        const QRect title(0, y, left(MomentModel::FirstPolicy) - metrics.pad, metrics.rowHeight);
        painter.setFont(font());
        painter.setPen(theme.color(row.isStrong ? Role::Text : Role::Text2));
        painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, row.title);
        for (int policy = 0; policy < row.values.size(); ++policy) {
            const int column = MomentModel::FirstPolicy + policy;
            const QRect cell(left(column), y, m_table.columnWidth(column), metrics.rowHeight);
            // A sum may be wider than its column.
            QFont fitted = shown;
            if (QFontMetrics(fitted).horizontalAdvance(row.values[policy]) > cell.width())
                fitted = captionFont(shown);
            painter.setFont(fitted);
            painter.setPen(theme.color(Role::Text));
            painter.drawText(
                cell.adjusted(-metrics.pad, 0, metrics.pad, 0), Qt::AlignCenter, row.values[policy]);
        }
        y += metrics.rowHeight;
    }
}

} // namespace fairshare::gui
