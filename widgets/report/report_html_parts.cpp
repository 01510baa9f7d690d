// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_html_parts.h"

#include "widgets/report/report_blocks.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/theme.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

/// Size of the drawing of a bar, which is scaled to its cell.
constexpr double Width = 320;
constexpr double Height = 16;
constexpr double BarHeight = 10;
constexpr double LabelRoom = 44; ///< on each end
constexpr double HeadRoom = 96;
constexpr double LabelGap = 5;
constexpr double Baseline = 12;

/// A color of the page and its name in style sheets.
struct NamedColor {
    const char* name;
    Role role;
};

constexpr std::array<NamedColor, 7> PageColors{NamedColor{"text", Role::Text},
    NamedColor{"text2", Role::Text2}, NamedColor{"base", Role::Base}, NamedColor{"window", Role::Window},
    NamedColor{"border", Role::Border}, NamedColor{"gain", Role::Gain}, NamedColor{"loss", Role::Loss}};

QString colorsOf(const Theme& theme)
{
    QString text;
    for (const NamedColor& color : PageColors)
        text += QStringLiteral(" --%1: %2;").arg(QLatin1String(color.name), theme.color(color.role).name());
    return text;
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString text(double x, bool gain, const QString& words)
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\" class=\"%3\">%4</text>")
        .arg(number(x), number(Baseline), gain ? QStringLiteral("gain") : QStringLiteral("loss"),
            words.toHtmlEscaped());
}

/// @param words description for screen readers
QString drawing(const QString& content, const QString& words)
{
    return QStringLiteral("<svg class=\"bar\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\">%4</svg>")
        .arg(words.toHtmlEscaped(), number(Width), number(Height), content);
}

/// Removes redundant output of QSvgGenerator from a picture: groups in which nothing was drawn between two
/// pen changes, and default values. Texts set their own fonts and opacities.
QString withoutDefaults(QString svg)
{
    static const QRegularExpression group(QStringLiteral("<g [^>]*>"));
    static const QRegularExpression idle(
        QStringLiteral("\\s+(font-(size|weight|style)=\"[^\"]*\"|(fill|stroke)-opacity=\"1\"|transform="
                       "\"matrix\\(1,0,0,1,0,0\\)\")"));
    static const QRegularExpression empty(QStringLiteral("<g [^>]*>\\s*</g>\\s*"));
    svg.remove(empty);
    svg.remove(QStringLiteral(" vector-effect=\"none\""));
    QString result;
    qsizetype at = 0;
    for (auto match = group.globalMatch(svg); match.hasNext();) {
        const auto found = match.next();
        result += QStringView(svg).mid(at, found.capturedStart() - at);
        result += found.captured().remove(idle);
        at = found.capturedEnd();
    }
    return result + svg.mid(at);
}

/// Opens a list whose first item has this number; 0 = not numbered.
QString listStart(std::uint32_t number)
{
    if (number == 0)
        return QStringLiteral("<ul>");
    return number == 1 ? QStringLiteral("<ol>") : QStringLiteral("<ol start=\"%1\">").arg(number);
}

/// What does not depend on the theme.
constexpr const char* LayoutRules = R"(body { color: var(--text); background: var(--base); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; font: 1rem/1.45 "Noto Sans", "DejaVu Sans", sans-serif;
  overflow-wrap: anywhere; }
header { border-bottom: 0.125rem solid var(--text2); margin-bottom: 1.5rem; padding-bottom: 0.5rem;
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; }
h1 { font-size: 1.8rem; margin: 0; flex-basis: 100%; }
h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; break-after: avoid; }
h3 { font-size: 1rem; margin: 1.2rem 0 0.4rem; break-after: avoid; }
li { margin: 0.2rem 0; }
p { margin: 0.5rem 0; }
nav ol { list-style: none; margin: 0; padding: 0; columns: 16rem 2; font-size: 0.92rem; }
a { color: inherit; }
blockquote { margin: 0.5rem 0 0.5rem 1rem; color: var(--text2); }
code { font: 0.85em "DejaVu Sans Mono", monospace; }
nav .number { display: inline-block; min-width: 1.6em; }
.subtitle { font-size: 1.15rem; margin: 0.2rem 0; }
.place, figcaption, footer, .comment, .aside, th { color: var(--text2); }
.place, figcaption, footer { font-size: 0.85rem; }
figure { margin: 1rem 0; }
figcaption { margin-top: 0.4rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums;
  border-top: 0.125rem solid var(--text2); border-bottom: 0.125rem solid var(--text2); }
