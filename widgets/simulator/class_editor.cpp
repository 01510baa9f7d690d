// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/class_editor.h"

#include "widgets/text/class_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/icons.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double LeastCoefficient = 0.001;
constexpr double MostCoefficient = 1'000'000;
constexpr double UsualCoefficient = 10;
constexpr std::size_t MostOffered = 200; ///< values of an attribute in its list

/// A spin box that shows as many decimals as its value has.
class CoefficientBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QString textFromValue(double value) const override
    {
        const QString point(locale().decimalPoint());
        QString text = QDoubleSpinBox::textFromValue(value);
        if (!text.contains(point))
            return text;
        while (text.endsWith(locale().zeroDigit()))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
        return text;
    }

    void fixup(QString& text) const override
    {
        if (text.isEmpty())
            text = textFromValue(value());
    }
};

} // namespace

ClassEditor::ClassEditor(QWidget* parent)
    : FlowRow(parent)
    , m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("classEditor"));
    flow().setGap(fontMetrics().height());
    m_add->setObjectName(QStringLiteral("classAdd"));
    m_add->setText(tr("Add class"));
    m_add->setFocusPolicy(Qt::StrongFocus);
    flow().insertWidget(0, m_add);
    connect(m_add, &QToolButton::clicked, this, &ClassEditor::addClass);
}

QString ClassEditor::summary(const std::vector<JobClass>& classes)
{
    if (classes.empty())
        return tr("none");
    if (classes.size() > 1)
        return tr("%1 classes").arg(classes.size());
    return classText(classes.front());
}

void ClassEditor::setNames(const std::array<std::vector<std::string>, JobAttributeCount>& names)
{
    m_names = names;
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        offerValues(at);
}

void ClassEditor::setClasses(const std::vector<JobClass>& classes)
{
    if (classes == m_classes && m_rows.size() == classes.size())
        return;
    m_classes = classes;
    while (m_rows.size() > classes.size()) {
        delete m_rows.back().widget;
        m_rows.pop_back();
    }
    while (m_rows.size() < classes.size())
        addRow();
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        fill(at);
    updateGeometry();
}

void ClassEditor::addRow()
{
    const std::size_t at = m_rows.size();
    const Row row = createRow(at);
    flow().insertWidget(flow().count() - 1, row.widget);
    row.widget->show();
    m_rows.push_back(row);
    connectRow(at);
}

ClassEditor::Row ClassEditor::createRow(std::size_t at)
{
    const int em = fontMetrics().height();
    Row row;
    row.widget = new QWidget(this);
    auto* parts = new QHBoxLayout(row.widget);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(em / 4);
    row.attribute = new QComboBox(row.widget);
    row.attribute->setObjectName(QStringLiteral("classAttribute%1").arg(at));
    row.attribute->addItems({tr("user"), tr("account"), tr("queue"), tr("application")});
    row.attribute->setAccessibleName(tr("Attribute of class %1").arg(at + 1));
    row.value = new QComboBox(row.widget);
    row.value->setObjectName(QStringLiteral("classValue%1").arg(at));
    row.value->setEditable(true);
    row.value->setInsertPolicy(QComboBox::NoInsert);
    row.value->setMinimumContentsLength(10);
    row.value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.value->setAccessibleName(tr("Value of class %1").arg(at + 1));
    row.coefficient = new CoefficientBox(row.widget);
    row.coefficient->setObjectName(QStringLiteral("classCoefficient%1").arg(at));
    row.coefficient->setRange(LeastCoefficient, MostCoefficient);
    row.coefficient->setDecimals(3);
    row.coefficient->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue); // values below 0 become 0
    row.coefficient->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    row.coefficient->setKeyboardTracking(false);
    row.coefficient->setToolTip(
        tr("Weight of the lost work of these jobs; jobs without a class have weight 1"));
    row.coefficient->setAccessibleName(tr("Coefficient of class %1").arg(at + 1));
    row.remove = new QToolButton(row.widget);
    row.remove->setObjectName(QStringLiteral("classRemove%1").arg(at));
    row.remove->setIcon(icon(Symbol::Close));
    row.remove->setAutoRaise(true);
    row.remove->setFocusPolicy(Qt::StrongFocus);
    row.remove->setText(tr("Remove class %1").arg(at + 1));
    row.remove->setToolTip(row.remove->text());
    row.remove->setAccessibleName(row.remove->text());
    parts->addWidget(row.attribute);
    parts->addWidget(new QLabel(QStringLiteral("="), row.widget));
    parts->addWidget(row.value);
    parts->addWidget(new QLabel(QStringLiteral("×"), row.widget));
    parts->addWidget(row.coefficient);
    parts->addWidget(row.remove);
    return row;
}

void ClassEditor::connectRow(std::size_t at)
{
    const Row& row = m_rows[at];
    connect(row.attribute, &QComboBox::activated, this, [this, at](int place) {
        const auto attribute = static_cast<JobAttribute>(place);
        const QString word = m_rows[at].attribute->itemText(place);
        if (isTaken(at, {.attribute = attribute, .value = m_classes[at].value}))
            return fill(at);
        m_classes[at].attribute = attribute;
        offerValues(at);
        Q_EMIT edited(tr("Change attribute of class %1 to %2").arg(at + 1).arg(word), {});
    });
    const auto takeValue = [this, at, value = row.value] {
        const std::string text = value->currentText().toStdString();
        if (m_filling || text == m_classes[at].value)
            return;
        // A file cannot contain a class without a value, or two classes with the same match.
        if (text.empty() || isTaken(at, {.attribute = m_classes[at].attribute, .value = text}))
            return value->setEditText(QString::fromStdString(m_classes[at].value));
        m_classes[at].value = text;
        Q_EMIT edited(tr("Change value of class %1 to %2").arg(at + 1).arg(value->currentText()), {});
    };
    connect(row.value, &QComboBox::activated, this, takeValue);
    connect(row.value->lineEdit(), &QLineEdit::editingFinished, this, takeValue);
    connect(row.coefficient, &QDoubleSpinBox::valueChanged, this, [this, at](double coefficient) {
        if (m_filling || coefficient == m_classes[at].coefficient)
            return;
        m_classes[at].coefficient = coefficient;
        Q_EMIT edited(
            tr("Change coefficient of class %1").arg(at + 1), QStringLiteral("coefficient %1").arg(at));
    });
    connect(row.remove, &QToolButton::clicked, this, [this, at] { removeRow(at); });
}

void ClassEditor::removeRow(std::size_t at)
{
    std::vector<JobClass> fewer = m_classes;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
    m_classes = fewer;
    // Deferred, because the button is still handling the click.
    QMetaObject::invokeMethod(
        this, [this, at] { Q_EMIT edited(tr("Remove class %1").arg(at + 1), {}); }, Qt::QueuedConnection);
}

bool ClassEditor::isTaken(std::size_t at, const JobClass& match) const
{
    for (std::size_t other = 0; other < m_classes.size(); ++other)
        if (other != at && m_classes[other].attribute == match.attribute
            && m_classes[other].value == match.value)
            return true;
    return false;
}

std::optional<JobClass> ClassEditor::firstUnused() const
{
    for (const JobAttribute attribute :
        {JobAttribute::Queue, JobAttribute::Application, JobAttribute::Account, JobAttribute::User})
        for (const std::string& name : m_names.at(static_cast<std::size_t>(attribute))) {
            const bool known = std::any_of(m_classes.begin(), m_classes.end(),
                [&name](const JobClass& each) { return each.value == name; });
            if (!name.empty() && !known)
                return JobClass{.attribute = attribute, .value = name, .coefficient = UsualCoefficient};
        }
    return std::nullopt;
}

void ClassEditor::addClass()
{
    const std::optional<JobClass> unused = firstUnused();
    if (!unused)
        return;
    m_classes.push_back(*unused);
    Q_EMIT edited(tr("Add job class"), {});
}

void ClassEditor::offerValues(std::size_t at)
{
    const QScopedValueRollback filling(m_filling, true);
    QComboBox& list = *m_rows[at].value;
    const QString shown = list.currentText();
    list.clear();
    std::size_t offered = 0;
    for (const std::string& name : m_names.at(static_cast<std::size_t>(m_classes[at].attribute)))
        if (!name.empty() && offered++ < MostOffered)
            list.addItem(QString::fromStdString(name));
    list.setEditText(shown);
}

void ClassEditor::fill(std::size_t at)
{
    offerValues(at);
    const QScopedValueRollback filling(m_filling, true);
    const Row& row = m_rows[at];
    row.attribute->setCurrentIndex(static_cast<int>(m_classes[at].attribute));
    row.value->setEditText(QString::fromStdString(m_classes[at].value));
    row.coefficient->setValue(m_classes[at].coefficient);
}

} // namespace fairshare::gui
