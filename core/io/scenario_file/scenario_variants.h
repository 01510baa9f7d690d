// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/variants/variant.h"

#include <string_view>
#include <vector>

/// Variants of a scenario. They are stored in its section `variants`; one of them may be shown as its tree.
/// Edits made while a variant is shown belong to that variant.
namespace fairshare {

struct Scenario;

/// Returns the variants in file order. The variant that is shown has the edits of the current tree. Errors:
/// as for readVariants.
Result<std::vector<Variant>> variantsOf(const Scenario& scenario);

/// Returns the scenario with its variants replaced; the tree is unchanged. Errors: OutOfRange if a text is
/// not UTF-8.
Result<Scenario> withVariants(const Scenario& scenario, const std::vector<Variant>& variants);

/// Returns the names of the variants without reading the trees. Errors: as above.
Result<std::vector<std::string>> variantNames(const Scenario& scenario);

/// Returns the scenario's own tree, to which the edits of the variants apply.
const ShareTree& ownTree(const Scenario& scenario);

/// Returns the scenario in stored form: with its own tree, and with the changes to the variant that is shown
/// stored as edits of that variant. Errors: as above; OutOfRange if a text is not UTF-8.
Result<Scenario> withOwnTree(const Scenario& scenario);

/// Returns the scenario with the tree of this variant.
/// @param leftOut null, or receives the edits that do not apply to the own tree
/// Errors: as above; NotFound for an unknown variant; errors of withVariant.
Result<Scenario> withVariantShown(
    const Scenario& scenario, std::string_view name, Diagnostics* leftOut = nullptr);

/// Returns `after`, the result of a structural edit of `before`, with the variants adapted so that they still
/// refer to the same associations. While a variant is shown, `after` is returned unchanged. Errors: as above.
Result<Scenario> withVariantsFollowing(const Scenario& before, Scenario after);

/// Returns the scenario with its own tree and without variants.
Scenario withoutVariants(const Scenario& scenario);

/// Returns a separate scenario with the tree of this variant and without variants. Parameters and errors: as
/// for withVariantShown.
Result<Scenario> variantAlone(
    const Scenario& scenario, std::string_view name, Diagnostics* leftOut = nullptr);

/// Saves the current tree as a new variant, which is then shown.
/// @param own the scenario's own tree from now on, if no variant is shown yet
/// Errors: as above; BadInput for an empty name or a name in use.
Result<Scenario> withNewVariant(const Scenario& scenario, std::string_view name, const ShareTree& own);

/// Errors: as for withNewVariant and withVariantShown.
Result<Scenario> withVariantRenamed(
    const Scenario& scenario, std::string_view name, std::string_view newName);

/// Removes a variant. If it is shown, the own tree is shown instead. Errors: as for withVariantShown.
Result<Scenario> withoutVariant(const Scenario& scenario, std::string_view name);

} // namespace fairshare
