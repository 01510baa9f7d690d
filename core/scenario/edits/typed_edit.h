// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

/// Edits of a scenario that are typed as one line, for command lines and scripts. Associations are named as
/// by findAssociation: `alice`, `physics/alice`, `physics/alice partition=gpu`.
namespace fairshare {

struct TypedEdit {
    Scenario scenario;
    std::string done; ///< what changed: `user 'alice': shares 1 → 30`
};

/// Sets a value: `NAME shares=30`, `NAME usage=50 TRES-h`. Instead of `=`, `*=`, `/=`, `+=`
/// and `-=` change the present value. Usage is that of the subtree, in TRES-seconds without a unit, and
/// scales what is below an account. Errors: BadInput for another form; those of findAssociation and
/// withEditedValues.
Result<TypedEdit> withTypedValue(const Scenario& scenario, std::string_view text);

/// Changes the structure: `add account PATH`, `add user PATH`, `remove NAME`, `move NAME to ACCOUNT`,
/// `rename NAME to NEW`. The last part of PATH is the new name, the rest its account. Errors: BadInput for
/// another form; those of findAssociation and of structural edits.
Result<TypedEdit> withTypedStructure(const Scenario& scenario, std::string_view text);

/// Whether the text has one of these forms, whatever a scenario contains. Errors: BadInput.
Result<void> checkTypedValue(std::string_view text);
Result<void> checkTypedStructure(std::string_view text);

} // namespace fairshare
