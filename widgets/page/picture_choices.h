// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Chooses what a picture of a view shows; for pictures made without a window.
class PictureChoices {
public:
    virtual ~PictureChoices() = default;

    /// Chooses a chart by its id in a view of charts, and values as `NAME=VALUE`.
    /// Errors: NotFound or BadInput for a name or value that the view does not have.
    virtual Result<void> choose(const QString& /*chart*/, std::span<const std::string> /*choices*/)
    {
        return {};
    }
    /// The same for values that need the results, once waitUntilReady of the view has returned.
    virtual Result<void> chooseResult(std::span<const std::string> /*choices*/) { return {}; }
    /// What `choose` and `chooseResult` must be given for another page to show the same.
    struct Chosen {
        QString chart{}; ///< "" in a view without charts to choose from
        std::vector<std::string> choices{};
    };
    /// Returns what is chosen now. Errors: OutOfRange, with the reason, for content that cannot be chosen.
    virtual Result<Chosen> chosen() const { return Chosen{}; }
    /// Why the requested content is missing.
    virtual std::optional<Error> failure() const { return {}; }
};

} // namespace fairshare::gui
