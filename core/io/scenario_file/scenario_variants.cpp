// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/scenario_variants.h"

#include "core/base/nearest_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/scenario_file/node_figures.h"
#include "core/io/scenario_file/variants_reader.h"
#include "core/scenario/scenario.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::string_view Section = "variants";

auto sectionOf(const Scenario& scenario)
{
    return std::find_if(scenario.sections.begin(), scenario.sections.end(),
        [](const auto& section) { return section.first == Section; });
}

/// Writes the section with each edit on its own line, so that a change to one edit changes one line.
class SectionWriter {
public:
    Result<std::string> run(const std::vector<Variant>& variants)
    {
        m_out = "[";
        for (const Variant& variant : variants)
            write(variant, &variant == &variants.front());
        m_out += variants.empty() ? "]" : "\n  ]";
        if (!m_isText)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("a name in the variants is not valid UTF-8; a .fairshare file must be UTF-8"));
        return std::move(m_out);
    }

private:
    void write(const Variant& variant, bool first)
    {
        m_out += first ? "\n    { \"name\": " : ",\n    { \"name\": ";
        text(variant.name);
        for (const auto& [key, value] : variant.unknown) {
            member(key);
            m_out += value;
        }
        m_out += ", \"edits\": [";
        for (const VariantEdit& edit : variant.edits) {
            m_out += &edit == &variant.edits.front() ? "\n      " : ",\n      ";
            write(edit);
        }
        m_out += variant.edits.empty() ? "] }" : "\n    ] }";
    }

    void write(const VariantEdit& edit)
    {
        m_out += edit.node == NodeKind::User ? "{ \"user\": " : "{ \"account\": ";
        text(edit.name);
        textMember("of", edit.account);
        textMember("partition", edit.partition);
        if (edit.association != 0)
            raw("association", fmt::to_string(edit.association));
        if (edit.kind != VariantEdit::Kind::Set)
            raw(edit.kind == VariantEdit::Kind::Add ? "add" : "remove", "true");
        textMember("move_to", edit.moveTo);
        textMember("rename_to", edit.renameTo);
        if (edit.partitionTo) {
            member("partition_to");
            text(*edit.partitionTo);
        }
        figures(edit);
        slurm(edit.slurmOptions);
        if (!edit.unknownMembers.empty())
            m_out += ", " + edit.unknownMembers;
        m_out += " }";
    }

    void figures(const VariantEdit& edit)
    {
        if (edit.shares)
            raw("shares", *edit.shares == ParentShares ? "\"parent\"" : fmt::to_string(*edit.shares));
        if (edit.usage)
            raw("usage", shortest(*edit.usage));
        if (edit.usageTotal)
            raw("usage_total", shortest(*edit.usageTotal));
        else if (edit.totalComputed)
            raw("usage_total", "null");
        if (edit.pendingJobs)
            raw("pending_jobs", fmt::to_string(*edit.pendingJobs));
    }

    void slurm(std::string_view options)
    {
        if (options.empty())
            return;
        member("slurm");
        m_isText = appendSlurmOptions(m_out, options).empty() && m_isText;
    }

    void member(std::string_view key)
    {
        m_out += ", ";
        text(key);
        m_out += ": ";
    }
    void raw(std::string_view key, std::string_view value)
    {
        member(key);
        m_out += value;
    }
    void textMember(std::string_view key, std::string_view value)
    {
        if (value.empty())
            return;
        member(key);
        text(value);
    }
    void text(std::string_view value) { m_isText = appendJsonText(m_out, value) && m_isText; }

    std::string m_out;
    bool m_isText = true;
};

Result<std::vector<Variant>> storedVariants(const Scenario& scenario)
{
    const auto section = sectionOf(scenario);
    if (section == scenario.sections.end())
        return std::vector<Variant>();
    const std::string text = "{\"variants\": " + section->second + "}";
    auto document = JsonDocument::parse(text);
    if (!document)
        return tl::unexpected(document.error());
    std::vector<JsonMember> members;
    if (auto done = document->members(0, members); !done)
        return tl::unexpected(done.error());
    UnknownMembers unknown;
    return readVariants(*document, members.front(), unknown);
}

/// Replaces the section, which comes before all others.
Result<Scenario> withSection(Scenario scenario, const std::vector<Variant>& variants)
{
    auto text = SectionWriter().run(variants);
    if (!text)
        return tl::unexpected(text.error());
    const auto at = scenario.sections.begin() + (sectionOf(scenario) - scenario.sections.begin());
    if (at != scenario.sections.end())
        at->second = std::move(*text);
    else if (!variants.empty())
        scenario.sections.emplace(scenario.sections.begin(), Section, std::move(*text));
    return scenario;
}

void dropSection(Scenario& scenario)
{
    std::erase_if(scenario.sections, [](const auto& section) { return section.first == Section; });
}

Result<std::size_t> placeOfVariant(const std::vector<Variant>& variants, std::string_view name)
{
    const auto found = std::find_if(
        variants.begin(), variants.end(), [name](const Variant& variant) { return variant.name == name; });
    if (found != variants.end())
        return static_cast<std::size_t>(found - variants.begin());
    if (variants.empty())
        return fail(
            ErrorCode::NotFound, fairshare::say("unknown variant '{}'; the scenario has no variants", name));
    std::vector<std::string_view> names;
    names.reserve(variants.size());
    for (const Variant& variant : variants)
        names.push_back(variant.name);
    return fail(
        ErrorCode::NotFound, withKnownWords(fairshare::say("unknown variant '{}'", name), name, names));
}

Result<void> checkNewName(const std::vector<Variant>& variants, std::string_view name)
{
    if (name.empty())
        return fail(ErrorCode::BadInput, fairshare::say("a variant needs a name"));
    if (placeOfVariant(variants, name))
        return fail(ErrorCode::BadInput, fairshare::say("variant '{}' already exists", name));
    return {};
}

