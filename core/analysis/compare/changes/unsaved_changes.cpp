// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/unsaved_changes.h"

#include "core/analysis/compare/changes/saved_form.h"
#include "core/analysis/compare/changes/single_change.h"
#include "core/scenario/variants/variant.h"

#include <algorithm>
#include <string_view>

namespace fairshare {
namespace {

Scenario withoutSection(const Scenario& scenario)
{
    Scenario rest = scenario;
    std::erase_if(rest.sections, [](const auto& section) { return section.first == "variants"; });
    return rest;
}

const Variant* findVariant(const std::vector<Variant>& variants, std::string_view name)
{
    const auto found = std::find_if(
        variants.begin(), variants.end(), [name](const Variant& variant) { return variant.name == name; });
    return found == variants.end() ? nullptr : &*found;
}

std::size_t countChanges(const Scenario& before, const Scenario& after)
{
    if (before.tree == after.tree)
        return 0;
    const Difference difference = differenceOf(before, after, matchRows(after.tree, before.tree));
    return singleChanges(difference, before.tree, after.tree).size();
}

/// Returns the scenario with the tree of a variant, or with its own tree if the variant cannot be applied.
Scenario shownAs(const Scenario& own, const std::vector<VariantEdit>& edits)
{
    Scenario shown = own;
    if (auto made = withVariant(own.tree, {.name = {}, .edits = edits}))
        shown.tree = std::move(made->tree);
    return shown;
}

/// Counts changes in the variants, in addition to changes in the own tree.
class VariantCounter {
public:
    VariantCounter(const SavedForm& stored, const SavedForm& now)
        : m_stored(stored)
        , m_now(now)
        , m_sameTree(stored.own.tree == now.own.tree)
    {
    }

    std::size_t count() const
    {
        std::size_t sum = 0;
        for (const Variant& variant : m_now.variants) {
            const std::vector<VariantEdit> before = storedEdits(variant);
            if (before != variant.edits)
                sum += countChanges(shownAs(m_now.own, before), shownAs(m_now.own, variant.edits));
        }
        return sum;
    }

private:
    /// Returns the stored edits of the same variant, adapted to the current tree; empty for a new variant.
    std::vector<VariantEdit> storedEdits(const Variant& variant) const
    {
        if (const Variant* same = findVariant(m_stored.variants, variant.name))
            return following(same->edits);
        for (const Variant& other : m_stored.variants)
            if (findVariant(m_now.variants, other.name) == nullptr && following(other.edits) == variant.edits)
                return variant.edits;
        return {};
    }

    std::vector<VariantEdit> following(const std::vector<VariantEdit>& edits) const
    {
        return m_sameTree ? edits : editsFollowing(edits, m_stored.own.tree, m_now.own.tree);
    }

    const SavedForm& m_stored;
    const SavedForm& m_now;
    bool m_sameTree;
};

} // namespace

UnsavedChanges unsavedChanges(const SavedForm& stored, const SavedForm& now)
{
    const bool same =
        stored.variants == now.variants && withoutSection(stored.own) == withoutSection(now.own);
    if (same)
        return {};
    return {true, countChanges(stored.own, now.own) + VariantCounter(stored, now).count(),
        changedSettings(withoutSection(stored.own), withoutSection(now.own)).size()};
}

} // namespace fairshare
