// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// print_factors FILE ACCOUNT SHARES - prints each user's Fair Tree factor as it is and with other shares of
// one account.
#include <core/library/fairshare.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

int fail(const fairshare::Error& error)
{
    std::fprintf(stderr, "%s\n", fairshare::describe(error).c_str());
    return EXIT_FAILURE;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 4)
        return fail({fairshare::ErrorCode::BadInput, "usage: print_factors FILE ACCOUNT SHARES", {}, {}});
    const auto loaded = fairshare::loadScenario(arguments[1]);
    if (!loaded)
        return fail(loaded.error());
    const fairshare::Scenario& current = loaded->scenario;
    const auto found = fairshare::findByName(current.tree, arguments[2]);
    if (found.size() != 1)
        return fail({fairshare::ErrorCode::NotFound, "expected the name of one account", {}, {}});
    const auto shares = static_cast<std::uint32_t>(std::stoul(arguments[3]));
    auto tree = fairshare::withShares(current.tree, found.front(), shares);
    if (!tree)
        return fail(tree.error());
    fairshare::Scenario proposed = current;
    proposed.tree = *std::move(tree);

    const auto before = fairshare::evaluate(current, {"fair_tree"});
    const auto after = fairshare::evaluate(proposed, {"fair_tree"});
    if (!before || !after)
        return fail((before ? after : before).error());
    const auto& factorBefore = (*before)->results.front().table.reals("factor");
    const auto& factorAfter = (*after)->results.front().table.reals("factor");
    for (fairshare::NodeRow row = 0; row < current.tree.size(); ++row)
        if (current.tree.isUser(row))
            std::printf("%s %.6f %.6f\n", std::string(current.tree.name(row)).c_str(), factorBefore[row],
                factorAfter[row]);
    return EXIT_SUCCESS;
}
