// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/chart/plot.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

/// Columns, by the IDs of the chart's figures.
constexpr std::array<std::string_view, SurfaceModel::ColumnCount> Figures{
    "", "usage_efctv", "shares_norm", "f_without", "f_with", "priority_without", "priority_with"};

const PlotFigure* plotFigure(const Marks& marks, std::string_view id)
{
    const auto found = std::find_if(marks.figures.begin(), marks.figures.end(),
        [id](const PlotFigure& figure) { return figure.id == id; });
    return found == marks.figures.end() ? nullptr : &*found;
}

const PlotFigure* plotFigure(const Marks& marks, int column)
{
    return plotFigure(marks, Figures.at(static_cast<std::size_t>(column)));
}

bool isPriority(int column)
{
    return column == SurfaceModel::PriorityWithout || column == SurfaceModel::PriorityWith;
}

double realAt(const PlotFigure& figure, std::size_t item)
{
    return (*std::get<Reals>(figure.values))[item];
}

std::uint32_t countAt(const PlotFigure& figure, std::size_t item)
{
    return (*std::get<Counts>(figure.values))[item];
}

/// Returns the number of users with the same integer priority as this one.
std::uint32_t usersOn(const Marks& marks, int column, std::size_t item)
{
    const PlotFigure* users =
        plotFigure(marks, column == SurfaceModel::PriorityWithout ? "users_without" : "users_with");
    return users == nullptr ? 0 : countAt(*users, item);
}

} // namespace

SurfaceModel::SurfaceModel(QObject* parent)
    : UserListModel(parent)
{
    std::vector<TableColumn> columns{
        {.heading = tr("User"), .tip = tr("User on the surface. Click to sort.")},
        {.heading = tr("U"),
            .tip = tr("Effective usage under the chosen algorithm, 0 or more. Click to sort."),
            .exactHeading = tr("Usage U")},
        {.heading = tr("S"),
            .tip = tr("Normalized shares under the chosen algorithm, 0 to 1. Click to sort."),
            .exactHeading = tr("Share S")},
        {.heading = tr("F without"),
            .tip = tr("F = 2^(−U/S/damping), 0 to 1; higher is served first. Algorithms that do not use this "
                      "formula show their own factor. Click to sort."),
            .exactHeading = tr("F without interpolation")},
        {.heading = tr("F with"),
            .tip = tr("F = 2^(−U/S') with S' = 0.1 + 0.9 S, 0 to 1; higher is served first. Click to sort."),
            .exactHeading = tr("F with interpolation")},
        {.heading = tr("W·F"),
            .tip = tr("F without interpolation times PriorityWeightFairshare, truncated to a whole number of "
                      "at least 1. = marks values shared with another user. Click to sort."),
            .exactHeading = tr("Integer priority without interpolation")},
        {.heading = tr("with"),
            .tip = tr("F with interpolation times PriorityWeightFairshare, truncated to a whole number of at "
                      "least 1. = marks values shared with another user. Click to sort."),
            .exactHeading = tr("Integer priority with interpolation")},
    };
    for (int at = 0; at < ColumnCount; ++at) {
        TableColumn& column = columns[static_cast<std::size_t>(at)];
        column.tip = cardParagraph(column.tip);
        column.text = [this, at](int row) { return text(itemAt(row), at); };
        column.exact = [this, at](int row) { return exact(itemAt(row), at); };
        if (at == User)
            continue;
        column.alignment = Qt::AlignRight | Qt::AlignVCenter;
        column.firstOrder = Qt::DescendingOrder;
    }
    setColumns(std::move(columns));
}

void SurfaceModel::setPlot(std::shared_ptr<const Plot> plot)
{
    if (plot == m_plot)
        return;
    beginResetModel();
    m_plot = std::move(plot);
    m_dots = nullptr;
    if (m_plot && !m_plot->panels.empty())
        for (const Marks& marks : m_plot->panels.front().marks)
            if (marks.id == "associations")
                m_dots = &marks;
    m_items.resize(m_dots == nullptr ? 0 : m_dots->size());
    arrange();
    endResetModel();
}

