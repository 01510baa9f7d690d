// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/value_edit.h"

#include <QLocale>

#include <string>

namespace fairshare::gui {

/// Number format of the user's locale; owns the texts that NumberMarks refers to.
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
