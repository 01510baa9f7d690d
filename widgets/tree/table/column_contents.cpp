// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/column_contents.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::size_t MeasuredNames = 16; ///< number of the longest names that are measured
constexpr double LargestFixed = 1e15 * 3600; ///< TRES-s; larger usage is shown with a short exponent

/// Assumes that all digits have the same width; a text with more characters may have narrow ones.
int figureWidth(const QFontMetrics& metrics, QString text)
{
    for (QChar& character : text) {
        if (character.isDigit())
            character = QLatin1Char('0');
    }
    return metrics.horizontalAdvance(text);
}

/// The figures of a column with the longest texts.
struct Extremes {
    double smallest = std::numeric_limits<double>::infinity(); ///< except 0
    double largest = 0;
    bool nan = false;
    bool outside = false; ///< outside 0 to 1
};

Extremes extremesOf(std::span<const double> values)
{
    Extremes extremes;
    for (const double value : values) {
        if (isUndefined(value))
            continue;
        extremes.nan = extremes.nan || std::isnan(value);
        extremes.outside = extremes.outside || value < 0 || value > 1;
        if (!std::isfinite(value))
            continue;
        extremes.largest = std::max(extremes.largest, value);
        if (value > 0)
            extremes.smallest = std::min(extremes.smallest, value);
    }
    return extremes;
}

/// Measures the columns of one tree in one font.
class Measure {
public:
    Measure(const QFont& font, const ShareTreeModel& model)
        : m_font(font)
        , m_metrics(font)
        , m_tree(model.document().scenario()->tree)
        , m_evaluation(model.results().current())
    {
    }

    int width(const TreeColumn& column) const
    {
        switch (column.kind) {
        case ColumnKind::Name:
            return names();
        case ColumnKind::Shares:
            return shares();
        case ColumnKind::Usage:
            return usage();
        case ColumnKind::ShareFraction:
        case ColumnKind::UsageFraction:
        case ColumnKind::Detail:
            return figures(column);
        case ColumnKind::Factor:
            return column.hasLevelFs ? levelFs(column) : 0;
        case ColumnKind::Limit:
            return limits(column);
        default:
            return 0;
        }
    }

private:
    int names() const
    {
        const CellMetrics cell(m_font);
        const auto estimate = [this, &cell](NodeRow row) {
            const auto indentation =
                static_cast<std::size_t>(cell.nameWidth(static_cast<int>(m_tree.depth(row)), 0));
            const std::size_t letters = m_tree.name(row).size() + m_tree.partition(row).size();
            return indentation + letters * static_cast<std::size_t>(cell.ch);
        };
        std::vector<std::pair<std::size_t, NodeRow>> longest;
        for (NodeRow row = 0; row < m_tree.size(); ++row) {
            const std::size_t length = estimate(row);
            if (longest.size() == MeasuredNames && length <= longest.front().first)
                continue;
            longest.emplace_back(length, row);
            std::push_heap(longest.begin(), longest.end(), std::greater());
            if (longest.size() > MeasuredNames) {
                std::pop_heap(longest.begin(), longest.end(), std::greater());
                longest.pop_back();
            }
        }
        int width = 0;
        for (const auto& [length, row] : longest)
            width = std::max(width, nameWidth(cell, row));
        return width;
    }

    int nameWidth(const CellMetrics& cell, NodeRow row) const;

    int shares() const
    {
        std::uint32_t most = 0;
        bool parents = false;
        for (const std::uint32_t value : m_tree.shares()) {
            parents = parents || value == ParentShares;
            most = value == ParentShares ? most : std::max(most, value);
        }
        QFont italic = m_font;
        italic.setItalic(true);
        const int parent =
            parents ? QFontMetrics(italic).horizontalAdvance(m_numbers.shares(ParentShares)) : 0;
        return std::max(parent, figureWidth(m_metrics, m_numbers.shares(most)));
    }

    int usage() const
    {
        long double fixed = 0;
        long double total = 0;
        long double least = std::numeric_limits<long double>::infinity();
        const auto take = [&](long double value) {
            total = std::max(total, value);
            if (value > 0)
                least = std::min(least, value);
            if (value < LargestFixed)
                fixed = std::max(fixed, value);
        };
        for (const long double value : m_tree.usage())
            take(value);
        if (m_evaluation) {
            for (const double value : *m_evaluation->usageTotal)
                take(value);
        } else {
            take(std::accumulate(m_tree.usage().begin(), m_tree.usage().end(), 0.0L));
        }
        const auto width = [this](
                               long double value) { return figureWidth(m_metrics, m_numbers.usage(value)); };
        return std::max({width(fixed), width(total), std::isfinite(least) ? width(least) : 0});
    }