void SurfaceModel::arrange()
{
    for (std::uint32_t item = 0; item < m_items.size(); ++item)
        m_items[item] = item;
    const bool up = m_order == Qt::AscendingOrder;
    const auto sorted = [&](const auto& keyOf) {
        std::stable_sort(m_items.begin(), m_items.end(),
            [&](std::uint32_t a, std::uint32_t b) { return up ? keyOf(a) < keyOf(b) : keyOf(b) < keyOf(a); });
    };
    const PlotFigure* figure = m_dots == nullptr ? nullptr : plotFigure(*m_dots, m_column);
    if (m_dots == nullptr)
        m_places.clear();
    else if (m_column == User)
        sorted([this](std::uint32_t item) { return m_plot->tree->name(m_dots->row(item)); });
    else if (figure != nullptr && isPriority(m_column))
        sorted([figure](std::uint32_t item) { return countAt(*figure, item); });
    else if (figure != nullptr)
        sorted([figure](std::uint32_t item) { return realAt(*figure, item); });
    m_places.assign(m_plot ? m_plot->tree->size() : 0, -1);
    for (std::size_t at = 0; at < m_items.size(); ++at)
        m_places[m_dots->row(m_items[at])] = static_cast<std::int32_t>(at);
}

NodeRow SurfaceModel::nodeAt(int row) const
{
    return m_dots->row(itemAt(row));
}

int SurfaceModel::placeOf(NodeRow node) const
{
    return node < m_places.size() ? m_places[node] : -1;
}

bool SurfaceModel::hasRowsOf(const Document& document) const
{
    return m_plot && !document.isEmpty()
        && m_plot->tree->columns().shape == document.scenario()->tree.columns().shape;
}

QString SurfaceModel::emptyText() const
{
    return m_plot ? shownName(m_plot->answer) : QString();
}

int SurfaceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QString SurfaceModel::nameEnd(std::size_t item) const
{
    const std::string_view end = shownEnd(m_plot->nameEnds, m_dots->row(item));
    return end.empty() ? QString() : QStringLiteral(" (%1)").arg(shownName(end));
}

QString SurfaceModel::text(std::size_t item, int column) const
{
    const NumberText shown;
    if (column == User)
        return shownName(m_plot->tree->name(m_dots->row(item))) + nameEnd(item);
    const PlotFigure* figure = plotFigure(*m_dots, column);
    if (figure == nullptr)
        return {};
    if (isPriority(column)) {
        // The mark has a fixed width, so digits stay aligned.
        const QString mark =
            usersOn(*m_dots, column, item) > 1 ? QStringLiteral("=") : QStringLiteral("\u2007");
        return shown.count(countAt(*figure, item)) + QLatin1Char(' ') + mark;
    }
    const double value = realAt(*figure, item);
    return column == Without || column == With ? shown.factor(value) : shown.fraction(value);
}

QString SurfaceModel::exact(std::size_t item, int column) const
{
    if (column == User)
        return text(item, column);
    const PlotFigure* figure = plotFigure(*m_dots, column);
    return figure == nullptr ? QString() : QString::fromStdString(exactText(*figure, *m_dots, item));
}

QString SurfaceModel::card(std::size_t item, int column) const
{
    const PlotCard card =
        cardOf(*m_plot, {0, static_cast<std::size_t>(m_dots - m_plot->panels[0].marks.data()), item});
    QString lines = cardParagraph(shownName(card.title));
    if (column == User)
        return lines;
    lines += cardParagraph(
        tr("%1: %2").arg(headerData(column, Qt::Horizontal, ExactRole).toString(), exact(item, column)));
    if (isPriority(column) && usersOn(*m_dots, column, item) > 1)
        lines +=
            cardParagraph(tr("Shared by %1 users").arg(NumberText().count(usersOn(*m_dots, column, item))));
    return lines;
}

QVariant SurfaceModel::cellData(int row, int column, int role) const
{
    const std::size_t item = itemAt(row);
    switch (role) {
    case SharedRole:
        return isPriority(column) && usersOn(*m_dots, column, item) > 1;
    case NameEndRole:
        return column == User ? nameEnd(item) : QString();
    case Qt::ToolTipRole:
        return card(item, column);
    default:
        return {};
    }
}

void SurfaceModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || (column == m_column && order == m_order))
        return;
    m_column = column;
    m_order = order;
    beginResetModel();
    arrange();
    endResetModel();
}

} // namespace fairshare::gui
