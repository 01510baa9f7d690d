// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/university.h"

#include "core/base/random.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
namespace {

using Handle = ShareTreeBuilder::Handle;

struct College {
    std::string_view name;
    std::array<std::string_view, 4> departments;
};

constexpr std::array Colleges{
    College{"engineering", {"mechanical", "electrical", "civil", "materials"}},
    College{"science", {"physics", "chemistry", "biology", "astronomy"}},
    College{"medicine", {"genomics", "neurology", "oncology", "radiology"}},
    College{"earth", {"oceanography", "geology", "atmosphere", "soils"}},
    College{"computing", {"algorithms", "robotics", "vision", "networks"}},
    College{"mathematics", {"statistics", "analysis", "algebra", "optimization"}},
    College{"business", {"economics", "finance", "marketing", "logistics"}},
    College{"humanities", {"linguistics", "archaeology", "history", "music"}},
};

constexpr std::array<std::string_view, 48> Surnames{"abe", "adler", "ahmadi", "almeida", "baker", "bauer",
    "bianchi", "castillo", "chen", "costa", "dubois", "dvorak", "eriksen", "fischer", "garcia", "goto",
    "haddad", "hansen", "horvat", "ivanova", "jansen", "kaya", "kim", "kowalski", "kumar", "larsen",
    "lefevre", "lindqvist", "lopez", "marino", "meyer", "moreau", "nakamura", "nguyen", "novak", "okafor",
    "olsen", "patel", "petrov", "popescu", "quinn", "rossi", "sato", "schmidt", "silva", "tanaka", "vargas",
    "weber"};

constexpr std::array<std::uint32_t, 6> CollegeShares{5, 10, 15, 20, 30, 50};
constexpr std::array<std::uint32_t, 4> DepartmentShares{5, 10, 20, 40};
constexpr std::array<std::uint32_t, 5> GroupShares{1, 2, 2, 5, 10};

class University {
public:
    University(std::uint64_t size, std::uint64_t seed)
        : m_left(size - 1)
        , m_random(seed)
    {
        m_builder.reserve(size);
    }

    ShareTreeBuilder build() &&
    {
        addDepartments();
        for (std::uint64_t group = 0; m_left > 0; ++group)
            addGroup(m_departments[m_random.below(m_departments.size())], group);
        return std::move(m_builder);
    }

private:
    struct Department {
        Handle handle;
        std::string_view name;
    };

    template <typename T, std::size_t N>
    T pick(const std::array<T, N>& choices)
    {
        return choices[m_random.below(N)];
    }
    bool once(std::uint64_t in) { return m_random.below(in) == 0; }

    Handle account(Handle parent, std::string_view name, std::uint32_t shares)
    {
        --m_left;
        return m_builder.add(parent, {.kind = NodeKind::Account, .name = name, .shares = shares});
    }

    /// Adds a few colleges to a small university and all of them to a large one.
    void addDepartments()
    {
        const std::uint64_t colleges = std::clamp<std::uint64_t>(m_left / 20, 1, Colleges.size());
        const std::uint64_t each = std::clamp<std::uint64_t>(m_left / (colleges * 12), 1, 4);
        for (std::uint64_t at = 0; at < colleges && m_left > 1; ++at) {
            const Handle college = account(m_builder.root(), Colleges[at].name, pick(CollegeShares));
            if (m_departments.empty())
                m_departments.push_back({college, Colleges[at].name});
            for (std::uint64_t of = 0; of < each && m_left > 1; ++of) {
                const std::string_view name = Colleges[at].departments[of];
                m_departments.push_back({account(college, name, pick(DepartmentShares)), name});
            }
        }
        if (m_departments.empty())
            m_departments.push_back({m_builder.root(), "root"});
        if (m_departments.size() > 1)
            m_departments.erase(m_departments.begin());
    }

    /// Names a faculty group after its professor; the number keeps names unique in large universities.
    void addGroup(const Department& department, std::uint64_t number)
    {
        std::string name = fmt::format("{}-{}", department.name, pick(Surnames));
        if (m_builder.account(name))
            name += fmt::format("-{}", number);
        const std::uint64_t users = std::min<std::uint64_t>(m_left - 1, 2 + m_random.below(9));
        if (users == 0) {
            addUser(department.handle, false);
            return;
        }
        const Handle group = account(department.handle, name, once(16) ? ParentShares : pick(GroupShares));
        const bool sharesOfGroup = once(8);
        for (std::uint64_t user = 0; user < users; ++user)
            addUser(group, sharesOfGroup);
    }

    void addUser(Handle group, bool parentShares)
    {
        --m_left;
        const std::string name = fmt::format("{}{}", pick(Surnames), ++m_users);
        NodeDraft draft{.kind = NodeKind::User, .name = name};
        if (parentShares)
            draft.shares = ParentShares;
        else if (once(4))
            draft.shares = static_cast<std::uint32_t>(2 + m_random.below(9));
        // Spreads usage over six orders of magnitude without the math library, so that all machines agree.
        const std::uint64_t whole = (1 + m_random.below(1000)) << m_random.below(18);
        const std::uint64_t quarters = m_random.below(4);
        if (!once(5))
            draft.usage = static_cast<long double>(whole) + static_cast<long double>(quarters) / 4;
        if (once(3))
            draft.pendingJobs = static_cast<std::uint32_t>(1 + m_random.below(40));
        m_builder.add(group, draft);
    }

    std::uint64_t m_left; ///< associations still to add
    SplitMix64 m_random;
    ShareTreeBuilder m_builder;
    std::vector<Department> m_departments;
    std::uint64_t m_users = 0;
};

} // namespace

ShareTreeBuilder universityTree(std::uint64_t size, std::uint64_t seed)
{
    return University(size, seed).build();
}

} // namespace fairshare
