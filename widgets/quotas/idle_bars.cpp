// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/idle_bars.h"

#include "widgets/quotas/quota_model.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/theme.h"

#include "core/quota/uncounted.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int Lines = 6; ///< lines: heading, four bars and the axis

} // namespace

QString IdleBars::Bar::words() const
{
    return tr("%1 of %2 idle").arg(quotaAmountText(wasted), quotaAmountText(idle));
}

IdleBars::IdleBars(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("idleBars"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize IdleBars::sizeHint() const
{
    const CellMetrics metrics(font());
    const int lines = leavesOutAutoregroup() ? Lines + 1 : Lines;
    return {metrics.ch * 34, lines * metrics.rowHeight + metrics.pad};
}

std::vector<IdleBars::Bar> IdleBars::bars() const
{
    std::vector<Bar> list;
    if (!m_study)
        return list;
    for (const char* id : {"none", "declared", "balanced", "everywhere"}) {
        const bool slides =
            m_study->chosen().policy->id == "balanced_slides" && id == std::string_view("balanced");
        const QuotaOutcome& outcome = m_study->outcome(slides ? "balanced_slides" : id);
        list.push_back({coreText(outcome.policy->title), outcome.idleWhileSomebodyWaits(), outcome.idle,
            &outcome == &m_study->chosen()});
    }
    return list;
}

void IdleBars::setStudy(const QuotaResults::StudyPtr& study)
{
    m_study = study;
    QStringList words{tr("Cores idle while jobs are pending")};
    for (const Bar& bar : bars())
        words << QStringLiteral("%1: %2").arg(bar.title, bar.words());
    QString leftOut;
    if (leavesOutAutoregroup())
        leftOut = shownName(uncountedAutoregroup(study->quotas(), study->tree()));
    setAccessibleName(words.join(QStringLiteral(", ")));
    setAccessibleDescription(leftOut);
    setToolTip(leftOut.toHtmlEscaped());
    updateGeometry();
    update();
}

void IdleBars::paintBar(QPainter& painter, const QRect& track, const Bar& bar, double pool) const
{
    const Theme theme = themeOf(palette());
    const auto fill = [&](double amount, Role role) {
        const double part = std::clamp(amount / pool, 0.0, 1.0);
        painter.fillRect(QRect(track.topLeft(),
                             QSize(static_cast<int>(std::lround(part * track.width())), track.height())),
            theme.color(role));
    };
    fill(bar.idle, Role::Grid);
    fill(bar.wasted, bar.isChosen ? Role::Idle : Role::Border);
    painter.drawRect(track.adjusted(0, 0, -1, -1));
}

void IdleBars::paintEvent(QPaintEvent* /*event*/)
{
    const std::vector<Bar> list = bars();
    if (list.empty())
        return;
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    QPainter painter(this);
    painter.setPen(theme.color(Role::Border));
    painter.drawLine(rect().topLeft(), rect().topRight());
    painter.setFont(captionFont(font()));
    const QFontMetrics words = painter.fontMetrics();
    int titles = 0;
    int numbers = 0;
    for (const Bar& bar : list) {
        titles = std::max(titles, words.horizontalAdvance(bar.title));
        numbers = std::max(numbers, fontMetrics().horizontalAdvance(bar.words()));
    }
    numbers += metrics.pad;
    const double pool = std::max(m_study->quotas().poolSize, 1.0);
    const int left = 2 * metrics.pad + titles + metrics.pad;
    const int room = std::max(1, width() - left - numbers - 2 * metrics.pad);
    int top = metrics.pad / 2;
    const auto place = [&](int x, int w) { return QRect(x, top, w, metrics.rowHeight); };
    painter.setPen(theme.color(Role::Text2));
    painter.drawText(place(2 * metrics.pad, width()), Qt::AlignLeft | Qt::AlignVCenter,
        tr("Cores idle while jobs are pending"));
    for (const Bar& bar : list) {
        top += metrics.rowHeight;
        painter.setFont(captionFont(font()));
        painter.setPen(theme.color(bar.isChosen ? Role::Text : Role::Text2));
        painter.drawText(place(2 * metrics.pad, titles), Qt::AlignRight | Qt::AlignVCenter, bar.title);
        const int rim = metrics.rowHeight / 4;
        paintBar(painter, place(left, room).adjusted(0, rim, 0, -rim), bar, pool);
        painter.setFont(font());
        painter.drawText(
            place(left + room, numbers + metrics.pad), Qt::AlignRight | Qt::AlignVCenter, bar.words());
    }
    top += metrics.rowHeight;
    painter.setFont(captionFont(font()));
    painter.setPen(theme.color(Role::Text2));
    const QString zero = QStringLiteral("0");
    const QString end = tr("pool %1").arg(quotaAmountText(pool));
    const QFontMetrics scale = painter.fontMetrics();
    if (scale.horizontalAdvance(zero) + metrics.pad + scale.horizontalAdvance(end) <= room)
        painter.drawText(place(left, room), Qt::AlignLeft | Qt::AlignTop, zero);
    painter.drawText(
        place(left, room), static_cast<int>(Qt::AlignRight | Qt::AlignTop) | Qt::TextDontClip, end);
    if (!leavesOutAutoregroup())
        return;
    top += metrics.rowHeight;
    painter.drawText(
        place(2 * metrics.pad, width()), Qt::AlignLeft | Qt::AlignVCenter, tr("Autoregroup not counted"));
}

} // namespace fairshare::gui
