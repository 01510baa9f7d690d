// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/value_edit.h"
#include "core/tree/node_row.h"

#include <QString>

#include <span>

/// Names of value edits in the history.
namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// Returns the name of the step: "Change shares of alice from 10 to 20", "Change usage of 3 rows to 2.0
/// TRES-h". The value is omitted if the rows get different ones.
/// @param before the tree without the edit
/// @param after the tree with it
/// @param rows rows of both trees, not empty
QString setValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field);

/// Values as shown; usage in TRES-hours.
struct ShownChange {
    QString from;
    QString to;
};

/// Returns the name of the step for one row, for a usage other than the row's own.
QString setValueStep(const QString& name, const ShownChange& values, ValueField field);

/// Returns the name of the step that reverts to baseline values: "Revert shares of alice from 20 to 10".
QString revertValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field);

} // namespace fairshare::gui
