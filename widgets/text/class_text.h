// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <QString>

#include <span>

namespace fairshare::gui {

/// A class of jobs and what their work is worth: "bigmem × 10"; "×10" of one that is named after that.
QString classText(const JobClass& jobs);

/// "PAP+ classes: bigmem × 10, short × 0.5", or that there are none.
QString classesText(std::span<const JobClass> classes);

} // namespace fairshare::gui
