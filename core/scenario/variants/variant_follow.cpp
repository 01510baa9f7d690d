// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variants/variant.h"

#include "core/scenario/variants/variant_subjects.h"
#include "core/tree/names/row_match.h"

#include <set>
#include <string_view>

namespace fairshare {
namespace {

/// Returns the account names that the variant itself assigns.
std::set<std::string_view> ownNames(const std::vector<VariantEdit>& edits)
{
    std::set<std::string_view> names;
    for (const VariantEdit& edit : edits) {
        if (edit.node != NodeKind::Account)
            continue;
        if (edit.kind == VariantEdit::Kind::Add)
            names.insert(edit.name);
        if (!edit.renameTo.empty())
            names.insert(edit.renameTo);
    }
    return names;
}

std::vector<NodeRow> laterRows(const ShareTree& before, const ShareTree& after)
{
    std::vector<NodeRow> later(before.size(), NoRow);
    const std::vector<NodeRow> earlier = matchRows(after, before).earlier;
    for (NodeRow row = 0; row < after.size(); ++row)
        if (earlier[row] != NoRow)
            later[earlier[row]] = row;
    return later;
}

void nameAs(const ShareTree& tree, NodeRow row, VariantEdit& edit)
{
    edit.name = tree.name(row);
    if (!tree.isUser(row))
        return;
    edit.account = tree.name(tree.parent(row));
    edit.partition = tree.partition(row);
    edit.association = tree.association(row);
}

} // namespace

std::vector<VariantEdit> editsFollowing(
    const std::vector<VariantEdit>& edits, const ShareTree& before, const ShareTree& after)
{
    const VariantSubjects subjects(before);
    const std::set<std::string_view> own = ownNames(edits);
    const std::vector<NodeRow> later = laterRows(before, after);
    const auto laterOf = [&later](NodeRow row) { return row == NoRow ? NoRow : later[row]; };
    std::vector<VariantEdit> following = edits;
    for (VariantEdit& edit : following) {
        const bool isAddition = edit.kind == VariantEdit::Kind::Add;
        const NodeRow subject =
            isAddition ? NoRow : laterOf(subjects.find(edit, [](NodeRow /*row*/) { return true; }));
        std::string& target = isAddition ? edit.account : edit.moveTo;
        if (!target.empty() && !own.contains(target))
            if (const NodeRow row = laterOf(subjects.account(target)); row != NoRow)
                target = after.name(row);
        if (subject != NoRow)
            nameAs(after, subject, edit);
    }
    return following;
}

} // namespace fairshare
