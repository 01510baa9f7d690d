// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/edit_band.h"

#include "widgets/text/wrapped_text.h"
#include "widgets/theme/theme.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <new>

namespace fairshare::gui {
namespace {

constexpr int MostOutcomeLines = 6;

} // namespace

EditBand::EditBand(Document& document, QWidget* parent)
    : Band(parent)
    , m_document(document)
    , m_fieldsAndButtons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_fields(new QHBoxLayout)
    , m_sentenceRow(new QHBoxLayout)
    , m_sentence(new WrappedText(this))
    , m_details(new QPlainTextEdit(this))
    , m_apply(new QPushButton(tr("&Apply"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_sentence->setObjectName(QStringLiteral("editSentence"));
    m_sentence->setAccessibleName(tr("Effect of the edit"));
    m_details->setObjectName(QStringLiteral("editDetails"));
    m_details->setAccessibleName(tr("Values that do not fit"));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_details->hide();
    auto* rows = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    rows->setContentsMargins(2 * margin, margin, margin, margin);
    m_fieldsAndButtons->addLayout(m_fields, 1);
    rows->addLayout(m_fieldsAndButtons);
    m_sentenceRow->addWidget(m_sentence, 1, Qt::AlignVCenter);
    rows->addLayout(m_sentenceRow);
    rows->addWidget(m_details);
    createButtons();
    connect(&document, &Document::scenarioChanged, this, &EditBand::onScenarioChanged);
    hide();
}

void EditBand::createButtons()
{
    m_apply->setObjectName(QStringLiteral("editApply"));
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("editCancel"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    for (QPushButton* button : {m_apply, cancel}) {
        button->setAutoDefault(true); // Return presses it
        // Make the buttons narrower than the default of the style.
        button->setMinimumWidth(fontMetrics().horizontalAdvance(button->text()) + 2 * fontMetrics().height());
        row->addWidget(button);
    }
    connect(m_apply, &QPushButton::clicked, this, &EditBand::apply);
    connect(cancel, &QPushButton::clicked, this, &Band::leave);
    m_fieldsAndButtons->addLayout(row);
}

QString EditBand::sentence() const
{
    return m_sentence->sentence();
}

QString EditBand::details() const
{
    return m_details->toPlainText();
}

QSize EditBand::minimumSizeHint() const
{
    int widest = m_sentenceRow->minimumSize().width();
    for (int at = 0; at < m_fieldsAndButtons->count(); ++at)
        widest = std::max(widest, m_fieldsAndButtons->itemAt(at)->minimumSize().width());
    const QMargins margins = layout()->contentsMargins();
    return {widest + margins.left() + margins.right() + 2 * frameWidth(), Band::minimumSizeHint().height()};
}

void EditBand::resizeEvent(QResizeEvent* event)
{
    Band::resizeEvent(event);
    int wanted = m_fieldsAndButtons->spacing();
    for (int at = 0; at < m_fieldsAndButtons->count(); ++at)
        wanted += m_fieldsAndButtons->itemAt(at)->sizeHint().width();
    const bool beside = wanted <= layout()->contentsRect().width();
    m_fieldsAndButtons->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void EditBand::changeEvent(QEvent* event)
{
    Band::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorSentence();
}

void EditBand::colorSentence()
{
    const Theme theme = themeOf(palette());
    QPalette colors = m_sentence->palette();
    colors.setColor(QPalette::Text, theme.color(m_outcome.refused ? Role::Error : Role::Text));
    m_sentence->setPalette(colors);
}

void EditBand::onScenarioChanged(Document::Change change)
{
    if (!isVisible())
        return;
    if (change == Document::Change::Opened)
        leave();
    else
        replan();
}

void EditBand::plan(const Work& work)
{
    m_outcome.after.reset();
    m_applyWhenReady = false;
    m_work.request([this, scenario = m_document.scenario(), work](const Progress& progress) {
        std::function<Outcome()> describe;
        try {
            describe = work(*scenario, progress);
        } catch (const std::bad_alloc&) {
            describe = [] { return Outcome{.sentence = tr("not enough memory"), .refused = true}; };
        }
        return LatestWork::Answer([this, describe] { show(describe()); });
    });
}

void EditBand::show(Outcome outcome)
{
    m_outcome = std::move(outcome);
    m_sentence->setSentence(m_outcome.sentence);
    colorSentence();
    m_details->setPlainText(m_outcome.details);
    const auto lines = std::min<qsizetype>(MostOutcomeLines, m_outcome.details.count(QLatin1Char('\n')) + 2);
    m_details->setFixedHeight(
        static_cast<int>(lines) * m_details->fontMetrics().lineSpacing() + fontMetrics().height() / 2);
    m_details->setVisible(!m_outcome.details.isEmpty());
    m_apply->setEnabled(m_outcome.after.has_value());
    if (m_applyWhenReady)
        apply();
}

void EditBand::apply()
{
    if (m_work.isBusy()) {
        m_applyWhenReady = true;
        return;
    }
    m_applyWhenReady = false;
    if (!m_outcome.after)
        return;
    const Outcome done = std::move(m_outcome);
    m_outcome = {};
    leave();
    // The result was made from the open scenario; otherwise the edit would have been planned again.
    [[maybe_unused]] const auto applied =
        m_document.apply(done.step, {}, [&done](const Scenario&) -> Result<Scenario> { return *done.after; });
}

void EditBand::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        apply();
    else
        Band::keyPressEvent(event);
}

} // namespace fairshare::gui
