// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/variant.h"

#include <string_view>
#include <vector>

/// The variants of a scenario: kept in its section `variants`, one of them perhaps shown as its tree. What is
/// edited while a variant is shown belongs to that variant.
namespace fairshare {

struct Scenario;

/// In the order of the file; that which is shown as its tree is now. Errors: those of readVariants.
Result<std::vector<Variant>> variantsOf(const Scenario& scenario);

/// With these variants instead of its own; its tree stays. Errors: OutOfRange where a text is not UTF-8.
Result<Scenario> withVariants(const Scenario& scenario, const std::vector<Variant>& variants);

/// Their names, without looking at the trees. Errors: as above.
Result<std::vector<std::string>> variantNames(const Scenario& scenario);

/// The tree that the variants edit.
const ShareTree& ownTree(const Scenario& scenario);

/// The scenario as it is stored: its own tree, and what was edited in the variant that is shown among its
/// edits. Errors: as above; OutOfRange where a text is not UTF-8.
Result<Scenario> withOwnTree(const Scenario& scenario);

/// With the tree of this variant. @param leftOut null, or gets what does not fit the own tree
/// Errors: as above; NotFound for a variant that is not there; those of withVariant.
Result<Scenario> withVariantShown(
    const Scenario& scenario, std::string_view name, Diagnostics* leftOut = nullptr);

/// `after`, which an edit of the structure made of `before`, with variants that still name the same
/// associations; as it is where a variant is shown. Errors: as above.
Result<Scenario> withVariantsFollowing(const Scenario& before, Scenario after);

/// With its own tree as it stands, and no variants.
Scenario withoutVariants(const Scenario& scenario);

/// A scenario of its own with the tree of this variant, and no variants. Parameters and errors: as above.
Result<Scenario> variantAlone(
    const Scenario& scenario, std::string_view name, Diagnostics* leftOut = nullptr);

/// Names the present tree: a new variant, shown from now on. @param own the scenario's own tree from now on,
/// where no variant is shown yet. Errors: as above; BadInput for an empty name or one that is taken.
Result<Scenario> withNewVariant(const Scenario& scenario, std::string_view name, const ShareTree& own);

/// Errors: as withNewVariant and withVariantShown.
Result<Scenario> withVariantRenamed(
    const Scenario& scenario, std::string_view name, std::string_view newName);

/// The own tree is shown where this variant was. Errors: as withVariantShown.
Result<Scenario> withoutVariant(const Scenario& scenario, std::string_view name);

} // namespace fairshare
