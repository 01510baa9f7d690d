// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/chain_rows.h"

#include "widgets/table/algorithm_help.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/table/column_text.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace fairshare::gui {
namespace {

constexpr int DeepestIndent = 6; ///< in levels
constexpr std::size_t RowsAtStart = 12; ///< of chains that are too long to show
constexpr std::size_t RowsAtEnd = 36;

struct ChainTexts {
    Q_DECLARE_TR_FUNCTIONS(ChainTexts)
};

/// The columns of an algorithm that describe its rows.
struct ChainColumns {
    const Column* shares = nullptr;
    const Column* usage = nullptr;
    const Column* figure = nullptr; ///< shown with a bar
};

const Column* findColumn(const Explanation& explanation, std::string_view id)
{
    for (const Column& column : explanation.columns)
        if (column.spec.id == id)
            return &column;
    return nullptr;
}

ChainColumns chainColumns(const Explanation& explanation)
{
    ChainColumns columns;
    columns.shares = findColumn(explanation, "shares_norm");
    const Column* f = findColumn(explanation, "f");
    columns.usage = f != nullptr ? f : findColumn(explanation, "usage_efctv");
    columns.figure = findColumn(explanation, explanation.algorithm->explainer.figure);
    return columns;
}

double realAt(const Column* column, NodeRow row)
{
    const auto* reals = column == nullptr ? nullptr : std::get_if<Reals>(&column->values);
    return reals == nullptr ? Undefined : (**reals)[row];
}

/// Builds the rows of one explanation.
class ChainBuilder {
public:
    explicit ChainBuilder(const NodeExplanation& answer)
        : m_answer(answer)
        , m_explanation(answer.explanation)
        , m_tree(answer.request.evaluation->tree)
        , m_columns(chainColumns(m_explanation))
    {
        for (const ChainRow& row : m_explanation.rows) {
            const double value = realAt(m_columns.figure, row.row);
            if (std::isfinite(value))
                m_largest = std::max(m_largest, value);
        }
    }

    FigureContents contents() const
    {
        FigureContents contents{headings(), {}};
        const auto& rows = m_explanation.rows;
        std::size_t leftOut = 0;
        for (std::size_t at = 0; at < rows.size(); ++at) {
            if (isLeftOut(at)) {
                ++leftOut;
                continue;
            }
            if (leftOut > 0)
                contents.rows.push_back(leftOutRow(std::exchange(leftOut, 0)));
            contents.rows.push_back(row(rows[at]));
            const bool partEnds = at + 1 == rows.size() || rows[at + 1].part != rows[at].part;
            if (const QString text = partEnds ? captionAfter(at) : QString(); !text.isEmpty())
                contents.rows.push_back(caption(text));
        }
        return contents;
    }

private:
    std::vector<FigureHeading> headings() const
    {
        const auto heading = [](const QString& title, const Column* column, bool mayFold = false) {
            return FigureHeading{
                title, column == nullptr ? QString() : coreText(column->spec.meaning), mayFold};
        };
        const bool tickets = findColumn(m_explanation, "f") != nullptr;
        return {{ChainTexts::tr("Level"), ChainTexts::tr("Competing rows, from the top down.")},
            heading(QStringLiteral("S"), m_columns.shares, true),
            heading(tickets ? QStringLiteral("f") : QStringLiteral("U"), m_columns.usage, true),
            heading(figureTitle(), m_columns.figure)};
    }

    QString figureTitle() const
    {
        if (m_columns.figure == nullptr)
            return {};
        if (m_columns.figure->spec.id == "level_fs")
            return QStringLiteral("LevelFS = S / U");
        return m_columns.figure->spec.id == "level_word" ? ChainTexts::tr("Bucket")
                                                         : coreText(m_columns.figure->spec.title);
    }

    static FigureRow caption(const QString& text)
    {
        return {.kind = FigureRow::Kind::Caption, .cells = {{.text = text}}};
    }

    static FigureRow leftOutRow(std::size_t levels)
    {
        return caption(ChainTexts::tr("… %1 more …").arg(NumberText().count(levels)));
    }

