// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/variant_table.h"

#include "core/analysis/compare/comparison.h"
#include "core/base/numbers.h"
#include "core/table/column.h"

namespace fairshare {

TextTable variantTable(const VariantRanks& ranks)
{
    const auto rank = [](std::uint32_t value) {
        return value == UndefinedCount ? std::string() : std::to_string(value);
    };
    TextTable table("user");
    table.addOptionalText("Path", "path");
    table.addText("Account", "account");
    table.addText("User", "user");
    table.addOptionalText("Partition", "partition");
    table.addNumber("current", "before.rank");
    for (const VariantColumn& variant : ranks.variants)
        for (const char* figure : {"rank", "move", "factor"})
            table.addNumber(figure, variant.name + "." + figure);
    for (const NodeRow user : sortedUsers(ranks, {})) {
        OtherUser named = ranks.user(user);
        std::vector<std::string> cells{std::move(named.path), std::move(named.account), std::move(named.name),
            std::move(named.partition), rank(ranks.before[user])};
        for (const VariantColumn& variant : ranks.variants) {
            cells.push_back(rank(variant.rank[user]));
            const std::int32_t move = variant.move[user];
            cells.push_back(move == NoMove ? std::string() : std::to_string(move));
            const double factor = variant.factor[user];
            cells.push_back(isUndefined(factor) ? std::string() : shortest(factor));
        }
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare
