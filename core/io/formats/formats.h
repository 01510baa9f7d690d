// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

/// One function a file of this folder; file and function are one word, the public id spells '_' as '-'.
namespace fairshare::format_files {

Format fairshare_file();
Format sshare_json();
Format sacctmgr_dump();
Format assoc_mgr();
Format sshare();
Format sacctmgr_tree();
Format slurm_conf();
Format condor_config();
Format condor_userprio();
Format quota_table();
Format csv();
Format job_csv();
Format sacct();
Format sacctmgr_qos();
Format scontrol_job();
Format scontrol_partition();
Format sprio();
Format squeue();
Format squeue_json();

} // namespace fairshare::format_files
