// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace fairshare::gui {

/// The rows for associations of a view that has one for each.
class AssociationRows {
public:
    virtual ~AssociationRows() = default;

    /// Shows and selects an association.
    virtual void goTo(NodeRow node) = 0;
    /// Called once the views of a changed scenario are shown: a new scenario starts at the top; after
    /// another change, the user stays where they were.
    virtual void follow(Document::Change change) = 0;
};

} // namespace fairshare::gui