th { font-weight: normal; text-align: left; border-bottom: 0.0625rem solid var(--text2); }
td, th { padding: 0.15rem 0.6rem; vertical-align: top; min-width: 5.5rem; }
td:first-child, th:first-child { padding-left: 0; min-width: 8.5rem; }
td:last-child, th:last-child { padding-right: 0; }
.pairs td:first-child { min-width: 0; white-space: nowrap; }
.picture, .picture td, .picture th { border: 0; font-size: 0.85rem; }
.picture td, .picture th { padding-top: 0; padding-bottom: 0; vertical-align: middle; }
.right { text-align: right; }
.figures { min-width: 0; overflow-wrap: break-word; }
.move { width: 45%; min-width: 14rem; }
.bar { display: block; width: 100%; font-size: 12px; overflow: visible; }
.bar path { stroke: var(--text2); }
.bar .gain { fill: var(--gain); }
.bar .loss { fill: var(--loss); }
text.loss { text-anchor: end; }
.drawing { display: block; width: 100%; min-width: 34rem; height: auto; background: var(--card); }
pre { font: 0.8rem/1.5 "DejaVu Sans Mono", monospace; }
pre { background: var(--window); padding: 0.6rem 0.8rem; white-space: pre-wrap; }
.signatures { display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 4rem; break-inside: avoid; }
.signatures p { flex: 1 1 14rem; border-top: 0.125rem solid var(--text2); font-size: 0.85rem;
  color: var(--text2); }
footer { margin-top: 3rem; border-top: 0.0625rem solid var(--border); }
footer p { margin: 0.2rem 0; }
@media screen and (max-width: 40rem) {
  body { margin: 1rem auto; }
  td, th { padding-left: 0.25rem; padding-right: 0.25rem; min-width: 3.2rem; }
  td:first-child, th:first-child { min-width: 5.5rem; }
  table { font-size: 0.85rem; }
  .move { min-width: 8rem; }
  .bar { font-size: 20px; }
  thead .bar { font-size: 17px; }
  .picture .aside:not(.figures) { display: none; }
}
@page { margin: 18mm 20mm; }
@media print {
  :root { color-scheme: light; font-size: 10pt; }
  body { margin: 0; padding: 0; max-width: none; }
  nav { display: none; }
  .wide { overflow: visible; }
  .drawing, .pairs, tr { break-inside: avoid; }
  .drawing { min-width: 0; }
  figcaption { break-before: avoid; }
}
)";

} // namespace

QString escaped(const std::string& text)
{
    return shownName(text).toHtmlEscaped();
}

QString escapedProse(const std::string& text)
{
    return shownProse(text).toHtmlEscaped();
}

QString styledHtml(const std::vector<ReviewSpan>& spans)
{
    QString html;
    for (const ReviewSpan& span : spans) {
        QString part = span.isCode ? escaped(span.text) : escapedProse(span.text);
        if (span.isCode)
            part = QStringLiteral("<code>") + part + QStringLiteral("</code>");
        if (span.isItalic)
            part = QStringLiteral("<em>") + part + QStringLiteral("</em>");
        if (span.isBold)
            part = QStringLiteral("<strong>") + part + QStringLiteral("</strong>");
        if (!span.link.empty())
            part = QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(span.link), part);
        html += part;
    }
    return html;
}

