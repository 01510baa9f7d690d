// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_flags.h"

#include <QToolButton>

#include <optional>
#include <string_view>

namespace fairshare::gui {

/// A button that shows which PriorityFlags are set; its menu lists all of them with check marks.
class FlagsButton : public QToolButton {
    Q_OBJECT

public:
    explicit FlagsButton(QWidget* parent = nullptr);

    void setFlags(const PriorityFlags& flags);

    /// Returns the flags as slurm.conf lists them, or a word for none.
    static QString textOf(const PriorityFlags& flags);

Q_SIGNALS:
    /// @param name as spelled in slurm.conf
    void flagSet(std::string_view name, bool on);

private:
    std::optional<PriorityFlags> m_flags; ///< nothing before they are set for the first time
};

} // namespace fairshare::gui
