// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/json/json_fields.h"
#include "core/io/json/json_keys.h"
#include "core/io/json/slurm_number.h"
#include "core/io/text/text_lines.h"

#include <unordered_map>

namespace fairshare::format_files {
namespace {

/// Reads the QOS that sacctmgr lists, in its object or alone.
class QosListing {
public:
    explicit QosListing(JsonDocument& document)
        : m_document(document)
    {
    }

    Result<Import> read(const Progress& progress)
    {
        const auto list = listOf();
        if (!list)
            return tl::unexpected(list.error());
        const JsonToken end = m_document.end(*list);
        for (JsonToken qos = m_document.first(*list); qos != end; qos = m_document.next(qos)) {
            if (auto done = readQos(qos); !done)
                return tl::unexpected(done.error());
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        }
        if (m_import.qos.empty())
            return failAt(m_document, 0, fairshare::say("the table contains no QOS"));
        return std::move(m_import);
    }

private:
    Result<JsonToken> listOf()
    {
        if (m_document.kind(0) == JsonKind::Array)
            return JsonToken{0};
        std::vector<JsonMember> members;
        if (auto done = m_document.members(0, members); !done)
            return tl::unexpected(done.error());
        const JsonMember* list = findMember(members, "qos");
        list = list == nullptr ? findMember(members, "QOS") : list;
        if (list == nullptr)
            return failAt(m_document, 0, fairshare::say("the table contains no QOS"));
        if (auto checked = requireKind(m_document, *list, JsonKind::Array); !checked)
            return tl::unexpected(checked.error());
        return list->value;
    }

    Result<void> readQos(JsonToken token)
    {
        if (m_document.kind(token) != JsonKind::Object)
            return failNoObject(m_document, token, fairshare::phrase("a QOS"));
        std::vector<JsonMember> members;
        if (auto done = m_document.members(token, members); !done)
            return done;
        QosPriority qos;
        for (const JsonMember& member : members) {
            if (member.key == "name") {
                auto name = requireText(m_document, member);
                if (!name)
                    return tl::unexpected(name.error());
                qos.name = std::move(*name);
            } else if (member.key == "priority") {
                if (auto done = readPriority(member, qos.priority); !done)
                    return done;
            }
        }
        const SourcePosition position = m_document.position(token);
        if (qos.name.empty())
            return fail(ErrorCode::BadInput, fairshare::say("a QOS has no \"name\""), position);
        const auto [first, isNew] = m_lines.try_emplace(qos.name, position.line);
        if (!isNew)
            return fail(ErrorCode::BadInput,
                fairshare::say("QOS {} is already defined on line {}", quotedPart(qos.name),
                    std::to_string(first->second)),
                position);
        m_import.qos.push_back(std::move(qos));
        return {};
    }

    /// Reads a priority. It is 0 if it is not set.
    Result<void> readPriority(const JsonMember& member, std::uint32_t& priority)
    {
        const auto number = slurmNumber(m_document, member);
        if (!number)
            return tl::unexpected(number.error());
        return number->plain ? readWord(m_document, *number->plain, priority) : Result<void>();
    }

    JsonDocument& m_document;
    Import m_import;
    std::unordered_map<std::string, std::uint32_t> m_lines; ///< by name
};

bool recognizesQosJson(std::string_view beginning)
{
    beginning = withoutByteOrderMark(beginning);
    if (const auto keys = outermostKeys(beginning); !keys.empty())
        return (hasKey(keys, "QOS") || hasKey(keys, "qos")) && !hasKey(keys, "job_id")
            && !hasKey(keys, "format") && !hasKey(keys, "tree");
    const auto keys = keysOfFirstElement(beginning);
    return hasKey(keys, "name") && hasKey(keys, "priority") && !hasKey(keys, "job_id");
}

Result<Import> readQosJson(std::string_view content, const Progress& progress)
{
    auto document = JsonDocument::parse(withoutByteOrderMark(content), progress);
    if (!document)
        return tl::unexpected(document.error());
    return QosListing(*document).read(progress);
}

} // namespace

Format sacctmgr_qos_json()
{
    Format format;
    format.id = "sacctmgr-qos-json";
    format.title = fairshare::phrase("QOS as JSON (sacctmgr --json show qos)");
    format.patterns = "*.json";
    format.summary = fairshare::phrase("QOS priorities for the jobs in a queue");
    format.recognizes = recognizesQosJson;
    format.read = readQosJson;
    return format;
}

} // namespace fairshare::format_files