QString listHtml(const ReviewList& list)
{
    QString html;
    QList<bool> open; // whether each list around the item is numbered
    const auto close = [&html, &open] {
        html += open.takeLast() ? QStringLiteral("</li></ol>") : QStringLiteral("</li></ul>");
    };
    for (const ReviewListItem& item : list.items) {
        const auto depth = static_cast<qsizetype>(item.depth) + 1;
        const bool isNumbered = item.number != 0;
        while (open.size() > depth)
            close();
        if (item.isContinued) {
            html += QStringLiteral("\n<p>") + styledHtml(item.spans) + QStringLiteral("</p>");
            continue;
        }
        if (open.size() == depth && open.last() != isNumbered)
            close();
        if (open.size() == depth) {
            html += QStringLiteral("</li>");
        } else {
            open.append(isNumbered);
            html += listStart(item.number);
        }
        html += QStringLiteral("\n<li>") + styledHtml(item.spans);
    }
    while (!open.isEmpty())
        close();
    return html + QLatin1Char('\n');
}

QString reportStyleSheet()
{
    const Theme light{};
    const QString screen =
        QStringLiteral("@media screen and (prefers-color-scheme: dark) {\n  :root {%1 }\n}\n")
            .arg(colorsOf(Theme{.dark = true}));
    return QStringLiteral(":root { color-scheme: light dark; --card: %1;%2 }\n")
               .arg(light.color(Role::Base).name(), colorsOf(light))
        + screen + QLatin1String(LayoutRules);
}

QString inlineSvg(const QByteArray& svg, int number, const QString& description)
{
    static const QRegularExpression ownSize(
        QStringLiteral("\\s(width|height|version|baseProfile)=\"[^\"]*\""));
    static const QRegularExpression font(QStringLiteral("\\sfont-family=\"[^\"]*\""));
    static const QRegularExpression id(QStringLiteral("\\bid=\""));
    static const QRegularExpression titles(QStringLiteral("<(title|desc)>[^<]*</\\1>\\s*"));
    QString picture = QString::fromUtf8(svg.mid(svg.indexOf("<svg")));
    const qsizetype head = picture.indexOf(QLatin1Char('>'));
    QString root = picture.left(head);
    root.remove(ownSize);
    const QString prefix = QStringLiteral("p%1-").arg(number);
    picture = root
        + QStringLiteral(" class=\"drawing\" role=\"img\" aria-label=\"%1\"").arg(description.toHtmlEscaped())
        + picture.mid(head);
    // The reader may not have these fonts, so use those of the page.
    picture.remove(font);
    picture.replace(id, QStringLiteral("id=\"") + prefix);
    picture.replace(QStringLiteral("url(#"), QStringLiteral("url(#") + prefix);
    picture.replace(QStringLiteral("href=\"#"), QStringLiteral("href=\"#") + prefix);
    picture.remove(titles);
    picture = withoutDefaults(picture);
    // Smooth, like the original images.
    picture.replace(QStringLiteral("image-rendering=\"optimizeSpeed\""),
        QStringLiteral("image-rendering=\"optimizeQuality\""));
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
    m_scale = std::min({m_scale, (m_middle - LabelRoom) / std::max(1.0, -static_cast<double>(least)),
        (Width - m_middle - LabelRoom) / std::max(1.0, static_cast<double>(most))});
}

QString MoveBars::head(const ReviewColumn& column) const
{
    const QString loss = shownName(column.title);
    const QString gain = shownName(column.gainTitle);
    return drawing(text(m_middle - LabelGap, false, loss) + text(m_middle + LabelGap, true, gain),
        loss + QStringLiteral(", ") + gain);
}

QString MoveBars::bar(std::int32_t move) const
{
    const double end = m_middle + move * m_scale;
    // The line continues from row to row.
    QString content = QStringLiteral("<path d=\"M%1 %2V%3\"/>")
                          .arg(number(m_middle), number(-Height / 2), number(Height * 3 / 2));
    if (move != 0)
        content += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" class=\"%5\"/>")
                       .arg(number(std::min(m_middle, end)), number((Height - BarHeight) / 2),
                           number(std::abs(end - m_middle)), number(BarHeight),
                           move > 0 ? QStringLiteral("gain") : QStringLiteral("loss"))
            + text(end + (move > 0 ? LabelGap : -LabelGap), move > 0, moveText(move));
    return drawing(content, moveText(move));
}

} // namespace fairshare::gui
