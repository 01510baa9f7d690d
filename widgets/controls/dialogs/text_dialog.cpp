// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/text_dialog.h"

#include "widgets/document/export_folder.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include "core/base/files/files.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace fairshare::gui {

TextDialog::TextDialog(const Layout& layout, QWidget* parent)
    : QDialog(parent)
    , m_writing(nullptr, LatestWork::Older::Finish)
    , m_summary(new WrappedText(this))
    , m_choices(new QHBoxLayout)
    , m_text(new QPlainTextEdit(this))
    , m_outcome(new WrappedText(this))
    , m_copy(new QPushButton(tr("C&opy"), this))
    , m_save(new QPushButton(tr("&Save…"), this))
{
    createLayout(layout);
    connect(m_copy, &QPushButton::clicked, this, &TextDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &TextDialog::save);
    connect(this, &TextDialog::saved, this, [this](const QString& path) { tell(tr("Saved: %1").arg(path)); });
    connect(
        this, &TextDialog::notSaved, this, [this](const Error& error) { tell(shownName(describe(error))); });
}

void TextDialog::createLayout(const Layout& layout)
{
    m_summary->setObjectName(layout.name + QStringLiteral("Summary"));
    m_text->setObjectName(layout.name + QStringLiteral("Text"));
    m_text->setAccessibleName(layout.title);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_outcome->setObjectName(layout.name + QStringLiteral("Outcome"));
    m_outcome->setAccessibleName(tr("Result"));
    m_outcome->hide();
    m_copy->setObjectName(layout.name + QStringLiteral("Copy"));
    m_save->setObjectName(layout.name + QStringLiteral("Save"));
    auto* buttons = new QDialogButtonBox(this);
    auto* close = new QPushButton(tr("C&lose"), this);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_summary);
    rows->addLayout(m_choices);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_outcome);
    rows->addWidget(buttons);
    const QSize wanted(layout.characters.width() * CellMetrics(m_text->font()).ch,
        layout.characters.height() * m_text->fontMetrics().height());
    resize(wanted.boundedTo(screen()->availableSize()));
}

void TextDialog::appear()
{
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

void TextDialog::setSummary(const QString& sentence)
{
    m_summary->setSentence(sentence);
}

void TextDialog::nameSummary(const QString& name)
{
    m_summary->setAccessibleName(name);
}

void TextDialog::setTakable(bool takable)
{
    m_copy->setEnabled(takable);
    m_save->setEnabled(takable);
}

void TextDialog::showText(const QString& text)
{
    forgetOutcome();
    m_text->setPlainText(text);
}

QString TextDialog::shownText() const
{
    return m_text->toPlainText();
}

void TextDialog::tell(const QString& outcome)
{
    m_outcome->setSentence(outcome);
    m_outcome->show();
}

void TextDialog::forgetOutcome()
{
    m_outcome->hide();
}

QString TextDialog::chosenFile(QFileDialog& dialog, const QString& name, ExportFolder& folder)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDirectory(folder.path());
    dialog.selectFile(QFileInfo(folder.pathOf(name)).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    folder.remember(path);
    return path;
}

QCheckBox& TextDialog::addChoice(const QString& name, const QString& text)
{
    auto* choice = new QCheckBox(text, this);
    choice->setObjectName(name);
    const std::unique_ptr<QLayoutItem> stretch(m_choices->takeAt(m_choices->count() - 1));
    if (!stretch)
        m_choices->setSpacing(fontMetrics().height());
    QWidget* before = m_choices->isEmpty() ? nullptr : m_choices->itemAt(m_choices->count() - 1)->widget();
    m_choices->addWidget(choice);
    m_choices->addStretch(1);
    setTabOrder(before == nullptr ? m_summary : before, choice);
    return *choice;
}

void TextDialog::write(const QString& path, std::shared_ptr<const std::string> text)
{
    m_writing.request([this, path, text = std::move(text)](const Progress&) -> LatestWork::Answer {
        return [this, path, done = writeFile(path.toStdString(), *text)] {
            if (done)
                Q_EMIT saved(path);
            else
                Q_EMIT notSaved(done.error());
        };
    });
}

} // namespace fairshare::gui