    bool isLeftOut(std::size_t at) const
    {
        const std::size_t size = m_explanation.rows.size();
        if (size <= RowsAtStart + RowsAtEnd || at < RowsAtStart || at + RowsAtEnd >= size)
            return false;
        return m_explanation.rows[at].part != ChainPart::Deciding;
    }

    FigureRow row(const ChainRow& chainRow) const
    {
        const bool decides = chainRow.part == ChainPart::Deciding;
        FigureRow row;
        row.kind = decides ? FigureRow::Kind::Marked : FigureRow::Kind::Plain;
        row.indent = std::min(static_cast<int>(m_tree.depth(chainRow.row)) - 1, DeepestIndent);
        row.node = chainRow.row;
        FigureCell figure = figureCell(chainRow.row);
        figure.bold = decides;
        row.cells = {{.text = shownNode(m_tree, chainRow.row)},
            {.text = m_numbers.fraction(realAt(m_columns.shares, chainRow.row))},
            {.text = m_numbers.fraction(realAt(m_columns.usage, chainRow.row))}, figure};
        row.card = card(chainRow);
        return row;
    }

    /// Returns the filled fraction of a bar, 0 to 1.
    static double filledPart(double value, double whole)
    {
        if (std::isinf(value))
            return 1;
        return whole > 0 ? std::clamp(value / whole, 0.0, 1.0) : 0;
    }

    FigureCell figureCell(NodeRow row) const
    {
        if (m_columns.figure == nullptr)
            return {};
        if (m_columns.figure->spec.id == "level_word")
            return bucketCell(row);
        const double value = realAt(m_columns.figure, row);
        const NodeRow above = m_answer.request.evaluation->levels->fairshareParent(row);
        double whole = m_largest;
        if (m_columns.figure->spec.id == "tickets")
            whole = realAt(m_columns.figure, above);
        else if (m_columns.figure->spec.id == "factor")
            whole = 1;
        FigureCell cell{.text = shownReal(m_numbers, m_columns.figure->spec, value)};
        if (!std::isnan(value))
            cell.bar = filledPart(value, whole);
        return cell;
    }

    /// Returns the bucket that the row fills in its own word.
    FigureCell bucketCell(NodeRow row) const
    {
        for (const LevelWord& word : m_answer.words)
            for (const WordBucket& bucket : word.buckets)
                if (bucket.row == row)
                    return {
                        .text = QStringLiteral("0x") + QString::fromStdString(word.cut.digits(bucket.value)),
                        .bar = static_cast<double>(bucket.value) / static_cast<double>(word.cut.largest)};
        return {.text = ChainTexts::tr("too deep"), .muted = true};
    }

    QString card(const ChainRow& chainRow) const
    {
        QString text = QStringLiteral("<b>%1</b>").arg(shownNode(m_tree, chainRow.row).toHtmlEscaped());
        for (const Column& column : m_explanation.columns)
            if (const std::string exact = exactText(column, chainRow.row); !exact.empty())
                text +=
                    cardParagraph(QStringLiteral("%1: %2").arg(coreText(column.spec.title), fromCore(exact)));
        text += cardParagraph(groupedFormula(printedFormula(chainRow.formula)));
        if (!chainRow.words.empty())
            text += cardParagraph(fromCore(chainRow.words));
        if (m_columns.figure != nullptr)
            for (const QString& line : columnHelp(m_columns.figure->spec, *m_explanation.algorithm))
                text += cardParagraph(line);
        return text;
    }

    QString captionAfter(std::size_t at) const
    {
        if (m_explanation.second == NoRow)
            return {};
        const auto& rows = m_explanation.rows;
        const bool isLast = at + 1 == rows.size();
        switch (rows[at].part) {
        case ChainPart::Common:
            return ChainTexts::tr("common to both");
        case ChainPart::Deciding:
            return ChainTexts::tr("deciding: %1").arg(fromCore(m_explanation.decision));
        case ChainPart::Member:
            return isLast ? ChainTexts::tr("first and last users of the accounts") : QString();
        case ChainPart::Other:
            break;
        }
        if (m_explanation.decision.empty())
            return {};
        if (m_explanation.tied())
            return isLast ? ChainTexts::tr("compared: %1").arg(fromCore(m_explanation.decision)) : QString();
        const bool isBelow = std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(at),
            [](const ChainRow& row) { return row.part == ChainPart::Deciding; });
        return isBelow ? ChainTexts::tr("below the deciding rows; not compared")
                       : ChainTexts::tr("above the deciding rows; not compared");
    }

