// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/template_band.h"

#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/text/language.h"

#include "core/analysis/generate/generator.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int LargestSize = 1'000'000; ///< limit that a window still shows without delay
constexpr int FirstSize = 60;
constexpr int LargestTreeSeed = 99999;

void addField(QBoxLayout& row, const QString& text, QWidget* field)
{
    auto* label = new QLabel(text);
    label->setBuddy(field);
    row.addWidget(label);
    row.addWidget(field);
}

} // namespace

TemplateBand::TemplateBand(QWidget* parent)
    : Band(parent)
    , m_numbersAndButtons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_shape(new QComboBox(this))
    , m_summary(new QLabel(this))
    , m_size(new WholeNumberBox(this))
    , m_seed(new WholeNumberBox(this))
{
    setObjectName(QStringLiteral("templateBand"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* rows = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    rows->setContentsMargins(2 * margin, margin, margin, margin);
    createFields(*rows);
    createButtons();
    describeShape();
    hide();
}

void TemplateBand::createFields(QVBoxLayout& rows)
{
    m_shape->setObjectName(QStringLiteral("templateShape"));
    m_shape->setAccessibleName(tr("Tree shape"));
    for (const GeneratorShape& shape : generatorShapes())
        m_shape->addItem(QString::fromUtf8(shape.id), coreText(shape.summary));
    m_shape->setCurrentIndex(m_shape->findText(QString::fromUtf8(GeneratorRequest().shape)));
    connect(m_shape, &QComboBox::currentIndexChanged, this, &TemplateBand::describeShape);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setWordWrap(true);
    m_size->setObjectName(QStringLiteral("templateSize"));
    m_size->setAccessibleName(tr("Associations"));
    m_size->setToolTip(tr("Associations, including the root"));
    m_size->setRange(2, LargestSize);
    m_size->setValue(FirstSize);
    m_size->setGroupSeparatorShown(true);
    m_seed->setObjectName(QStringLiteral("templateSeed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Random seed; the same seed gives the same tree"));
    m_seed->setRange(0, LargestTreeSeed);
    m_seed->setValue(1);
    auto* row = new QHBoxLayout;
    addField(*row, tr("Sha&pe"), m_shape);
    row->addWidget(m_summary, 1);
    rows.addLayout(row);
    auto* numbers = new QHBoxLayout;
    addField(*numbers, tr("Ass&ociations"), m_size);
    addField(*numbers, tr("See&d"), m_seed);
    numbers->addStretch();
    m_numbersAndButtons->addLayout(numbers);
    rows.addLayout(m_numbersAndButtons);
}

void TemplateBand::createButtons()
{
    auto* make = new QPushButton(tr("Cre&ate"), this);
    make->setObjectName(QStringLiteral("templateCreate"));
    make->setAutoDefault(true); // Return presses it
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("templateClose"));
    close->setAutoDefault(true);
    for (QPushButton* button : {make, close}) // narrower than the style default
        button->setMinimumWidth(fontMetrics().horizontalAdvance(button->text()) + 2 * fontMetrics().height());
    connect(make, &QPushButton::clicked, this, &TemplateBand::create);
    connect(close, &QPushButton::clicked, this, &Band::leave);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(make);
    row->addWidget(close);
    m_numbersAndButtons->addLayout(row);
}

QSize TemplateBand::minimumSizeHint() const
{
    int widest = layout()->itemAt(0)->minimumSize().width();
    for (int at = 0; at < m_numbersAndButtons->count(); ++at)
        widest = std::max(widest, m_numbersAndButtons->itemAt(at)->minimumSize().width());
    const QMargins margins = layout()->contentsMargins();
    return {widest + margins.left() + margins.right() + 2 * frameWidth(), Band::minimumSizeHint().height()};
}

void TemplateBand::resizeEvent(QResizeEvent* event)
{
    Band::resizeEvent(event);
    int wanted = m_numbersAndButtons->spacing();
    for (int at = 0; at < m_numbersAndButtons->count(); ++at)
        wanted += m_numbersAndButtons->itemAt(at)->sizeHint().width();
    const bool beside = wanted <= layout()->contentsRect().width();
    m_numbersAndButtons->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TemplateBand::describeShape()
{
    m_summary->setText(m_shape->currentData().toString());
}

void TemplateBand::ask()
{
    appear(true);
}

QWidget* TemplateBand::firstButton() const
{
    return m_shape;
}

void TemplateBand::create()
{
    if (!m_size->settle() || !m_seed->settle())
        return;
    leave();
    Q_EMIT wanted({m_shape->currentText(), static_cast<quint64>(m_size->value()),
        static_cast<quint64>(m_seed->value())});
}

void TemplateBand::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        create();
    else
        Band::keyPressEvent(event);
}

} // namespace fairshare::gui
