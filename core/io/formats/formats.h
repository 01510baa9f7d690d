// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"

/// One function per file in this folder. File and function have the same name; the public ID uses '-' instead
/// of '_'.
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
Format sacctmgr_qos_json();
Format scontrol_job();
Format scontrol_node();
Format scontrol_partition();
Format sprio();
Format squeue();
Format squeue_json();

} // namespace fairshare::format_files
