// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace fairshare {

/// A value or an error.
template <typename T>
using Result = tl::expected<T, Error>;

/// Shorthand for returning an error from a function with a Result.
inline tl::unexpected<Error> fail(ErrorCode code, std::string message, SourcePosition position = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), position, {}});
}

} // namespace fairshare
