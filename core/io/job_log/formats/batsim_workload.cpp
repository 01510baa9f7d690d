// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/job_log/workload_draft.h"
#include "core/io/json/json_document.h"
#include "core/io/json/json_keys.h"
#include "core/io/json/json_values.h"
#include "core/io/text/logged_figure.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <optional>
#include <unordered_map>

namespace fairshare::workload_files {
namespace {

constexpr auto MostSeconds = static_cast<double>(MostLogged);

/// Recognizes the format by a single key, since a long list may hide the others. Slurm's own JSON also has
/// jobs, but begins differently.
bool recognizesBatsimWorkload(std::string_view beginning)
{
    const auto keys = outermostKeys(beginning);
    return !hasKey(keys, "meta") && !hasKey(keys, "errors")
        && (hasKey(keys, "nb_res") || hasKey(keys, "jobs") || hasKey(keys, "profiles"));
}

/// Profile of a job, which determines its run time.
struct Profile {
    std::string type;
    std::optional<double> delay; ///< s
    std::optional<double> work; ///< operations per processor
    std::optional<double> totalWork; ///< operations of all processors

    /// Returns the operations per processor, or of all processors.
    const std::optional<double>& workOf() const { return work ? work : totalWork; }
};

/// Returns the type of a profile as spelled in earlier releases: `delay` for `DelayProfile`.
std::string profileType(std::string_view type)
{
    std::string word = lowerCase(type);
    std::erase(word, '_');
    if (word.ends_with("profile"))
        word.resize(word.size() - std::string_view("profile").size());
    if (word.ends_with("amount"))
        word.resize(word.size() - std::string_view("amount").size());
    if (word == "parallelhomogeneous")
        return "parallel_homogeneous";
    if (word == "parallelhomogeneoustotal")
        return "parallel_homogeneous_total";
    return word == "delay" ? word : std::string(type);
}

bool isFractional(double number)
{
    return number != std::floor(number);
}

/// Reads a workload from a JSON document.
class BatsimWorkloadReader {
public:
    BatsimWorkloadReader(JsonDocument& document, const CleaningSettings& settings)
        : m_document(document)
        , m_settings(settings)
        , m_draft(settings)
    {
    }

    Result<WorkloadImport> all()
    {
        std::vector<JsonMember> members;
        if (auto found = outermost(members); !found)
            return tl::unexpected(found.error());
        if (const JsonMember* profiles = findMember(members, "profiles"))
            if (auto read = takeProfiles(*profiles); !read)
                return tl::unexpected(read.error());
        const std::int32_t machine = machineOf(members);
        const JsonMember* jobs = findMember(members, "jobs");
        if (jobs == nullptr || m_document.kind(jobs->value) != JsonKind::Array)
            return fail(ErrorCode::BadInput, fairshare::say("\"jobs\" is missing or not a list"),
                m_document.position(jobs == nullptr ? 0 : jobs->value));
        for (JsonToken job = m_document.first(jobs->value); job != m_document.end(jobs->value);
            job = m_document.next(job))
            if (auto read = takeJob(job); !read)
                return tl::unexpected(read.error());
        if (!m_draft.hasJobs())
            return m_draft.noJobs(fairshare::say("\"jobs\" is empty"), m_document.position(jobs->value));
        return m_draft.take({.machine = machine});
    }

private:
    Result<void> outermost(std::vector<JsonMember>& members)
    {
        if (m_document.kind(0) != JsonKind::Object)
            return fail(ErrorCode::BadInput,
                fairshare::say("expected an object with \"nb_res\", \"jobs\" and \"profiles\""), {1, 1});
        return m_document.members(0, members);
    }

    /// Returns the machine size, or 0 if there is none. An invalid size is reported.
    std::int32_t machineOf(const std::vector<JsonMember>& members)
    {
        const JsonMember* resources = findMember(members, "nb_res");
        if (resources == nullptr)
            return 0;
        const auto value = numberOf(resources->value);
        if (value && *value >= 1 && *value <= static_cast<double>(MostLoggedProcs) && !isFractional(*value))
            return static_cast<std::int32_t>(*value);
        m_draft.import().remarks.add("bad_header", m_document.position(resources->value), [&] {
            return fairshare::say("{} is '{}'; expected a whole number from 1 to {}", resources->key,
                excerpt(m_document.source(resources->value)), MostLoggedProcs);
        });
        return 0;
    }

