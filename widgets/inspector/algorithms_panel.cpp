// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/algorithms_panel.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/word_picture.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/tree_column.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

/// Ranks and moves of a user, or of all users of an account.
struct Standing {
    std::uint32_t best = UndefinedCount;
    std::uint32_t last = 0;
    int move = 0; ///< places gained; for an account, the sum over its users

    QString text() const
    {
        const NumberText numbers;
        if (best == UndefinedCount)
            return QStringLiteral("–");
        return best == last ? numbers.rank(best) : numbers.rank(best) + QChar(0x2013) + numbers.rank(last);
    }
};

Standing standingOf(const ScenarioResults& results, std::size_t algorithm, NodeRow node)
{
    const Evaluation& evaluation = *results.current();
    const auto& ranks = *evaluation.results[algorithm].rank;
    Standing standing;
    for (NodeRow row = node; row < evaluation.tree.subtreeEnd(node); ++row) {
        if (ranks[row] == UndefinedCount)
            continue;
        standing.best = std::min(standing.best, ranks[row]);
        standing.last = std::max(standing.last, ranks[row]);
        standing.move += results.move(algorithm, row).value_or(0);
    }
    return standing;
}

double factorOf(const AlgorithmResult& result, NodeRow row)
{
    return result.table.reals("factor")[row];
}

} // namespace

AlgorithmsPanel::AlgorithmsPanel(const Document& document, const ScenarioResults& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_results(results)
    , m_head(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_title(new ElidedLabel(this))
    , m_rankTitle(new QLabel(this))
    , m_table(new FigureTable(false, this))
    , m_wordTitle(new QLabel(tr("Level-based word"), this))
    , m_word(new WordPicture(this))
{
    const CellMetrics metrics(font());
    m_table->setObjectName(QStringLiteral("inspectorAlgorithms"));
    m_table->setAccessibleName(tr("Under every algorithm"));
    m_title->setObjectName(QStringLiteral("inspectorAlgorithmsTitle"));
    m_rankTitle->setObjectName(QStringLiteral("inspectorRankTitle"));
    m_word->setObjectName(QStringLiteral("inspectorWord"));
    m_word->setAccessibleName(m_wordTitle->text());
    for (QLabel* caption : std::initializer_list<QLabel*>{m_title, m_rankTitle, m_wordTitle}) {
        caption->setFont(captionFont(font()));
        caption->setForegroundRole(QPalette::PlaceholderText);
    }
    m_rankTitle->setWordWrap(true);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_rankTitle);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics.em / 3);
    rows->addLayout(m_head);
    rows->addWidget(m_table);
    rows->addSpacing(metrics.em / 3);
    rows->addWidget(m_wordTitle);
    rows->addWidget(m_word);
}

void AlgorithmsPanel::arrange()
{
    const int wanted = m_title->sizeHint().width() + m_head->spacing()
        + m_rankTitle->fontMetrics().horizontalAdvance(m_rankTitle->text());
    m_head->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void AlgorithmsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void AlgorithmsPanel::setNode(NodeRow node)
{
    const EvaluationPtr& evaluation = m_results.current();
    if (!evaluation || node >= evaluation->tree.size())
        return;
    const ShareTree& tree = evaluation->tree;
    const bool isUser = tree.isUser(node);
    const NumberText numbers;
    const QString users = numbers.count(tree.userCount());
    m_title->setLine(tr("Under every algorithm"));
    m_rankTitle->setText(
        isUser ? tr("rank out of %1").arg(users) : tr("users' ranks out of %1, total move").arg(users));
    arrange();
    std::vector<FigureRow> rows;
    for (std::size_t at = 0; at < evaluation->results.size(); ++at) {
        const AlgorithmResult& result = evaluation->results[at];
        const double factor = factorOf(result, node);
        const Standing standing = standingOf(m_results, at, node);
        FigureRow row;
        FigureCell bar{.text = isUndefined(factor) ? QString() : numbers.factor(factor)};
        bar.bar = std::isnan(factor) ? -1 : std::clamp(factor, 0.0, 1.0);
        row.cells = {{.text = algorithmTitle(*result.algorithm)}, bar, {.text = standing.text()},
            {.move = standing.move}};
        row.card = QStringLiteral("<b>%1</b>").arg(algorithmTitle(*result.algorithm));
        if (!isUndefined(factor))
            row.card += cardParagraph(tr("Factor: %1").arg(QString::fromStdString(shortest(factor))));
        row.card += cardParagraph(printedFormula(said(result.algorithm->formula)))
            + cardParagraph(decidingText(*result.algorithm)) + cardParagraph(sourceText(*result.algorithm));
        rows.push_back(std::move(row));
    }
    m_table->setContents({{tr("Algorithm"), tr("Algorithms compared in this scenario.")},
                             {tr("Factor"), tr("Fairshare factor, 0 to 1; higher is served first.")},
                             {tr("Rank"), tr("1 is served first; tied users share a rank.")},
                             {tr("Move"),
                                 tr("Ranks gained or lost compared with the baseline; for an account, the "
                                    "sum over its users.")}},
        std::move(rows));
    auto word = levelWord(*evaluation, node);
    QStringList names;
    if (word)
        for (const WordBucket& bucket : word->buckets)
            names << (bucket.row == NoRow ? QString() : shownName(tree.name(bucket.row)));
    m_wordTitle->setVisible(word.has_value());
    m_word->setWord(std::move(word), names, {});
}

QString AlgorithmsPanel::asText() const
{
    QString text = m_title->text() + QLatin1Char('\n') + m_table->asText();
    if (!m_word->isHidden())
        text += QLatin1Char('\n') + m_wordTitle->text() + QLatin1Char('\t') + m_word->asText();
    return text;
}

} // namespace fairshare::gui
