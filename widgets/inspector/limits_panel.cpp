// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/limits_panel.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include "core/analysis/limits/binding_limits.h"
#include "core/scenario/scenario.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fairshare::gui {

LimitsPanel::LimitsPanel(const Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new QLabel(tr("Limits reached or nearly reached"), this))
    , m_limits(new WrappedText(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(captionFont(font()));
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_limits->setObjectName(QStringLiteral("inspectorLimits"));
    m_limits->setAccessibleName(m_title->text());
    m_limits->setFocusPolicy(Qt::ClickFocus);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(CellMetrics(font()).em / 3);
    rows->addWidget(m_title);
    rows->addWidget(m_limits);
    hide();
}

void LimitsPanel::setNode(NodeRow node)
{
    QStringList lines;
    for (const std::string& sentence : limitSentences(*m_document.scenario(), node))
        lines << shownName(sentence).replace(QLatin1String(" %"), QStringLiteral("\u00A0%"));
    m_limits->setSentence(lines.join(QChar(0x2028)));
    setVisible(!lines.isEmpty());
}

QString LimitsPanel::asText() const
{
    if (m_limits->sentence().isEmpty())
        return {};
    QString limits = m_limits->sentence();
    return m_title->text() + QLatin1Char('\n') + limits.replace(QChar(0x2028), QLatin1Char('\n'));
}

} // namespace fairshare::gui
