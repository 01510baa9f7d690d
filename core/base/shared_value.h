// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace fairshare {

/// An optional immutable value shared between copies and compared by content.
template <typename T>
class SharedValue {
public:
    SharedValue() = default;
    explicit SharedValue(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    bool has() const { return m_value != nullptr; }
    /// Returns the value, or a default-constructed one if absent.
    const T& operator*() const
    {
        static const T absent{};
        return m_value ? *m_value : absent;
    }
    const T* operator->() const { return &**this; }

    bool operator==(const SharedValue& other) const
    {
        return m_value == other.m_value || (has() && other.has() && *m_value == *other.m_value);
    }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace fairshare
