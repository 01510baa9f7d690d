// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/flags_button.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

FlagsButton::FlagsButton(QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("priorityFlags"));
    setAccessibleName(QStringLiteral("PriorityFlags"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* menu = new QMenu(this);
    for (const std::string_view name : PriorityFlags::allNames()) {
        QAction* action = menu->addAction(gui::textOf(name));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, name](bool on) { Q_EMIT flagSet(name, on); });
    }
    setMenu(menu);
}

void FlagsButton::setFlags(const PriorityFlags& flags)
{
    if (m_flags == flags)
        return;
    m_flags = flags;
    setText(textOf(flags));
    setToolTip(QStringLiteral("PriorityFlags: ") + textOf(flags));
    for (QAction* action : menu()->actions()) {
        PriorityFlags with = flags;
        with.set(action->text().toStdString());
        action->setChecked(with == flags);
    }
}

QString FlagsButton::textOf(const PriorityFlags& flags)
{
    QStringList names;
    for (const std::string_view name : flags.names())
        names << gui::textOf(name);
    return names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
}

} // namespace fairshare::gui
