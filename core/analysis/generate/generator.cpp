// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"

#include "core/analysis/generate/university.h"
#include "core/base/random.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::uint64_t LabUsers = 100;
constexpr std::uint64_t DeepChildren = 8;

constexpr std::array Shapes{
    GeneratorShape{"lab", fairshare::phrase("accounts of 100 users each")},
    GeneratorShape{"flat", fairshare::phrase("all users directly below the root")},
    GeneratorShape{"deep", fairshare::phrase("eight children per account, users at the leaves")},
    GeneratorShape{"university",
        fairshare::phrase(
            "uneven tree of colleges, departments, faculty groups and users, some of them idle")},
};

/// Adds nodes with independent random shares and, for users, usage.
class RandomNodes {
public:
    explicit RandomNodes(const GeneratorRequest& request)
        : m_random(request.seed)
    {
        m_builder.reserve(request.size);
    }

    ShareTreeBuilder::Handle account(ShareTreeBuilder::Handle parent, std::uint64_t number)
    {
        return add(parent, NodeKind::Account, fmt::format("a{:06}", number));
    }
    void user(ShareTreeBuilder::Handle parent, std::uint64_t number)
    {
        add(parent, NodeKind::User, fmt::format("u{:07}", number));
    }
    ShareTreeBuilder& builder() { return m_builder; }

private:
    ShareTreeBuilder::Handle add(ShareTreeBuilder::Handle parent, NodeKind kind, const std::string& name)
    {
        NodeDraft draft{.kind = kind, .name = name};
        draft.shares = static_cast<std::uint32_t>(1 + m_random.below(1000));
        if (kind == NodeKind::User)
            draft.usage = static_cast<long double>(1 + m_random.below(1'000'000'000));
        return m_builder.add(parent, draft);
    }

    SplitMix64 m_random;
    ShareTreeBuilder m_builder;
};

void addLab(RandomNodes& nodes, std::uint64_t size)
{
    ShareTreeBuilder::Handle account = 0;
    std::uint64_t accounts = 0;
    std::uint64_t users = 0;
    for (std::uint64_t left = size - 1; left > 0; --left) {
        if (users == accounts * LabUsers)
            account = nodes.account(nodes.builder().root(), ++accounts);
        else
            nodes.user(account, ++users);
    }
}

void addFlat(RandomNodes& nodes, std::uint64_t size)
{
    for (std::uint64_t user = 1; user < size; ++user)
        nodes.user(nodes.builder().root(), user);
}

/// Adds nodes level by level: node i is below node (i - 1) / 8 and is an account if it has children.
void addDeep(RandomNodes& nodes, std::uint64_t size)
{
    for (std::uint64_t node = 1; node < size; ++node) {
        const auto parent = static_cast<ShareTreeBuilder::Handle>((node - 1) / DeepChildren);
        if (node * DeepChildren + 1 < size)
            nodes.account(parent, node);
        else
            nodes.user(parent, node);
    }
}

Result<ShareTree> generateTree(const GeneratorRequest& request)
{
    Diagnostics ignored;
    if (request.shape == "university")
        return universityTree(request.size, request.seed).build(ShareTreeBuilder::Repeats::Refuse, ignored);
    RandomNodes nodes(request);
    if (request.shape == "lab")
        addLab(nodes, request.size);
    else if (request.shape == "flat")
        addFlat(nodes, request.size);
    else
        addDeep(nodes, request.size);
    return std::move(nodes.builder()).build(ShareTreeBuilder::Repeats::Refuse, ignored);
}

} // namespace

std::span<const GeneratorShape> generatorShapes()
{
    return Shapes;
}

Result<Scenario> generateScenario(const GeneratorRequest& request)
{
    const bool known = std::any_of(Shapes.begin(), Shapes.end(),
        [&request](const GeneratorShape& shape) { return shape.id == request.shape; });
    if (!known)
        return fail(ErrorCode::NotFound, fairshare::say("unknown shape '{}'", request.shape));
    if (request.size < 2 || request.size > MaxGeneratedSize)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("size {} is out of range; expected 2 to {}", request.size, MaxGeneratedSize));
    auto tree = generateTree(request);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario scenario;
    scenario.title =
        fmt::format("Generated: {}, {} associations, seed {}", request.shape, request.size, request.seed);
    scenario.cluster = "generated";
    scenario.tree = std::move(*tree);
    return scenario;
}

} // namespace fairshare
