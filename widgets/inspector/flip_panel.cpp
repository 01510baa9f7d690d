// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/flip_panel.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/menus/link_button.h"
#include "widgets/inspector/flip_texts.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/step_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include "core/analysis/explain/explanation.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int QuietMilliseconds = 350; ///< time without an edit before the search begins
constexpr int TickMilliseconds = 100;
constexpr std::size_t ShownAtFirst = 4;
constexpr int LeastChangedName = 13; ///< in ch, next to both figures of a change
constexpr int LastRow = 1000; ///< row of the grid, below all changes
/// Larger trees are not searched automatically, because the search takes too long.
constexpr std::size_t LargestSearchedUnasked = 200000;

} // namespace

FlipPanel::FlipPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new QLabel(this))
    , m_sentence(new WrappedText(this))
    , m_search(new QWidget(this))
    , m_bar(new QProgressBar(m_search))
    , m_stop(new LinkButton(m_search))
    , m_start(new LinkButton(this))
    , m_list(new QWidget(this))
    , m_grid(new QGridLayout(m_list))
    , m_more(new LinkButton(m_list))
    , m_wait(new QWidget(this))
    , m_decay(new QLabel(m_wait))
    , m_waiting(new WrappedText(this))
{
    nameParts();
    createLayout();
    connectParts();
    setFocusPolicy(Qt::NoFocus); // takes the focus only from one of its buttons that disappears
    setAccessibleName(tr("Smallest change that reverses the order"));
    setNobody();
}

void FlipPanel::nameParts()
{
    // Names in the title may be long, but the panel must not become wider than its dock.
    m_title->setWordWrap(true);
    m_title->setMinimumWidth(1);
    for (WrappedText* text : {m_sentence, m_waiting})
        text->setFocusPolicy(Qt::ClickFocus);
    m_title->setObjectName(QStringLiteral("flipTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(captionFont(font()));
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->setObjectName(QStringLiteral("flipSentence"));
    m_waiting->setObjectName(QStringLiteral("flipWaiting"));
    m_waiting->setAccessibleName(tr("Effect of waiting"));
    m_bar->setObjectName(QStringLiteral("flipProgress"));
    m_bar->setAccessibleName(tr("Searching for the smallest change"));
    m_bar->setMaximumHeight(CellMetrics(font()).em);
    m_bar->setTextVisible(false);
    m_stop->setText(tr("Cancel"));
    m_stop->setObjectName(QStringLiteral("flipCancel"));
    m_start->setText(tr("Search"));
    m_start->setObjectName(QStringLiteral("flipSearch"));
    m_more->setObjectName(QStringLiteral("flipMore"));
    m_decay->setObjectName(QStringLiteral("flipDecay"));
}

void FlipPanel::createLayout()
{
    const CellMetrics metrics(font());
    auto* wait = new QHBoxLayout(m_wait);
    wait->setContentsMargins(metrics.pad, 0, 0, 0);
    wait->addWidget(new QLabel(tr("or wait"), m_wait), 1);
    wait->addWidget(m_decay);
    auto* search = new QHBoxLayout(m_search);
    search->setContentsMargins(metrics.pad, 0, 0, 0);
    search->addWidget(m_bar, 1);
    search->addWidget(m_stop);
    m_grid->setContentsMargins(metrics.pad, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics.em / 2);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_more, LastRow, 0, 1, 4, Qt::AlignLeft);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics.em / 4);
    for (QWidget* part :
        std::initializer_list<QWidget*>{m_title, m_search, m_start, m_sentence, m_list, m_wait, m_waiting})
        rows->addWidget(part);
}

void FlipPanel::connectParts()
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(QuietMilliseconds);
    m_tick.setInterval(TickMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &FlipPanel::begin);
    connect(&m_tick, &QTimer::timeout, this,
        [this] { m_bar->setValue(static_cast<int>(std::lround(m_work.fraction() * 100))); });
    connect(m_stop, &QPushButton::clicked, this, &FlipPanel::stop);
    connect(m_start, &QPushButton::clicked, this, &FlipPanel::begin);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_all = !m_all;
        showLines();
    });
    connect(&m_work, &FlipWork::finished, this, &FlipPanel::show);
    connect(&m_work, &FlipWork::failed, this, [this](const Error& error) {
        stop();
        m_sentence->setSentence(shownName(error.message));
        m_sentence->show();
        Q_EMIT answered();
    });
}

