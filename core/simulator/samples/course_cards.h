// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/run_course.h"
#include "core/simulator/samples/film_words.h"

#include <cstdint>

/// What is said about a place on the courses below a film.
namespace fairshare {

/// What each policy loses at a sample and has lost up to it, in node-hours, with the settings of the course.
/// @param grace as in those settings
CellCard lossCard(const Film& film, const ScoreCourse& course, std::size_t grace, std::uint64_t sample);

/// Nodes in use and jobs waiting at a time, as far as these are known.
CellCard loadCard(const Film& film, const RunCourse& load, Seconds time);

} // namespace fairshare