/// Returns the edits from the own tree to the current tree. Stored edits that do not apply now may apply
/// again later, so they are kept if they do not change the result.
std::vector<VariantEdit> editsNow(const Variant& stored, const ShownVariant& shown, const ShareTree& tree)
{
    std::vector<VariantEdit> edits = editsBetween(shown.own, tree);
    const auto before = withVariant(shown.own, stored);
    if (!before || before->leftOutEdits.empty())
        return edits;
    Variant whole{stored.name, edits};
    for (const std::size_t place : before->leftOutEdits)
        whole.edits.push_back(stored.edits[place]);
    const auto made = withVariant(shown.own, whole);
    return made && made->tree == tree ? whole.edits : edits;
}

} // namespace

Result<std::vector<Variant>> variantsOf(const Scenario& scenario)
{
    auto variants = storedVariants(scenario);
    if (!variants || !scenario.shown)
        return variants;
    for (Variant& variant : *variants) {
        if (variant.name != scenario.shown->name)
            continue;
        // A variant without changes keeps its spelling.
        const auto before = withVariant(scenario.shown->own, variant);
        if (!before || !(before->tree == scenario.tree))
            variant.edits = editsNow(variant, *scenario.shown, scenario.tree);
    }
    return variants;
}

Result<Scenario> withVariants(const Scenario& scenario, const std::vector<Variant>& variants)
{
    return withSection(scenario, variants);
}

Result<std::vector<std::string>> variantNames(const Scenario& scenario)
{
    const auto variants = storedVariants(scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    std::vector<std::string> names;
    for (const Variant& variant : *variants)
        names.push_back(variant.name);
    return names;
}

const ShareTree& ownTree(const Scenario& scenario)
{
    return scenario.shown ? scenario.shown->own : scenario.tree;
}

Result<Scenario> withOwnTree(const Scenario& scenario)
{
    if (!scenario.shown)
        return scenario;
    const auto variants = variantsOf(scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    Scenario own = scenario;
    own.tree = scenario.shown->own;
    own.shown.reset();
    return *variants == storedVariants(scenario) ? own : withSection(std::move(own), *variants);
}

Result<Scenario> withVariantShown(const Scenario& scenario, std::string_view name, Diagnostics* leftOut)
{
    auto own = withOwnTree(scenario);
    if (!own)
        return own;
    const auto variants = variantsOf(*own);
    if (!variants)
        return tl::unexpected(variants.error());
    const auto place = placeOfVariant(*variants, name);
    if (!place)
        return tl::unexpected(place.error());
    auto shown = withVariant(own->tree, (*variants)[*place]);
    if (!shown)
        return tl::unexpected(shown.error());
    if (leftOut != nullptr)
        *leftOut = std::move(shown->leftOut);
    own->shown = ShownVariant{std::string(name), std::move(own->tree)};
    own->tree = std::move(shown->tree);
    return own;
}

Result<Scenario> withVariantsFollowing(const Scenario& before, Scenario after)
{
    if (before.shown || after.shown || sectionOf(after) == after.sections.end())
        return after;
    auto variants = storedVariants(after);
    if (!variants)
        return tl::unexpected(variants.error());
    const std::vector<Variant> stored = *variants;
    for (Variant& variant : *variants)
        variant.edits = editsFollowing(variant.edits, before.tree, after.tree);
    return *variants == stored ? after : withSection(std::move(after), *variants);
}

Scenario withoutVariants(const Scenario& scenario)
{
    Scenario result = scenario;
    result.tree = ownTree(scenario);
    result.shown.reset();
    dropSection(result);
    return result;
}

Result<Scenario> variantAlone(const Scenario& scenario, std::string_view name, Diagnostics* leftOut)
{
    auto alone = withVariantShown(scenario, name, leftOut);
    if (alone) {
        alone->shown.reset();
        dropSection(*alone);
    }
    return alone;
}

Result<Scenario> withNewVariant(const Scenario& scenario, std::string_view name, const ShareTree& own)
{
    auto variants = variantsOf(scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    if (auto checked = checkNewName(*variants, name); !checked)
        return tl::unexpected(checked.error());
    const ShareTree base = scenario.shown ? scenario.shown->own : own;
    variants->push_back({std::string(name), editsBetween(base, scenario.tree)});
    auto result = withSection(scenario, *variants);
    if (result)
        result->shown = ShownVariant{std::string(name), base};
    return result;
}

Result<Scenario> withVariantRenamed(const Scenario& scenario, std::string_view name, std::string_view newName)
{
    auto variants = variantsOf(scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    const auto place = placeOfVariant(*variants, name);
    if (!place)
        return tl::unexpected(place.error());
    if (name == newName)
        return scenario;
    if (auto checked = checkNewName(*variants, newName); !checked)
        return tl::unexpected(checked.error());
    (*variants)[*place].name = newName;
    auto result = withSection(scenario, *variants);
    if (result && result->shown && result->shown->name == name)
        result->shown->name = newName;
    return result;
}

Result<Scenario> withoutVariant(const Scenario& scenario, std::string_view name)
{
    auto variants = variantsOf(scenario);
    if (!variants)
        return tl::unexpected(variants.error());
    const auto place = placeOfVariant(*variants, name);
    if (!place)
        return tl::unexpected(place.error());
    Scenario result = scenario;
    if (result.shown && result.shown->name == name) {
        result.tree = result.shown->own;
        result.shown.reset();
    }
    variants->erase(variants->begin() + static_cast<std::ptrdiff_t>(*place));
    if (variants->empty()) {
        dropSection(result);
        return result;
    }
    return withSection(std::move(result), *variants);
}

} // namespace fairshare
