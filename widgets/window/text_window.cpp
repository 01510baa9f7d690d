// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/text_window.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include "core/base/files.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace fairshare::gui {
namespace {

constexpr int LineLength = 90; ///< in widths of "0"
constexpr int LineCount = 22;

} // namespace

TextWindow::TextWindow(Words words, QWidget* parent)
    : QDialog(parent)
    , m_words(std::move(words))
    , m_writing(nullptr, LatestWork::Older::Finish)
    , m_summary(new WrappedText(this))
    , m_text(new QPlainTextEdit(this))
    , m_outcome(new WrappedText(this))
    , m_copy(new QPushButton(tr("C&opy"), this))
    , m_save(new QPushButton(tr("&Save…"), this))
{
    setObjectName(m_words.name);
    setWindowTitle(m_words.title);
    createLayout();
    m_summary->setSentence(m_words.summary);
    connect(m_copy, &QPushButton::clicked, this, &TextWindow::copy);
    connect(m_save, &QPushButton::clicked, this, &TextWindow::save);
    setText({});
}

void TextWindow::createLayout()
{
    m_text->setObjectName(m_words.name + QStringLiteral("Text"));
    m_text->setAccessibleName(m_words.title);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_outcome->setObjectName(m_words.name + QStringLiteral("Outcome"));
    m_outcome->setAccessibleName(tr("What became of copying or saving"));
    m_outcome->hide();
    auto* buttons = new QDialogButtonBox(this);
    auto* close = new QPushButton(tr("C&lose"), this);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_summary);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_outcome);
    rows->addWidget(buttons);
    const QSize wanted(
        LineLength * CellMetrics(m_text->font()).ch, LineCount * m_text->fontMetrics().height());
    resize(wanted.boundedTo(screen()->availableSize()));
}

void TextWindow::setText(const QString& text)
{
    m_copy->setEnabled(!text.isEmpty());
    m_save->setEnabled(!text.isEmpty());
    if (m_text->toPlainText() == text)
        return;
    m_outcome->hide();
    m_text->setPlainText(text);
}

QString TextWindow::text() const
{
    return m_text->toPlainText();
}

void TextWindow::appear()
{
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

void TextWindow::tell(const Result<void>& done, const QString& success)
{
    m_outcome->setSentence(done ? success : shownName(describe(done.error())));
    m_outcome->show();
}

void TextWindow::copy()
{
    tell(putIntoClipboard(text()), tr("Copied"));
}

void TextWindow::save()
{
    QFileDialog dialog(this, m_words.title);
    dialog.setObjectName(m_words.name + QStringLiteral("Dialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(m_words.filter);
    dialog.selectFile(m_words.fileName);
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        saveTo(dialog.selectedFiles().front());
}

void TextWindow::saveTo(const QString& path)
{
    m_writing.request([this, path, content = text().toStdString()](const Progress&) -> LatestWork::Answer {
        return [this, path, done = writeFile(path.toStdString(), content)] {
            tell(done, tr("Written: %1").arg(path));
        };
    });
}

} // namespace fairshare::gui
