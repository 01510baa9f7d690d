// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/value_edit.h"
#include "core/tree/node_row.h"

#include <QString>

#include <span>

/// What the history calls an edit of values.
namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// "Set shares of alice from 10 to 20", "Set usage of 3 rows to 2.0 TRES-h", and without the value where the
/// rows get different ones.
/// @param before the tree without the edit
/// @param after the tree with it
/// @param rows of both trees, not empty
QString setValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field);

/// Values as they are shown, usage in TRES-hours.
struct ShownChange {
    QString from;
    QString to;
};

/// The same of one row, for a usage that is not the row's own.
QString setValueStep(const QString& name, const ShownChange& values, ValueField field);

/// The same of giving values of the baseline back: "Revert shares of alice from 20 to 10".
QString revertValueStep(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> rows, ValueField field);

} // namespace fairshare::gui
