// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/class_text.h"

#include "core/base/numbers.h"
#include "core/simulator/section/section_words.h"

#include <fmt/format.h>

namespace fairshare {

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