    std::optional<double> numberOf(JsonToken value) const
    {
        const auto number =
            m_document.kind(value) == JsonKind::Number ? parseDouble(m_document.source(value)) : std::nullopt;
        return number && std::abs(*number) <= 1e300 ? number : std::nullopt;
    }
    std::optional<double> numberOf(const std::vector<JsonMember>& members, std::string_view key) const
    {
        const JsonMember* member = findMember(members, key);
        return member == nullptr ? std::nullopt : numberOf(member->value);
    }
    /// Returns a string, or a number as spelled in the source.
    std::string textOf(const std::vector<JsonMember>& members, std::string_view key) const
    {
        const JsonMember* member = findMember(members, key);
        if (member == nullptr)
            return {};
        const JsonKind kind = m_document.kind(member->value);
        if (kind == JsonKind::Text)
            return m_document.text(member->value);
        return kind == JsonKind::Number ? std::string(m_document.source(member->value)) : std::string();
    }

    Result<void> takeProfiles(const JsonMember& profiles)
    {
        std::vector<JsonMember> named;
        if (m_document.kind(profiles.value) != JsonKind::Object)
            return fail(ErrorCode::BadInput, fairshare::say("\"profiles\" must be an object"),
                m_document.position(profiles.value));
        if (auto read = m_document.members(profiles.value, named); !read)
            return read;
        std::vector<JsonMember> members;
        for (const JsonMember& profile : named) {
            if (m_document.kind(profile.value) != JsonKind::Object)
                continue;
            if (auto read = m_document.members(profile.value, members); !read)
                return read;
            const std::string type = profileType(textOf(members, "type"));
            const auto work = numberOf(members, "cpu");
            const bool isTotal = type == "parallel_homogeneous_total";
            m_profiles[std::string(profile.key)] = {type,
                type == "delay" ? numberOf(members, "delay") : std::nullopt,
                type == "parallel_homogeneous" ? work : std::nullopt, isTotal ? work : std::nullopt};
        }
        return {};
    }

    /// Reads a job. Bad rows are reported; only errors of the document are returned.
    Result<void> takeJob(JsonToken token)
    {
        const SourcePosition position = m_document.position(token);
        WorkloadImport& import = m_draft.import();
        if (m_document.kind(token) != JsonKind::Object) {
            import.addBadRow(position, [this, token] {
                return failNoObject(m_document, token, fairshare::phrase("a job")).value().message;
            });
            return {};
        }
        std::vector<JsonMember> members;
        if (auto read = m_document.members(token, members); !read)
            return read;
        std::optional<double> submit;
        std::optional<double> resources;
        std::optional<double> limit;
        if (!takeFigure(members, "subtime", submit) || !takeFigure(members, "res", resources)
            || !takeFigure(members, "walltime", limit))
            return {};
        for (const auto& [key, value] : {std::pair("subtime", submit), std::pair("res", resources)})
            if (!value) {
                import.addBadRow(
                    position, [name = key] { return fairshare::say("the job has no \"{}\"", name); });
                return {};
            }
        const auto run = runOf(members, *resources, position);
        if (!run)
            return {};
        if (isFractional(*submit) || isFractional(*run) || isFractional(limit.value_or(0)))
            m_draft.tellFraction(position);
        const std::string& id = m_texts.emplace_back(textOf(members, "id"));
        LoggedJob job{.id = id,
            .submit = roundedSeconds(*submit),
            .run = roundedRun(*run),
            .requested = limit ? static_cast<Seconds>(std::ceil(*limit)) : -1,
            .requestedProcs = static_cast<std::int64_t>(*resources)};
        const std::string profile = textOf(members, "profile");
        job.attributes[static_cast<std::size_t>(JobAttribute::Application)] = profile;
        m_draft.add(job, position);
        return {};
    }

