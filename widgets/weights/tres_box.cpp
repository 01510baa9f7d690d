// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/tres_box.h"

#include "core/priority/tres_names.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace fairshare::gui {

TresBox::TresBox(QWidget* parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("addTresWeight"));
    setAccessibleName(tr("Add a TRES weight"));
    setToolTip(
        tr("Choose a TRES from the list or enter another name: gres/NAME, license/NAME, bb/NAME, fs/NAME."));
    setEditable(true);
    setInsertPolicy(NoInsert);
    lineEdit()->setPlaceholderText(tr("Add a TRES weight…"));
    connect(lineEdit(), &QLineEdit::returnPressed, this, &TresBox::ask);
    connect(this, &QComboBox::activated, this, &TresBox::ask);
}

void TresBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !currentText().isEmpty())
        clearEditText();
    else
        QComboBox::keyPressEvent(event);
}

void TresBox::focusInEvent(QFocusEvent* event)
{
    m_left = false;
    QComboBox::focusInEvent(event);
}

void TresBox::focusOutEvent(QFocusEvent* event)
{
    // When the field loses focus, a combo box treats a matching list entry as chosen.
    m_left = event->reason() != Qt::PopupFocusReason;
    QComboBox::focusOutEvent(event);
}

void TresBox::setTaken(const QStringList& names)
{
    if (m_taken == names)
        return;
    m_taken = names;
    const QString typed = currentText();
    clear();
    const auto offer = [&](const QString& name) {
        if (!names.contains(name))
            addItem(name);
    };
    for (const std::string_view name : staticTres())
        offer(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    offer(QStringLiteral("gres/gpu"));
    setCurrentIndex(-1);
    setEditText(names.contains(typed) ? QString() : typed);
}

void TresBox::ask()
{
    const QString name = currentText().trimmed();
    if (m_left) {
        setCurrentIndex(-1);
        clearEditText();
        return;
    }
    if (name.isEmpty())
        return;
    // An accepted name is no longer offered; a refused one stays for correction.
    Q_EMIT asked(name);
}

} // namespace fairshare::gui