    const NodeExplanation& m_answer;
    const Explanation& m_explanation;
    const ShareTree& m_tree;
    ChainColumns m_columns;
    double m_largest = 0; ///< largest finite figure
    NumberText m_numbers;
};

/// Returns "11", "11–13"; tied users share a rank.
QString ranks(const WalkEntry& entry)
{
    const NumberText numbers;
    if (entry.users == 0)
        return QStringLiteral("–");
    const QString best = numbers.count(entry.bestRank);
    return entry.bestRank == entry.lastRank ? best : best + QChar(0x2013) + numbers.count(entry.lastRank);
}

QString ranksLine(const WalkEntry& entry, std::size_t users)
{
    return ChainTexts::tr("Rank: %1 of %2").arg(ranks(entry), NumberText().count(users));
}

/// Returns the card for the figure that the walk sorts by, with its meaning.
QString walkCard(const NodeExplanation& answer, const WalkEntry& entry)
{
    const ShareTree& tree = answer.request.evaluation->tree;
    QString text = QStringLiteral("<b>%1</b>").arg(shownNode(tree, entry.row).toHtmlEscaped());
    QStringList lines;
    const Column* levelFs = findColumn(answer.explanation, "level_fs");
    if (levelFs != nullptr)
        if (const std::string exact = exactText(*levelFs, entry.row); !exact.empty())
            lines << QStringLiteral("%1: %2").arg(coreText(levelFs->spec.title), fromCore(exact));
    lines << ranksLine(entry, tree.userCount());
    if (levelFs != nullptr)
        lines << columnHelp(levelFs->spec, *answer.explanation.algorithm);
    for (const QString& line : lines)
        text += cardParagraph(line);
    return text;
}

FigureRow walkRow(const NodeExplanation& answer, const WalkEntry& entry, int indent)
{
    const ShareTree& tree = answer.request.evaluation->tree;
    return {.indent = std::min(indent, DeepestIndent),
        .cells = {{.text = shownNode(tree, entry.row)}, {.text = NumberText().fraction(entry.levelFs)},
            {.text = ranks(entry)}},
        .node = entry.row,
        .card = walkCard(answer, entry)};
}

} // namespace

FigureContents chainContents(const NodeExplanation& answer)
{
    return ChainBuilder(answer).contents();
}

FigureContents walkContents(const NodeExplanation& answer)
{
    FigureContents contents{
        {{ChainTexts::tr("Visited"), ChainTexts::tr("Rows in the order Fair Tree visits them.")},
            {QStringLiteral("LevelFS"), ChainTexts::tr("Sort key of each list, largest first.")},
            {ChainTexts::tr("Ranks"),
                ChainTexts::tr("Ranks of the users reached through this row; tied users share a rank.")}},
        {}};
    const bool isDeep = answer.walk.size() > RowsAtEnd;
    for (std::size_t level = 0; level < answer.walk.size(); ++level) {
        if (isDeep && level < answer.walk.size() - RowsAtEnd)
            continue;
        const WalkLevel& list = answer.walk[level];
        const int indent = static_cast<int>(level);
        if (list.skipped > 0) {
            FigureRow skipped{.indent = std::min(indent, DeepestIndent),
                .cells = {{.text = ChainTexts::tr("… %1 earlier").arg(NumberText().count(list.skipped)),
                              .muted = true},
                    {}, {}}};
            contents.rows.push_back(std::move(skipped));
        }
        for (const WalkEntry& entry : list.before)
            contents.rows.push_back(walkRow(answer, entry, indent));
        FigureRow next = walkRow(answer, list.next, indent);
        next.kind = FigureRow::Kind::Marked;
        contents.rows.push_back(std::move(next));
    }
    return contents;
}

} // namespace fairshare::gui
