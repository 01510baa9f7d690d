// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_html_parts.h"

#include "widgets/report/report_blocks.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/theme.h"

#include <QRegularExpression>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// Of the drawing of a bar, which is scaled to its cell.
constexpr double Width = 320;
constexpr double Height = 16;
constexpr double BarHeight = 10;
constexpr double LabelRoom = 44; ///< at either end
constexpr double HeadRoom = 96;
constexpr double LabelGap = 5;
constexpr double Baseline = 12;

QString name(Role role)
{
    return Theme{}.color(role).name();
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString text(double x, bool right, Role role, const QString& words)
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\">%5</text>")
        .arg(number(x), number(Baseline), right ? QStringLiteral("start") : QStringLiteral("end"), name(role),
            words.toHtmlEscaped());
}

QString drawing(const QString& content)
{
    return QStringLiteral("<svg class=\"bar\" viewBox=\"0 0 %1 %2\">%3</svg>")
        .arg(number(Width), number(Height), content);
}

} // namespace

QString escaped(const std::string& text)
{
    return shownName(text).toHtmlEscaped();
}

QString reportStyleSheet()
{
    return QStringLiteral(R"(:root { color-scheme: light; }
body { color: %1; background: %2; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  font: 1rem/1.45 "Noto Sans", "DejaVu Sans", sans-serif; }
header { border-bottom: 0.125rem solid %3; margin-bottom: 1.5rem; padding-bottom: 0.5rem;
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; }
h1 { font-size: 1.8rem; margin: 0; flex-basis: 100%; }
h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; break-after: avoid; }
p { margin: 0.5rem 0; }
.subtitle { font-size: 1.15rem; margin: 0.2rem 0; }
.place, figcaption, footer, .comment, .aside, th { color: %3; }
.place, figcaption, footer { font-size: 0.85rem; }
figure { margin: 1rem 0; break-inside: avoid; }
figcaption { margin-top: 0.4rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums;
  border-top: 0.125rem solid %3; border-bottom: 0.125rem solid %3; }
th { font-weight: normal; text-align: left; border-bottom: 0.0625rem solid %3; }
td, th { padding: 0.15rem 0.6rem; vertical-align: top; overflow-wrap: anywhere; }
td:first-child, th:first-child { padding-left: 0; }
td:last-child, th:last-child { padding-right: 0; }
.picture, .picture th { border: 0; font-size: 0.85rem; }
.picture td, .picture th { padding-top: 0; padding-bottom: 0; vertical-align: middle; }
.right { text-align: right; }
.move { width: 50%; min-width: 9rem; }
.bar { display: block; width: 100%; font-size: 12px; overflow: visible; }
.drawing { display: block; width: 100%; height: auto; }
pre { font: 0.8rem/1.5 "DejaVu Sans Mono", monospace; }
pre { background: %4; padding: 0.6rem 0.8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.signatures { display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 4rem; break-inside: avoid; }
.signatures p { flex: 1 1 14rem; border-top: 0.125rem solid %3; font-size: 0.85rem; color: %3; }
footer { margin-top: 3rem; border-top: 0.0625rem solid %5; }
footer p { margin: 0.2rem 0; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } }
)")
        .arg(name(Role::Text), name(Role::Base), name(Role::Text2), name(Role::Window), name(Role::Border));
}

QString inlineSvg(const QByteArray& svg, int number, const QString& description)
{
    QString picture = QString::fromUtf8(svg.mid(svg.indexOf("<svg")));
    const qsizetype head = picture.indexOf(QLatin1Char('>'));
    QString root = picture.left(head);
    root.remove(QRegularExpression(QStringLiteral("\\s(width|height|version|baseProfile)=\"[^\"]*\"")));
    const QString prefix = QStringLiteral("p%1-").arg(number);
    picture = root
        + QStringLiteral(" class=\"drawing\" role=\"img\" aria-label=\"%1\"").arg(description.toHtmlEscaped())
        + picture.mid(head);
    // Whoever reads it has other fonts: those of the page.
    picture.remove(QRegularExpression(QStringLiteral("\\sfont-family=\"[^\"]*\"")));
    picture.replace(QRegularExpression(QStringLiteral("\\bid=\"")), QStringLiteral("id=\"") + prefix);
    picture.replace(QStringLiteral("url(#"), QStringLiteral("url(#") + prefix);
    picture.replace(QStringLiteral("href=\"#"), QStringLiteral("href=\"#") + prefix);
    picture.remove(QRegularExpression(QStringLiteral("<(title|desc)>[^<]*</\\1>\\s*")));
    return picture.trimmed();
}

MoveBars::MoveBars(const ReviewTable& table)
{
    std::int32_t most = 0;
    std::int32_t least = 0;
    for (const ReviewRow& row : table.rows) {
        most = std::max(most, row.move);
        least = std::min(least, row.move);
    }
    const double widest = std::max({1.0, static_cast<double>(most), -static_cast<double>(least)});
    m_scale = (Width - 2 * HeadRoom) / 2 / widest;
    const double all = static_cast<double>(most) - static_cast<double>(least);
    if (all > 0)
        m_scale = std::min((Width - 2 * LabelRoom) / all, 2 * m_scale);
    m_middle = std::clamp(LabelRoom - least * m_scale, HeadRoom, Width - HeadRoom);
    m_scale = std::min(m_scale,
        std::min((m_middle - LabelRoom) / std::max(1.0, -static_cast<double>(least)),
            (Width - m_middle - LabelRoom) / std::max(1.0, static_cast<double>(most))));
}

QString MoveBars::head(const ReviewColumn& column) const
{
    return drawing(text(m_middle - LabelGap, false, Role::Loss, shownName(column.title))
        + text(m_middle + LabelGap, true, Role::Gain, shownName(column.gainTitle)));
}

QString MoveBars::bar(std::int32_t move) const
{
    const double end = m_middle + move * m_scale;
    // The line reaches from row to row.
    QString content =
        QStringLiteral("<path d=\"M%1 %2V%3\" stroke=\"%4\"/>")
            .arg(number(m_middle), number(-Height / 2), number(Height * 3 / 2), name(Role::Text2));
    if (move != 0) {
        const Role role = move > 0 ? Role::Gain : Role::Loss;
        content += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" fill=\"%5\"/>")
                       .arg(number(std::min(m_middle, end)), number((Height - BarHeight) / 2),
                           number(std::abs(end - m_middle)), number(BarHeight), name(role))
            + text(end + (move > 0 ? LabelGap : -LabelGap), move > 0, role, moveText(move));
    }
    return drawing(content);
}

} // namespace fairshare::gui
