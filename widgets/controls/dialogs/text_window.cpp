// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/dialogs/text_window.h"

#include "widgets/text/clipboard.h"
#include "widgets/text/shown_text.h"

#include <QFileDialog>

namespace fairshare::gui {
namespace {

constexpr int TextLineLength = 104; ///< in widths of "0"
constexpr int TextLineCount = 22;

} // namespace

TextWindow::TextWindow(const Words& words, ExportFolder& folder, QWidget* parent)
    : TextDialog({words.name, words.title, {TextLineLength, TextLineCount}}, parent)
    , m_words(words)
    , m_folder(folder)
{
    setObjectName(m_words.name);
    setWindowTitle(m_words.title);
    setSummary(m_words.summary);
    setText({});
}

void TextWindow::setText(const QString& text)
{
    setTakable(!text.isEmpty());
    if (shownText() != text)
        showText(text);
}

QString TextWindow::text() const
{
    return shownText();
}

void TextWindow::copy()
{
    const auto copied = putIntoClipboard(text());
    tell(copied ? tr("Copied") : shownName(describe(copied.error())));
}

void TextWindow::save()
{
    QFileDialog dialog(this, m_words.title);
    dialog.setObjectName(m_words.name + QStringLiteral("Dialog"));
    dialog.setNameFilter(m_words.filter);
    if (const QString path = chosenFile(dialog, m_words.fileName, m_folder); !path.isEmpty())
        saveTo(path);
}

void TextWindow::saveTo(const QString& path)
{
    write(path, std::make_shared<const std::string>(text().toStdString()));
}

} // namespace fairshare::gui
