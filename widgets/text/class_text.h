// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <QString>

#include <span>

namespace fairshare::gui {

/// Returns a job class and the weight of its work: "bigmem × 10"; "×10" for a class that is named after its
/// weight.
QString classText(const JobClass& jobs);

/// Returns all classes: "PAP+ classes: bigmem × 10, short × 0.5", or that there are none.
QString classesText(std::span<const JobClass> classes);

} // namespace fairshare::gui
