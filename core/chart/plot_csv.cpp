// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot_csv.h"

#include "core/base/csv_cell.h"
#include "core/base/numbers.h"
#include "core/chart/plot.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace fairshare {
namespace {

std::vector<std::string> figureIds(const Plot& plot)
{
    std::vector<std::string> ids;
    for (const PlotPanel& panel : plot.panels)
        for (const Marks& marks : panel.marks)
            for (const PlotFigure& figure : marks.figures)
                if (std::find(ids.begin(), ids.end(), figure.id) == ids.end())
                    ids.push_back(figure.id);
    return ids;
}

bool hasHeights(const Plot& plot)
{
    return std::any_of(
        plot.panels.begin(), plot.panels.end(), [](const PlotPanel& panel) { return panel.z.has_value(); });
}

std::string number(std::span<const double> values, std::size_t at)
{
    return at < values.size() && !std::isnan(values[at]) ? shortest(values[at]) : std::string();
}

class Writer {
public:
    explicit Writer(const Plot& plot)
        : m_plot(plot)
        , m_figures(figureIds(plot))
        , m_hasHeights(hasHeights(plot))
    {
        m_text = m_hasHeights ? "panel,marks,path,label,x,y,z,x2,y2,value"
                              : "panel,marks,path,label,x,y,x2,y2,value";
        for (const std::string& id : m_figures)
            m_text += ',' + csvCell(id);
        m_text += '\n';
    }

    std::string write() &&
    {
        for (std::size_t panel = 0; panel < m_plot.panels.size(); ++panel) {
            writeGrid(panel);
            for (std::size_t marks = 0; marks < m_plot.panels[panel].marks.size(); ++marks)
                write(panel, marks);
        }
        return std::move(m_text);
    }

private:
    std::string startOf(std::size_t panelAt, const std::string& id) const
    {
        const PlotPanel& panel = m_plot.panels[panelAt];
        const std::string& title = panel.englishTitle.empty() ? panel.title : panel.englishTitle;
        return csvCell(title.empty() ? fmt::to_string(panelAt + 1) : title) + ',' + csvCell(id);
    }

    void writeGrid(std::size_t panelAt)
    {
        const PlotPanel& panel = m_plot.panels[panelAt];
        if (!panel.grid || !panel.grid->values)
            return;
        const PlotGrid& grid = *panel.grid;
        const std::string start = startOf(panelAt, grid.id) + ",,";
        const std::string figures(m_figures.size(), ',');
        for (std::size_t row = 0; row < grid.rows; ++row)
            for (std::size_t column = 0; column < grid.columns; ++column) {
                const std::string value = number(*grid.values, row * grid.columns + column);
                const std::string height = heightCell(panel.z ? value : std::string());
                m_text += fmt::format("{},{},{}{},,,{}{}\n", start, shortest(grid.x(column, panel.x.scale)),
                    shortest(grid.y(row, panel.y.scale)), height, value, figures);
            }
    }

    /// Returns the cell with a leading comma; "" if no panel of the plot has heights.
    std::string heightCell(const std::string& height) const
    {
        return m_hasHeights ? ',' + height : std::string();
    }

    void write(std::size_t panelAt, std::size_t marksAt)
    {
        const PlotPanel& panel = m_plot.panels[panelAt];
        const Marks& marks = panel.marks[marksAt];
        const std::string start = startOf(panelAt, marks.id);
        for (std::size_t item = 0; item < marks.size(); ++item) {
            const std::size_t first = marks.kind == MarkKind::Lines ? marks.starts[item] : item;
            const std::size_t end = marks.kind == MarkKind::Lines ? marks.starts[item + 1] : item + 1;
            const NodeRow row = marks.row(item);
            const std::string who = csvCell(row == NoRow ? std::string() : shownPath(*m_plot.tree, row)) + ','
                + csvCell(englishLabelOf(m_plot, {panelAt, marksAt, item}));
            const std::string what = figures(marks, item);
            for (std::size_t at = first; at < end; ++at)
                m_text += fmt::format("{},{},{},{},{},{},{}{}\n", start, who, number(marks.x, at),
                    number(marks.y, at) + heightCell(number(marks.z, at)), number(marks.x2, at),
                    number(marks.y2, at), number(marks.values, item), what);
        }
    }

    std::string figures(const Marks& marks, std::size_t item) const
    {
        std::string cells;
        for (const std::string& id : m_figures) {
            const auto figure = std::find_if(marks.figures.begin(), marks.figures.end(),
                [&id](const PlotFigure& candidate) { return candidate.id == id; });
            cells += ',';
            if (figure != marks.figures.end())
                cells += exactText(*figure, marks, item);
        }
        return cells;
    }

    const Plot& m_plot;
    std::vector<std::string> m_figures;
    bool m_hasHeights;
    std::string m_text;
};

} // namespace

std::string plotCsv(const Plot& plot)
{
    return Writer(plot).write();
}

} // namespace fairshare