void FlipPanel::setQuestion(FlipQuestion question)
{
    if (question == m_question)
        return;
    const bool samePair = question.algorithm == m_question.algorithm && question.behind == m_question.behind
        && question.ahead == m_question.ahead;
    m_question = std::move(question);
    m_work.cancel();
    m_tick.stop();
    keepKeyboard();
    m_search->hide();
    setApplicable(false);
    m_title->setText(tr("Smallest change that puts %1 ahead").arg(breakable(behindName())));
    if (!samePair) {
        m_list->hide();
        m_more->hide();
        m_sentence->hide();
        m_wait->hide();
        m_waiting->hide();
        m_all = false;
    }
    setVisible(true);
    const bool asked = m_question.scenario->tree.size() > LargestSearchedUnasked;
    m_start->setVisible(asked);
    if (asked)
        m_delay.stop();
    else
        m_delay.start();
}

void FlipPanel::setNobody()
{
    m_question = {};
    m_answer = {};
    m_delay.stop();
    m_tick.stop();
    m_work.cancel();
    hide();
}

void FlipPanel::begin()
{
    m_delay.stop();
    keepKeyboard();
    m_start->hide();
    m_bar->setValue(0);
    m_search->show();
    m_tick.start();
    m_work.ask(m_question);
}

void FlipPanel::stop()
{
    m_work.cancel();
    m_tick.stop();
    keepKeyboard();
    m_search->hide();
    m_start->show();
}

void FlipPanel::keepKeyboard()
{
    if (isAncestorOf(QApplication::focusWidget()))
        setFocus();
}

void FlipPanel::show(const FlipAnswer& answer)
{
    m_tick.stop();
    keepKeyboard();
    m_search->hide();
    m_answer = answer;
    showLines();
    showWaiting();
    setApplicable(m_answer.question.scenario == m_document.scenario());
    if (hasFocus() && !m_answer.flips.empty())
        m_lines.front().apply->setFocus();
    Q_EMIT answered();
}

QString FlipPanel::behindName() const
{
    return shownName(userLabel(m_question.scenario->tree, m_question.behind));
}

void FlipPanel::showLines()
{
    const auto& flips = m_answer.flips;
    const std::size_t shown = m_all ? flips.size() : std::min(flips.size(), ShownAtFirst);
    while (m_lines.size() < shown)
        addLine();
    for (std::size_t at = 0; at < m_lines.size(); ++at) {
        const Line& line = m_lines[at];
        for (QWidget* part : std::initializer_list<QWidget*>{line.what, line.change, line.amount, line.apply})
            part->setVisible(at < shown);
        if (at < shown)
            fill(line, flips[at]);
    }
    shortenWhereNarrow();
    m_list->setVisible(shown > 0);
    m_more->setVisible(flips.size() > ShownAtFirst);
    m_more->setText(m_all ? tr("Show fewer") : tr("Show all %1").arg(NumberText().count(flips.size())));
    m_sentence->setVisible(flips.empty());
    m_sentence->setSentence(noChange());
}

QString FlipPanel::noChange() const
{
    const FlipQuestion& asked = m_answer.question;
    const ShareTree& tree = asked.scenario->tree;
    const QString sentence = tree.isUser(asked.behind) && tree.isUser(asked.ahead)
        ? tr("No single change to the shares or usage of either user, or of an account above them, puts %1 "
             "ahead.")
        : tr("No single change to the shares or usage of either of the two, or of an account above them, "
             "puts %1 ahead.");
    return sentence.arg(behindName());
}

void FlipPanel::addLine()
{
    const std::size_t at = m_lines.size();
    Line line{new ElidedLabel(m_list), new QLabel(m_list), new QLabel(m_list), new LinkButton(m_list)};
    line.amount->setForegroundRole(QPalette::PlaceholderText);
    line.what->setObjectName(QStringLiteral("flipWhat%1").arg(at));
    line.amount->setObjectName(QStringLiteral("flipAmount%1").arg(at));
    line.change->setObjectName(QStringLiteral("flipChange%1").arg(at));
    line.apply->setObjectName(QStringLiteral("flipApply%1").arg(at));
    line.apply->setText(tr("Apply"));
    place(line, at);
    connect(line.apply, &QPushButton::clicked, this, [this, at] { apply(at); });
    m_lines.push_back(line);
}

void FlipPanel::place(const Line& line, std::size_t at)
{
    constexpr Qt::Alignment Right = Qt::AlignRight | Qt::AlignVCenter;
    const int row = static_cast<int>(at);
    m_grid->addWidget(line.what, row, 0);
    m_grid->addWidget(line.change, row, m_short ? 2 : 1, Right); // takes the place of the hidden amount
    m_grid->addWidget(line.amount, row, 2, Right);
    m_grid->addWidget(line.apply, row, 3);
}

