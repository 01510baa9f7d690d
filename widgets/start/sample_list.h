// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fairshare::gui {

/// A scenario bundled with the program, as listed on the start page. Texts are English; translate them in the
/// context "Samples".
struct Sample {
    const char* id = nullptr; ///< the file is resources/samples/ID.fairshare
    const char* title = nullptr;
    const char* teaches = nullptr; ///< one sentence
    const char* size = nullptr;
    const char* opensIn = nullptr; ///< view that shows its point best
    const char* source = nullptr;
    const char* baseline = nullptr; ///< sample id of its baseline; null for none
};

/// All samples, in recommended reading order.
std::span<const Sample> samples();

/// Returns the path of the sample in the resources of the program.
QString samplePath(std::string_view id);

/// Returns the path of the baseline of the sample at `path`; empty for none.
QString sampleBaseline(const QString& path);

/// Returns the text of the scenario file; nothing for an unknown id.
std::optional<std::string> sampleContent(std::string_view id);

} // namespace fairshare::gui