    int figures(const TreeColumn& column) const
    {
        const AlgorithmResult* result = m_evaluation ? m_evaluation->find(column.sourceAlgorithm()) : nullptr;
        const Column* figures = result == nullptr ? nullptr : result->table.find(column.resultColumn());
        if (figures == nullptr)
            return m_metrics.horizontalAdvance(m_numbers.fraction(0.5));
        if (const auto* real = std::get_if<Reals>(&figures->values))
            return reals(column, figures->spec, **real);
        if (const auto* count = std::get_if<Counts>(&figures->values))
            return counts(**count);
        if (column.isWord)
            return QFontMetrics(wordFont(m_font)).horizontalAdvance(m_numbers.word(0));
        return m_metrics.horizontalAdvance(QStringLiteral("yes"));
    }

    int reals(const TreeColumn& column, const ColumnSpec& spec, std::span<const double> values) const
    {
        const Extremes extremes = extremesOf(values);
        const auto width = [&](double value) {
            return figureWidth(m_metrics, shownReal(m_numbers, spec, value));
        };
        int widest = std::max(width(0.5), width(extremes.largest));
        if (std::isfinite(extremes.smallest))
            widest = std::max(widest, width(extremes.smallest));
        const CellMetrics cell(m_font);
        const bool marked = extremes.nan || (extremes.outside && column.kind != ColumnKind::Detail);
        return widest + (marked ? cell.em + cell.ch : 0);
    }

    /// Accounts show it instead of a factor. Without the word before it, it would look like a factor.
    int levelFs(const TreeColumn& column) const
    {
        const AlgorithmResult* result = m_evaluation ? m_evaluation->find(column.sourceAlgorithm()) : nullptr;
        std::vector<double> ofAccounts;
        if (result != nullptr) {
            const auto values = result->table.reals("level_fs");
            const ShareTree& tree = m_evaluation->tree;
            for (NodeRow row = 0; row < tree.size(); ++row) {
                if (!tree.isUser(row))
                    ofAccounts.push_back(values[row]);
            }
        }
        const Extremes extremes = extremesOf(ofAccounts);
        const QFontMetrics caption(captionFont(m_font));
        const auto width = [&](double value) { return figureWidth(caption, shownLevelFs(m_numbers, value)); };
        const int small = std::isfinite(extremes.smallest) ? width(extremes.smallest) : 0;
        return std::max({width(0.5), width(extremes.largest), small});
    }

    int limits(const TreeColumn& column) const
    {
        std::string longest;
        for (NodeRow row = 0; row < m_tree.size() && m_tree.columns().extras; ++row)
            if (std::string text = limitText(m_tree, row, column.limit); text.size() > longest.size())
                longest = std::move(text);
        return figureWidth(m_metrics, shownName(longest));
    }

    int counts(std::span<const std::uint32_t> values) const
    {
        std::uint32_t most = 0;
        for (const std::uint32_t value : values)
            most = value == UndefinedCount ? most : std::max(most, value);
        return figureWidth(m_metrics, m_numbers.count(most));
    }

    QFont m_font;
    QFontMetrics m_metrics;
    const ShareTree& m_tree;
    EvaluationPtr m_evaluation;
    NumberText m_numbers;
};

int Measure::nameWidth(const CellMetrics& cell, NodeRow row) const
{
    const QString text = shownNode(m_tree, row);
    return cell.nameWidth(static_cast<int>(m_tree.depth(row)), m_metrics.horizontalAdvance(text));
}

} // namespace

void ColumnContents::forget()
{
    m_widths.clear();
    m_shape.reset();
    m_scenario.reset();
    m_evaluation.reset();
}

bool ColumnContents::News::concern(ColumnKind kind) const
{
    switch (kind) {
    case ColumnKind::Name:
        return names;
    case ColumnKind::Shares:
    case ColumnKind::Limit:
        return values;
    case ColumnKind::Usage:
        return values || figures;
    default:
        return figures;
    }
}

ColumnContents::News ColumnContents::newsOf(const ShareTreeModel& model)
{
    const ScenarioPtr& scenario = model.document().scenario();
    const auto& shape = scenario->tree.columns().shape;
    const EvaluationPtr& evaluation = model.results().current();
    const News news{
        m_shape.lock() != shape, m_scenario.lock() != scenario, m_evaluation.lock() != evaluation};
    m_shape = shape;
    m_scenario = scenario;
    m_evaluation = evaluation;
    return news;
}

bool ColumnContents::measure(const QFont& font, const ShareTreeModel& model, const std::vector<bool>& hidden)
{
    const auto& columns = treeColumns();
    m_widths.resize(columns.size(), 0);
    if (model.document().isEmpty())
        return false;
    const News news = newsOf(model);
    m_hidden.resize(columns.size(), true);
    const std::vector<bool> before = std::exchange(m_hidden, hidden);
    const Measure measure(font, model);
    bool grown = false;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const bool appeared = before[at] || m_widths[at] == 0;
        if (hidden[at] || !(appeared || news.concern(columns[at].kind)))
            continue;
        const int width = measure.width(columns[at]);
        grown = grown || width > m_widths[at];
        m_widths[at] = std::max(m_widths[at], width);
    }
    return grown;
}

} // namespace fairshare::gui
