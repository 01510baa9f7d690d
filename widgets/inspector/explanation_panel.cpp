// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/explanation_panel.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/fields/formula_list.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/chain_rows.h"
#include "widgets/inspector/word_picture.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <bit>

namespace fairshare::gui {
namespace {

constexpr QChar LineBreak(0x2028); ///< within one text

WrappedText* addText(QWidget& panel, const char* name, const QString& accessible)
{
    auto* text = new WrappedText(&panel);
    text->setObjectName(QLatin1String(name));
    text->setAccessibleName(accessible);
    text->setFocusPolicy(Qt::ClickFocus); // Tab stops only at controls; the whole text can be copied at once
    return text;
}

/// Returns the names of a word's rows, "" for unused buckets.
QStringList bucketNames(const ShareTree& tree, const LevelWord& word)
{
    QStringList names;
    for (const WordBucket& bucket : word.buckets)
        names << (bucket.row == NoRow ? QString() : shownName(tree.name(bucket.row)));
    return names;
}

/// Returns the card that explains a formula.
QString formulaCard(const Algorithm& algorithm, const QString& name)
{
    QString text = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
    for (const QString& line : {coreText(algorithm.summary), printedFormula(said(algorithm.formula)),
             decidingText(algorithm), sourceText(algorithm)})
        text += cardParagraph(line);
    return text;
}

/// Returns how a row's usage compares with its share; "" if nothing says so.
QString wordsOf(const Explanation& explanation, NodeRow row)
{
    for (const ChainRow& chainRow : explanation.rows)
        if (chainRow.row == row)
            return fromCore(chainRow.words);
    return {};
}

/// Returns the first bucket that differs.
std::optional<std::size_t> decidingBucket(const std::vector<LevelWord>& words)
{
    if (words.size() < 2 || words[0].word == words[1].word)
        return std::nullopt;
    return static_cast<std::size_t>(std::countl_zero(words[0].word ^ words[1].word)) / words[0].cut.width;
}

} // namespace

ExplanationPanel::ExplanationPanel(const Document& document, QWidget* parent)
    : QWidget(parent)
    , m_choices(new QHBoxLayout)
    , m_explain(new QLabel(tr("E&xplain"), this))
    , m_againstTitle(new QLabel(tr("a&gainst"), this))
    , m_against(new UserField(document, this))
    , m_headline(addText(*this, "inspectorHeadline", tr("Explanation")))
    , m_reason(addText(*this, "inspectorReason", tr("Reason")))
    , m_served(addText(*this, "inspectorServed", tr("Usage and share")))
    , m_chains(new FigureTable(true, this))
    , m_notes(addText(*this, "inspectorNotes", tr("Notes")))
{
    const CellMetrics metrics(font());
    m_against->setObjectName(QStringLiteral("inspectorAgainst"));
    m_against->setAccessibleName(tr("User or account to compare with"));
    m_againstTitle->setBuddy(m_against);
    m_chains->setObjectName(QStringLiteral("inspectorChains"));
    m_chains->setAccessibleName(tr("Values level by level"));
    QFont bold = font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_choices->setSpacing(metrics.em / 2);
    m_choices->addWidget(m_explain);
    m_choices->addWidget(m_againstTitle);
    m_choices->addWidget(m_against, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics.em / 3);
    rows->addLayout(m_choices);
    rows->addSpacing(metrics.em / 4);
    rows->addWidget(m_headline);
    rows->addWidget(m_reason);
    rows->addWidget(m_served);
    rows->addSpacing(metrics.em / 2);
    rows->addWidget(m_chains);
    m_wordTitle = addCaption(tr("Words by bucket"), "inspectorWordTitle");
    for (int at = 0; at < 2; ++at) {
        m_wordNames.push_back(new ElidedLabel(this));
        dressCaption(*m_wordNames.back(), "inspectorWordName");
        m_words.push_back(new WordPicture(this));
        m_words.back()->setObjectName(QStringLiteral("inspectorWord%1").arg(at));
        rows->addWidget(m_words.back());
    }
    m_formulaTitle = addCaption(tr("Formula with values"), "inspectorFormulaTitle");
    m_formulas = new FormulaList(this);
    m_formulas->setObjectName(QStringLiteral("inspectorFormulas"));
    rows->addWidget(m_formulas);
    m_walkTitle = addCaption(tr("How the rank comes about"), "inspectorWalkTitle");
    m_walk = new FigureTable(true, this);
    m_walk->setObjectName(QStringLiteral("inspectorWalk"));
    m_walk->setAccessibleName(tr("How the rank comes about"));
    rows->addWidget(m_walk);
    rows->addWidget(m_notes);
    connect(m_against, &UserField::chosen, this, &ExplanationPanel::againstChosen);
    connect(m_chains, &FigureTable::nodeRequested, this, &ExplanationPanel::nodeRequested);
    connect(m_walk, &FigureTable::nodeRequested, this, &ExplanationPanel::nodeRequested);
}

QLabel* ExplanationPanel::addCaption(const QString& text, const char* name)
{
    auto* caption = new QLabel(text, this);
    caption->setWordWrap(true);
    dressCaption(*caption, name);
    return caption;
}

void ExplanationPanel::dressCaption(QLabel& caption, const char* name)
{
    caption.setObjectName(QLatin1String(name));
    caption.setTextFormat(Qt::PlainText);
    caption.setFont(captionFont(font()));
    caption.setForegroundRole(QPalette::PlaceholderText);
    layout()->addWidget(&caption);
}

void ExplanationPanel::setChooser(QWidget* chooser)
{
    m_choices->insertWidget(1, chooser, 3);
    m_explain->setBuddy(chooser);
    setTabOrder(chooser, m_against);
}

void ExplanationPanel::setPair(NodeRow node, NodeRow against)
{
    m_against->setUser(against, node);
}

void ExplanationPanel::askForPair()
{
    m_against->setFocus(Qt::ShortcutFocusReason);
    m_against->selectAll();
}

void ExplanationPanel::show(const NodeExplanation& answer)
{
    // Every other node is below the root, which cannot be compared with them.
    const bool isRoot = answer.request.node == RootRow;
    m_against->setVisible(!isRoot);
    m_againstTitle->setVisible(!isRoot);
    m_headline->setSentence(shownName(answer.explanation.headline));
    m_reason->setSentence(shownName(answer.explanation.reason));
    m_reason->setVisible(!answer.explanation.reason.empty());
    m_served->setSentence(shownName(answer.explanation.served));
    m_served->setVisible(!answer.explanation.served.empty());
    showTables(answer);
    showWords(answer);
    showFormulas(answer);
    showNotes(answer);
}

void ExplanationPanel::showFailure(const QString& sentence)
{
    m_headline->setSentence(sentence);
    for (QWidget* part : std::initializer_list<QWidget*>{m_reason, m_served, m_chains, m_wordTitle,
             m_formulaTitle, m_formulas, m_walkTitle, m_walk, m_notes})
        part->hide();
    for (std::size_t at = 0; at < m_words.size(); ++at) {
        m_words[at]->hide();
        m_wordNames[at]->hide();
    }
}

void ExplanationPanel::showTables(const NodeExplanation& answer)
{
    FigureContents chains = chainContents(answer);
    m_chains->setVisible(!chains.rows.empty());
    m_chains->setContents(std::move(chains.headings), std::move(chains.rows));
    FigureContents walk = walkContents(answer);
    m_walkTitle->setVisible(!walk.rows.empty());
    m_walk->setVisible(!walk.rows.empty());
    m_walk->setContents(std::move(walk.headings), std::move(walk.rows));
}

void ExplanationPanel::showWords(const NodeExplanation& answer)
{
    const ShareTree& tree = answer.request.evaluation->tree;
    const auto deciding = decidingBucket(answer.words);
    // A single word is shown below, with the other algorithms.
    const bool pair = answer.words.size() > 1;
    m_wordTitle->setVisible(pair);
    for (std::size_t at = 0; at < m_words.size(); ++at) {
        m_wordNames[at]->setVisible(pair);
        if (!pair) {
            m_words[at]->setWord({}, {}, {});
            continue;
        }
        const NodeRow row = at == 0 ? answer.explanation.first : answer.explanation.second;
        m_wordNames[at]->setLine(shownName(userLabel(tree, row)));
        m_words[at]->setAccessibleName(tr("Word of %1").arg(m_wordNames[at]->text()));
        m_words[at]->setWord(answer.words[at], bucketNames(tree, answer.words[at]), deciding);
    }
}

void ExplanationPanel::showFormulas(const NodeExplanation& answer)
{
    const ShareTree& tree = answer.request.evaluation->tree;
    std::vector<FormulaList::Entry> entries;
    for (const RowFormula& formula : answer.formulas) {
        if (formula.steps.empty())
            continue;
        QStringList steps;
        for (const std::string& step : formula.steps)
            steps << groupedFormula(printedFormula(step));
        if (const QString words = wordsOf(answer.explanation, formula.row); !words.isEmpty())
            steps << words;
        entries.push_back({shownNode(tree, formula.row), steps.join(LineBreak),
            formulaCard(*answer.explanation.algorithm, shownNode(tree, formula.row))});
    }
    if (answer.formulasLeftOut > 0)
        entries.push_back({QString(QChar(0x2026)),
            tr("levels in the middle omitted: %1").arg(NumberText().count(answer.formulasLeftOut))});
    m_formulas->setEntries(entries);
    m_formulaTitle->setVisible(!entries.empty());
}

void ExplanationPanel::showNotes(const NodeExplanation& answer)
{
    QStringList notes;
    for (const std::string& note : answer.explanation.notes)
        notes << tr("Note: %1.").arg(shownName(note));
    constexpr qsizetype MostNotes = 12;
    if (notes.size() > MostNotes) {
        const auto more = static_cast<std::uint64_t>(notes.size() - MostNotes);
        notes.resize(MostNotes);
        notes << tr("… and %1 more.").arg(NumberText().count(more));
    }
    m_notes->setSentence(notes.join(LineBreak));
    m_notes->setVisible(!notes.isEmpty());
}

QString ExplanationPanel::asText() const
{
    QStringList parts{m_headline->sentence()};
    const auto add = [&parts](const QWidget* part, const QString& text) {
        if (!part->isHidden() && !text.isEmpty())
            parts << text;
    };
    add(m_reason, m_reason->sentence());
    add(m_served, m_served->sentence());
    add(m_chains, m_chains->asText());
    for (const WordPicture* word : m_words)
        add(word, word->asText());
    add(m_formulas, m_formulas->asText());
    add(m_walk, m_walk->asText());
    QString notes = m_notes->sentence();
    add(m_notes, notes.replace(LineBreak, QLatin1Char('\n')));
    return parts.join(QLatin1Char('\n'));
}

} // namespace fairshare::gui