    /// Reads a number of a job into `to`, which is unchanged if there is none. Returns false for an invalid
    /// number, which makes the job a bad row.
    bool takeFigure(const std::vector<JsonMember>& members, std::string_view key, std::optional<double>& to)
    {
        const JsonMember* member = findMember(members, key);
        if (member == nullptr)
            return true;
        const std::string_view source = m_document.source(member->value);
        const bool isNumber = m_document.kind(member->value) == JsonKind::Number;
        const auto value = isNumber ? numberOf(member->value) : std::nullopt;
        // The number of processors must be whole, but times may have fractions.
        const bool mustBeWhole = key == "res";
        const std::int64_t most = mustBeWhole ? MostLoggedProcs : MostLogged;
        const bool isInRange = value && *value >= -MostSeconds && *value <= static_cast<double>(most);
        if (isInRange && !(mustBeWhole && isFractional(*value))) {
            to = value;
            return true;
        }
        m_draft.import().addBadRow(m_document.position(member->value), [&] {
            if (isNumber && !isInRange)
                return beyondMostLogged(key, source, most);
            return mustBeWhole ? fairshare::say("{} is '{}'; expected a whole number", key, excerpt(source))
                               : fairshare::say("{} is '{}'; expected a number", key, excerpt(source));
        });
        return false;
    }

    /// Returns the run time from the job's profile in seconds, or nothing for a bad row.
    std::optional<double> runOf(
        const std::vector<JsonMember>& members, double resources, SourcePosition position)
    {
        const std::string name = textOf(members, "profile");
        const auto found = m_profiles.find(name);
        WorkloadImport& import = m_draft.import();
        if (found == m_profiles.end()) {
            import.addBadRow(position, [&name] {
                return fairshare::say(
                    "unknown profile '{}', so the run time of the job is unknown", excerpt(name));
            });
            return std::nullopt;
        }
        const Profile& profile = found->second;
        import.findings.tellsWork = import.findings.tellsWork || profile.workOf();
        const std::optional<double> run = timeOf(profile, resources);
        const bool isWork = profile.workOf().value_or(0) >= 0;
        if (run && std::abs(*run) <= MostSeconds && isWork)
            return run;
        import.addBadRow(position, [&] { return faultOf(profile, excerpt(name), run); });
        return std::nullopt;
    }

    /// Returns the run time from a profile, or nothing if the profile does not determine it.
    std::optional<double> timeOf(const Profile& profile, double resources) const
    {
        if (profile.delay || !profile.workOf() || m_settings.speed <= 0)
            return profile.delay;
        const double parts = profile.totalWork ? std::max(resources, 1.0) : 1;
        return *profile.workOf() / parts / m_settings.speed;
    }

    /// Returns the reason why a profile gives no run time for a job.
    /// @param run the run time from the profile, if any
    static std::string faultOf(const Profile& profile, const std::string& name, std::optional<double> run)
    {
        if (const auto work = profile.workOf(); work && *work < 0)
            return fairshare::say(
                "profile '{}' has {} operations; expected 0 or more", name, shortest(*work));
        if (run)
            return fairshare::say(
                "with profile '{}' the job would run for {} s, more than a century", name, shortest(*run));
        return profile.workOf()
            ? fairshare::say("profile '{}' contains operations but no time; set a speed in operations per "
                             "second per processor",
                  name)
            : fairshare::say("profile '{}' of type '{}' contains no run time", name, excerpt(profile.type));
    }

    JsonDocument& m_document;
    CleaningSettings m_settings;
    WorkloadDraft m_draft;
    std::unordered_map<std::string, Profile> m_profiles;
    std::deque<std::string> m_texts; ///< IDs, which must live as long as the draft
};

Result<WorkloadImport> readBatsimWorkload(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    auto document = JsonDocument::parse(content, progress);
    if (!document)
        return tl::unexpected(document.error());
    return BatsimWorkloadReader(*document, settings).all();
}

} // namespace

WorkloadFormat batsim_workload()
{
    return {.id = "batsim-workload",
        .title = fairshare::phrase("Batsim workload (JSON; per the specification, not tested with Batsim)"),
        .patterns = "*.json *.json.gz",
        .recognizes = recognizesBatsimWorkload,
        .read = readBatsimWorkload};
}

} // namespace fairshare::workload_files
