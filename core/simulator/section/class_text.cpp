// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/class_text.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/simulator/section/section_words.h"

#include <fmt/format.h>

#include <array>

namespace fairshare {

std::string attributeName(JobAttribute attribute)
{
    constexpr std::array<const char*, JobAttributeCount> Names{fairshare::phrase("user"),
        fairshare::phrase("account"), fairshare::phrase("queue"), fairshare::phrase("application"),
        fairshare::phrase("partition")};
    return said(Names.at(static_cast<std::size_t>(attribute)));
}

std::string matchText(const JobClass& jobs)
{
    return fmt::format("{}={}", wordOf(JobAttributeWords, jobs.attribute), jobs.value);
}

std::string coefficientName(double coefficient)
{
    return fmt::format("×{}", shortest(coefficient));
}

bool isNamedByCoefficient(const JobClass& jobs)
{
    return jobs.value == coefficientName(jobs.coefficient);
}

std::string classSet(std::span<const JobClass> classes)
{
    std::string text;
    for (const JobClass& jobs : classes) {
        text += text.empty() ? "" : ";";
        text += matchText(jobs);
    }
    return text;
}

} // namespace fairshare
