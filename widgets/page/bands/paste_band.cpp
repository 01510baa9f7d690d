// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/paste_band.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace fairshare::gui {

PasteBand::PasteBand(Document& document, QWidget* parent)
    : EditBand(document, parent)
    , m_title(new QLabel(tr("Paste"), this))
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("pasteTitle"));
    fields().addWidget(m_title);
    fields().addStretch();
}

QWidget* PasteBand::firstButton() const
{
    return &applyButton();
}

void PasteBand::ask(const QString& text)
{
    if (document().isEmpty())
        return;
    m_text = text;
    applyButton().setEnabled(true);
    appear(true);
    replan();
}

EditBand::Outcome PasteBand::outcome(
    const PasteFacts& facts, const QString& changes, const QString& first) const
{
    const NumberText numbers;
    Outcome outcome;
    outcome.step = tr("Paste %1").arg(changes.isEmpty() ? tr("nothing") : changes);
    const std::size_t fitting = facts.lines - std::min(facts.lines, facts.misfitLines);
    const QString lines = numbers.count(fitting);
    if (changes.isEmpty())
        outcome.sentence = tr("Lines without changes: %1").arg(lines);
    else
        outcome.sentence = fitting == 1 ? tr("1 line changes %1: %2").arg(changes, first)
                                        : tr("%1 lines change %2: %3").arg(lines, changes, first);
    if (facts.passedOver > 0)
        outcome.sentence += tr("; computed columns ignored: %1").arg(facts.passedOver);
    if (facts.misfitLines > 0)
        outcome.sentence +=
            tr("; lines that do not match and are skipped: %1").arg(numbers.count(facts.misfitLines));
    QStringList misfits;
    for (const PasteMisfit& misfit : facts.misfits)
        misfits << tr("line %1: %2").arg(QString::number(misfit.line), shownName(misfit.why));
    outcome.details = misfits.join(QLatin1Char('\n'));
    return outcome;
}

} // namespace fairshare::gui