void FlipPanel::shortenWhereNarrow()
{
    std::array<int, 4> widest{};
    const std::size_t used = std::min(m_lines.size(), m_answer.flips.size());
    for (std::size_t at = 0; at < used; ++at) {
        const Line& line = m_lines[at];
        const std::array<const QWidget*, 4> parts{line.what, line.change, line.amount, line.apply};
        for (std::size_t part = 0; part < parts.size(); ++part)
            widest[part] = std::max(widest[part], parts[part]->sizeHint().width());
    }
    widest[0] = std::min(widest[0], LeastChangedName * CellMetrics(font()).ch);
    const QMargins margins = m_grid->contentsMargins();
    const int wanted = std::accumulate(widest.begin(), widest.end(), 0) + 3 * m_grid->horizontalSpacing()
        + margins.left() + margins.right();
    if (const bool isShort = wanted > width(); isShort != m_short) {
        m_short = isShort;
        for (std::size_t at = 0; at < m_lines.size(); ++at) {
            const Line& line = m_lines[at];
            for (QWidget* part :
                std::initializer_list<QWidget*>{line.what, line.change, line.amount, line.apply})
                m_grid->removeWidget(part);
            place(line, at);
        }
    }
    for (std::size_t at = 0; at < used; ++at) {
        const Line& line = m_lines[at];
        const bool isShown = !line.what->isHidden();
        // For usage the percentage is shorter. With a previous usage of 0 it is not meaningful.
        const Flip& flip = m_answer.flips[at];
        const bool byPercentage = flip.field == FlipField::Usage && flip.from != 0;
        line.change->setVisible(isShown && !(m_short && byPercentage));
        line.amount->setVisible(isShown && !(m_short && !byPercentage));
    }
    m_grid->activate(); // required within a resize, which does not trigger it
}

void FlipPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shortenWhereNarrow();
}

void FlipPanel::fill(const Line& line, const Flip& flip)
{
    const ShareTree& tree = m_answer.question.scenario->tree;
    const QString exact = shownName(describe(flip, tree));
    const QString name = shownName(userLabel(tree, flip.row));
    line.what->setLine(
        flip.field == FlipField::Shares ? tr("shares of %1").arg(name) : tr("usage of %1").arg(name));
    line.change->setText(changeText(flip));
    line.amount->setText(amountText(flip));
    const QString card = flipCard(exact, flip);
    for (QWidget* part : std::initializer_list<QWidget*>{line.what, line.change, line.amount})
        part->setToolTip(card);
    line.apply->setAccessibleName(tr("Apply: %1").arg(exact));
    line.apply->setToolTip(tr("Apply: %1").arg(exact.toHtmlEscaped()));
}

void FlipPanel::showWaiting()
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_wait, m_waiting})
        part->setVisible(m_answer.recovery.has_value());
    if (!m_answer.recovery)
        return;
    const fairshare::Recovery& recovery = *m_answer.recovery;
    m_decay->setText(shownName(recovery.decayAlone));
    m_waiting->setSentence(shownName(recovery.sentence));
}

void FlipPanel::apply(std::size_t at)
{
    if (at >= m_answer.flips.size() || m_answer.question.scenario != m_document.scenario())
        return;
    const Flip flip = m_answer.flips[at];
    const ShareTree& now = m_document.scenario()->tree;
    auto tree = withFlip(now, flip);
    if (!tree) {
        m_sentence->setSentence(shownName(tree.error().message));
        m_sentence->show();
        return;
    }
    const NumberText numbers;
    const bool shares = flip.field == FlipField::Shares;
    const auto text = [&](long double value) {
        return shares ? numbers.shares(static_cast<std::uint32_t>(value)) : numbers.usage(value);
    };
    const QString title = setValueStep(shownName(userLabel(now, flip.row)), {text(flip.from), text(flip.to)},
        shares ? ValueField::Shares : ValueField::Usage);
    [[maybe_unused]] const auto done =
        m_document.apply(title, {}, [&tree](const Scenario& before) -> Result<Scenario> {
            Scenario changed = before;
            changed.tree = *tree;
            return changed;
        });
}

void FlipPanel::setApplicable(bool applicable)
{
    for (const Line& line : m_lines)
        line.apply->setEnabled(applicable);
}

QString FlipPanel::asText() const
{
    if (isHidden() || m_answer.question.scenario == nullptr)
        return {};
    QStringList lines{m_title->text().remove(ZeroWidthSpace)};
    for (const Flip& flip : m_answer.flips)
        lines << QStringLiteral("%1\t%2").arg(
            shownName(describe(flip, m_answer.question.scenario->tree)), amountText(flip));
    if (m_answer.flips.empty())
        lines << m_sentence->sentence();
    if (m_answer.recovery)
        lines << tr("or wait") + QLatin1Char('\t') + m_decay->text() << m_waiting->sentence();
    return lines.join(QLatin1Char('\n'));
}

} // namespace fairshare::gui
