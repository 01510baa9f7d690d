// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/formula_band.h"

#include "widgets/controls/fields/formula_field.h"
#include "widgets/text/shown_text.h"

#include "core/base/files/files.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace fairshare::gui {

FormulaBand::FormulaBand(Document& document, QWidget* parent)
    : EditBand(document, parent)
    , m_formula(new FormulaField(this))
{
    createFields();
    connect(&document, &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change == Document::Change::Opened)
            forgetSource();
    });
}

void FormulaBand::createFields()
{
    auto* title = new QLabel(tr("Formula"), this);
    title->setBuddy(m_formula);
    m_formula->setObjectName(QStringLiteral("formulaText"));
    m_formula->setAccessibleName(tr("Formula"));
    m_formula->setPlaceholderText(tr("shares = headcount * 2"));
    m_formula->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("shares = headcount * 2000")));
    auto* file = new QPushButton(tr("Columns from f&ile…"), this);
    file->setObjectName(QStringLiteral("formulaFile"));
    file->setToolTip(
        tr("Use the columns of a CSV or TSV file, with names of users or accounts in the first one"));
    auto* cells = new QPushButton(tr("&Paste columns"), this);
    cells->setObjectName(QStringLiteral("formulaPaste"));
    cells->setToolTip(tr("Use the columns of cells that were copied from a spreadsheet, with names of users "
                         "or accounts in the first one"));
    fields().addWidget(title);
    fields().addWidget(m_formula, 1);
    for (QPushButton* button : {file, cells}) {
        button->setAutoDefault(true); // Return presses it
        fields().addWidget(button);
    }
    connect(m_formula, &QLineEdit::textEdited, this, &FormulaBand::replan);
    connect(m_formula, &FormulaField::confirmed, this, &FormulaBand::apply);
    connect(m_formula, &FormulaField::tablePasted, this, &FormulaBand::takeCells);
    connect(file, &QPushButton::clicked, this, &FormulaBand::chooseFile);
    connect(cells, &QPushButton::clicked, this, [this] { takeCells(QApplication::clipboard()->text()); });
}

QString FormulaBand::typed() const
{
    return m_formula->text();
}

QWidget* FormulaBand::firstButton() const
{
    return m_formula;
}

void FormulaBand::setWords(const QStringList& columns, const QStringList& functions)
{
    m_formula->setNames(columns + functions);
    m_formula->setToolTip(tr("Columns: %1\nFunctions: %2")
            .arg(columns.join(QStringLiteral(", ")), functions.join(QStringLiteral(", "))));
}

void FormulaBand::ask()
{
    if (document().isEmpty() || !finishEditing())
        return;
    m_formula->setText(startingText());
    appear(true);
    m_formula->end(false);
    replan();
}

void FormulaBand::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Columns for the formula"), {}, tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        takeFile(path);
}

void FormulaBand::takeFile(const QString& path)
{
    auto text = readFile(path.toStdString());
    m_formula->setFocus();
    if (text) {
        m_source = std::make_shared<const Source>(Source{QFileInfo(path).fileName(), std::move(*text)});
        replan();
        return;
    }
    const QString why = shownName(text.error().message);
    plan([why](const Scenario&, const Progress&) {
        return std::function<Outcome()>([why] { return Outcome{.sentence = why, .refused = true}; });
    });
}

void FormulaBand::takeCells(const QString& text)
{
    m_source = std::make_shared<const Source>(Source{tr("clipboard"), text.toStdString()});
    m_formula->setFocus();
    replan();
}

} // namespace fairshare::gui
