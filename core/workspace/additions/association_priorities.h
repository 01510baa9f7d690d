// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"
#include "core/tree/share_tree.h"

namespace fairshare {

/// Gives the jobs the priorities of their associations in the tree. An association without a priority has
/// that of the nearest account above. The largest value is that of the whole tree, as in Slurm. Jobs whose
/// listing has an association factor keep it; without priorities in the tree, all jobs stay unchanged.
void setAssociationPriorities(const ShareTree& tree, JobQueue& queue);

} // namespace fairshare
