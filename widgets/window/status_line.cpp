// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/status_line.h"

#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double MillisecondsShown = 0.01;

/// A text with a line at its left, unless it is the first.
class StatusPart : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QLabel::paintEvent(event);
        if (objectName() == QLatin1String("statusFile"))
            return;
        QPainter painter(this);
        painter.setPen(themeOf(palette()).color(Role::Border));
        painter.drawLine(rect().topLeft(), rect().bottomLeft());
    }
};

} // namespace

StatusLine::StatusLine(const Document& document, const ScenarioResults& results, QWidget* parent)
    : QStatusBar(parent)
    , m_document(document)
    , m_results(results)
    , m_file(addPart())
    , m_size(addPart())
    , m_time(addPart())
    , m_selection(addPart())
{
    setObjectName(QStringLiteral("statusLine"));
    m_file->setObjectName(QStringLiteral("statusFile"));
    m_size->setObjectName(QStringLiteral("statusSize"));
    m_time->setObjectName(QStringLiteral("statusTime"));
    m_selection->setObjectName(QStringLiteral("statusSelection"));
    connect(&document, &Document::stateChanged, this, &StatusLine::refresh);
    connect(&document, &Document::scenarioChanged, this, &StatusLine::refresh);
    connect(&results, &ScenarioResults::changed, this, &StatusLine::refresh);
    refresh();
}

QLabel* StatusLine::addPart()
{
    auto* label = new StatusPart(this);
    label->setTextFormat(Qt::PlainText);
    const int margin = fontMetrics().height() / 2;
    label->setContentsMargins(margin, 0, margin, 0);
    addWidget(label);
    return label;
}

void StatusLine::setSelection(const QStringList& names, std::size_t count)
{
    QString text = names.join(QStringLiteral(", "));
    if (count > static_cast<std::size_t>(names.size()))
        text = tr("%1 rows").arg(NumberText().count(count));
    m_selection->setText(names.isEmpty() ? QString() : tr("Selected: %1").arg(text));
    m_selection->setVisible(!names.isEmpty());
}

void StatusLine::setTimeShown(bool shown)
{
    m_timeShown = shown;
    refresh();
}

QString StatusLine::fileText() const
{
    if (m_document.isEmpty())
        return tr("No scenario open");
    const QString name = m_document.displayName();
    const int steps = m_document.unsavedSteps();
    if (steps == 0)
        return name;
    if (steps < 0)
        return tr("%1, unsaved changes").arg(name);
    return steps == 1 ? tr("%1, 1 unsaved change").arg(name)
                      : tr("%1, %2 unsaved changes").arg(name).arg(steps);
}

QString StatusLine::sizeText() const
{
    if (m_document.isEmpty())
        return {};
    const NumberText numbers;
    const ShareTree& tree = m_document.scenario()->tree;
    const QString users =
        tree.userCount() == 1 ? tr("1 user") : tr("%1 users").arg(numbers.count(tree.userCount()));
    return tree.size() == 1 ? tr("1 association, %1").arg(users)
                            : tr("%1 associations, %2").arg(numbers.count(tree.size()), users);
}

QString StatusLine::timeText() const
{
    const EvaluationPtr& evaluation = m_results.current();
    if (!evaluation || !m_timeShown)
        return {};
    const double milliseconds = evaluation->seconds * 1000;
    return tr("%1 algorithms evaluated in %2 ms")
        .arg(evaluation->results.size())
        .arg(NumberText().real(std::max(milliseconds, MillisecondsShown), milliseconds < 1 ? 2 : 1));
}

void StatusLine::refresh()
{
    m_file->setText(fileText());
    m_size->setText(sizeText());
    m_size->setVisible(!m_size->text().isEmpty());
    m_time->setText(timeText());
    m_time->setVisible(!m_time->text().isEmpty());
    m_selection->setVisible(!m_selection->text().isEmpty() && !m_document.isEmpty());
}

} // namespace fairshare::gui
