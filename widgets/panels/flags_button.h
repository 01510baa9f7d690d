// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_flags.h"

#include <QToolButton>

#include <optional>
#include <string_view>

namespace fairshare::gui {

/// PriorityFlags as a button that names those that are set; its menu has all of them to be checked.
class FlagsButton : public QToolButton {
    Q_OBJECT

public:
    explicit FlagsButton(QWidget* parent = nullptr);

    void setFlags(const PriorityFlags& flags);

    /// As slurm.conf lists them, or a word for none.
    static QString textOf(const PriorityFlags& flags);

Q_SIGNALS:
    /// @param name as slurm.conf spells it
    void flagSet(std::string_view name, bool on);

private:
    std::optional<PriorityFlags> m_flags; ///< nothing before the first
};

} // namespace fairshare::gui
