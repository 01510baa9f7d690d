// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/review_text_field.h"

#include "widgets/text/shown_text.h"

#include "core/base/files/files.h"
#include "core/report/review/own_text.h"

#include <QFileDialog>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace fairshare::gui {

ReviewTextField::ReviewTextField(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
{
    constexpr int LeastLines = 5;
    m_edit->setObjectName(QStringLiteral("reviewText"));
    m_edit->setAccessibleName(tr("Own text"));
    m_edit->setPlaceholderText(
        tr("Why this is proposed, or what was decided. # Heading, - list item, *emphasis*, **strong**."));
    m_edit->setTabChangesFocus(true);
    m_edit->setMinimumHeight(LeastLines * QFontMetrics(m_edit->font()).lineSpacing());
    auto* load = new QPushButton(tr("Loa&d from file…"), this);
    load->setObjectName(QStringLiteral("reviewTextLoad"));
    load->setAutoDefault(false);
    connect(load, &QPushButton::clicked, this, &ReviewTextField::choose);
    setFocusProxy(m_edit);
    auto* below = new QHBoxLayout;
    below->addWidget(load);
    below->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(m_edit, 1);
    rows->addLayout(below);
}

std::string ReviewTextField::text() const
{
    return m_edit->toPlainText().toStdString();
}

void ReviewTextField::choose()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Load own text"), {}, tr("Markdown (*.md *.markdown *.txt);;All files (*)"));
    if (!path.isEmpty())
        load(path);
}

void ReviewTextField::load(const QString& path)
{
    const auto text = readFile(path.toStdString());
    Result<void> readable;
    if (!text)
        readable = tl::unexpected(text.error());
    else if (auto sections = ownSections(*text); !sections)
        readable = tl::unexpected(sections.error());
    if (readable) {
        m_edit->setPlainText(fromCore(*text));
        return;
    }
    Error error = readable.error();
    error.file = path.toStdString();
    Q_EMIT failed(error);
}

} // namespace fairshare::gui
