// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace fairshare {

/// Leaves new elements uninitialized. Filling a column with zeros before its figures would cost a tenth of an
/// evaluation.
template <typename T>
struct UninitializedAllocator : std::allocator<T> {
    using std::allocator<T>::allocator;

    template <typename U>
    void construct(U* at) noexcept
    {
        ::new (static_cast<void*>(at)) U;
    }
    template <typename U, typename... Arguments>
    void construct(U* at, Arguments&&... arguments)
    {
        ::new (static_cast<void*>(at)) U(std::forward<Arguments>(arguments)...);
    }
};

/// A vector of numbers. `Values<T>(n)` and `resize(n)` leave new elements uninitialized; the caller must set
/// them all.
template <typename T>
using Values = std::vector<T, UninitializedAllocator<T>>;

} // namespace fairshare
