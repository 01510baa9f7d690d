// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fairshare::gui {

/// A scenario that comes with the program, as the start page lists it. Texts are English; translate them in
/// the context "Samples".
struct Sample {
    const char* id = nullptr; ///< the file is resources/samples/ID.fairshare
    const char* title = nullptr;
    const char* teaches = nullptr; ///< one sentence
    const char* size = nullptr;
    const char* opensIn = nullptr; ///< the view that shows the point best
    const char* source = nullptr;
    const char* baseline = nullptr; ///< id of the sample that it is compared with; null for none
};

/// All samples, in the order in which they are worth reading.
std::span<const Sample> samples();

/// Where the program finds the sample: a path in its own resources.
QString samplePath(std::string_view id);

/// The path of the sample that the one at `path` is compared with; empty for none.
QString sampleBaseline(const QString& path);

/// The text of the scenario file; nothing for an unknown id.
std::optional<std::string> sampleContent(std::string_view id);

} // namespace fairshare::gui
