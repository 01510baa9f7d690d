// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/warning_list.h"

#include "widgets/controls/menus/link_button.h"
#include "widgets/theme/icons.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace fairshare::gui {
namespace {

QLabel* textLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

WarningList::WarningList(QString none, QWidget* parent)
    : QWidget(parent)
    , m_none(std::move(none))
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    rebuild();
}

void WarningList::setEntries(std::vector<Entry> entries)
{
    if (m_entries == entries)
        return;
    m_entries = std::move(entries);
    rebuild();
}

void WarningList::setTheme(const Theme& theme)
{
    m_theme = theme;
    rebuild();
}

void WarningList::rebuild()
{
    if (m_content != nullptr) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    m_rows->addWidget(m_content);
    auto* rows = new QGridLayout(m_content);
    const int em = fontMetrics().height();
    rows->setContentsMargins(em / 2, em / 2, em / 2, em / 2);
    rows->setHorizontalSpacing(em / 2);
    rows->setVerticalSpacing(em / 8);
    rows->setColumnStretch(1, 1);
    if (m_entries.empty())
        rows->addWidget(textLabel(m_none, m_content), 0, 0, 1, 2);
    int row = 0;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        const Entry& entry = m_entries[at];
        auto* mark = new QLabel(m_content);
        if (entry.warns) {
            mark->setPixmap(icon(Symbol::Warning, Role::Warning).pixmap(em, em));
            mark->setAccessibleName(tr("Warning"));
        }
        rows->addWidget(mark, row, 0, Qt::AlignTop);
        auto* title = textLabel(entry.title, m_content);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        rows->addWidget(title, row++, 1);
        auto* text = textLabel(entry.text, m_content);
        QPalette quiet;
        quiet.setColor(QPalette::WindowText, m_theme.color(Role::Text2));
        text->setPalette(quiet);
        rows->addWidget(text, row++, 1);
        const auto addLink = [&](const QString& words, void (WarningList::*asked)(int)) {
            if (words.isEmpty())
                return;
            auto* link = new LinkButton(m_content);
            link->setText(words);
            connect(link, &LinkButton::clicked, this,
                [this, at, asked] { Q_EMIT(this->*asked)(static_cast<int>(at)); });
            rows->addWidget(link, row++, 1, Qt::AlignLeft);
        };
        addLink(entry.fix, &WarningList::fixAsked);
        addLink(entry.show, &WarningList::showAsked);
        rows->setRowMinimumHeight(row++, em / 2);
    }
    rows->setRowStretch(row, 1);
}

} // namespace fairshare::gui
