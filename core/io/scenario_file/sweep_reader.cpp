// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/sweep_reader.h"

#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"

#include <string>
#include <unordered_set>

namespace fairshare {
namespace {

constexpr std::string_view SweepFormatName = "fairshare-sweep";
constexpr std::string_view SweepVersion = "1";

class SweepReader {
public:
    explicit SweepReader(JsonDocument& document)
        : m_document(document)
    {
    }

    Result<Sweep> read()
    {
        std::vector<JsonMember> members;
        if (m_document.kind(0) != JsonKind::Object)
            return failNoObject(m_document, 0, fairshare::phrase("a sweep"));
        if (auto read = m_document.members(0, members); !read)
            return tl::unexpected(read.error());
        for (const JsonMember& member : members)
            if (auto taken = take(member); !taken)
                return tl::unexpected(taken.error());
        if (auto checked = checkWhole(); !checked)
            return tl::unexpected(checked.error());
        return std::move(m_sweep);
    }

private:
    Result<void> take(const JsonMember& member)
    {
        if (member.key == "format")
            return takeFormat(member);
        if (member.key == "version")
            return m_document.source(member.value) == SweepVersion ? Result<void>()
                                                                   : refuseValue(m_document, member, "1");
        if (member.key == "scenario")
            return takeText(member, m_sweep.scenario);
        if (member.key == "study")
            return takeStudy(member);
        if (member.key == "values")
            return takeAxes(member);
        if (member.key == "notes" || member.key == "title")
            return {};
        return failAt(m_document, member.keyToken,
            fairshare::say("unknown key \"{}\" in a sweep; expected one of format, version, title, notes, "
                           "scenario, study, values",
                excerpt(member.key)));
    }

    Result<void> takeFormat(const JsonMember& member)
    {
        std::string name;
        if (auto taken = takeText(member, name); !taken)
            return taken;
        m_hasFormat = true;
        return name == SweepFormatName
            ? Result<void>()
            : failAt(m_document, member.value,
                  fairshare::say("\"format\" is \"{}\"; expected \"{}\"", excerpt(name), SweepFormatName));
    }

    Result<void> takeText(const JsonMember& member, std::string& target)
    {
        auto text = requireText(m_document, member);
        if (!text)
            return tl::unexpected(text.error());
        target = std::move(*text);
        return {};
    }

    Result<void> takeStudy(const JsonMember& member)
    {
        if (auto taken = takeText(member, m_sweep.study); !taken)
            return taken;
        return m_sweep.study == "cea"
            ? Result<void>()
            : failAt(m_document, member.value,
                  fairshare::say("unknown study '{}'; expected cea", excerpt(m_sweep.study)),
                  ErrorCode::NotFound);
    }

    Result<void> takeAxes(const JsonMember& member)
    {
        const auto axes = membersOf(m_document, member);
        if (!axes)
            return tl::unexpected(axes.error());
        for (const JsonMember& axis : *axes)
            if (auto taken = takeAxis(axis); !taken)
                return taken;
        return {};
    }

    Result<void> takeAxis(const JsonMember& member)
    {
        if (auto checked = requireKind(m_document, member, JsonKind::Array); !checked)
            return checked;
        SweepAxis axis{.key = std::string(member.key),
            .values = {},
            .place = {.position = m_document.position(member.keyToken)}};
        const JsonToken end = m_document.end(member.value);
        const std::size_t most = MostCombinations / m_sweep.combinations();
        m_known.clear();
        for (auto value = m_document.first(member.value); value != end; value = m_document.next(value)) {
            if (axis.values.size() == most)
                return failAt(m_document, member.value,
                    fairshare::say("the values have more than {} combinations", MostCombinations),
                    ErrorCode::OutOfRange);
            if (auto taken = takeValue(member, value, axis); !taken)
                return taken;
        }
        if (axis.values.empty())
            return failAt(m_document, member.value,
                fairshare::say("\"{}\" has no values; expected at least one", excerpt(member.key)));
        m_sweep.axes.push_back(std::move(axis));
        return {};
    }

    Result<void> takeValue(const JsonMember& member, JsonToken value, SweepAxis& axis)
    {
        const bool isText = m_document.kind(value) == JsonKind::Text;
        std::string text = isText ? m_document.text(value) : std::string(m_document.source(value));
        if (auto set = setSweepValue(m_scratch, member.key, text); !set)
            return failAt(m_document, set.error().code == ErrorCode::NotFound ? member.keyToken : value,
                set.error().message, set.error().code);
        if (!m_known.insert(text).second)
            return failAt(m_document, value,
                fairshare::say("\"{}\" lists {} twice", excerpt(member.key), excerpt(text)));
        axis.values.push_back(std::move(text));
        return {};
    }

    Result<void> checkWhole()
    {
        if (!m_hasFormat)
            return failAt(
                m_document, 0, fairshare::say("\"format\" is missing; expected \"{}\"", SweepFormatName));
        if (m_sweep.scenario.empty() == m_sweep.study.empty())
            return failAt(
                m_document, 0, fairshare::say("a sweep needs exactly one of \"scenario\" and \"study\""));
        return {};
    }

    JsonDocument& m_document;
    Sweep m_sweep;
    std::unordered_set<std::string> m_known; ///< values of the current list
    Scenario m_scratch; ///< used to test whether a value is valid
    bool m_hasFormat = false;
};

} // namespace

Result<Sweep> readSweep(std::string_view text)
{
    auto document = JsonDocument::parse(withoutByteOrderMark(text));
    if (!document)
        return tl::unexpected(document.error());
    return SweepReader(*document).read();
}

} // namespace fairshare
