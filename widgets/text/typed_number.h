// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/value_edit.h"

#include <QLocale>

#include <string>

namespace fairshare::gui {

/// How people of this locale write numbers; keeps the texts that NumberMarks only looks at.
struct TypedNumber {
    explicit TypedNumber(const QLocale& locale = QLocale())
        : point(locale.decimalPoint().toStdString())
        , group(locale.groupSeparator().toStdString())
    {
    }

    NumberMarks marks() const { return {point, group}; }

    std::string point;
    std::string group;
};

} // namespace fairshare::gui
