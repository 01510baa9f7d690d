# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A real Slurm for the length of one test: MariaDB, munge, slurmdbd and, on demand, slurmctld.

All of them run from a Debian tree made by `slurm_tree`, in namespaces of their own (processes, mounts, network, host
name): no port, socket or process id meets those of the machine or of another instance, and none outlives this
process. Needs root. Each cluster name is a database of its own, so tests need not clean up behind each other.
"""
import contextlib
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import tempfile
import time

DATABASE_CONF = """\
AuthType=auth/munge
AuthInfo=socket={home}/run/munge.socket
DbdHost=localhost
DbdAddr=127.0.0.1
DbdPort=6819
SlurmUser=root
LogFile={home}/log/slurmdbd
PidFile={home}/run/slurmdbd.pid
StorageType=accounting_storage/mysql
StorageHost=localhost
StorageUser=root
StorageLoc=accounting
"""

# Usage does not decay, and what fairshare weighs in a job's priority does not matter here.
CONTROLLER_CONF = """\
ClusterName={cluster}
SlurmctldHost=controller(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={home}/run/munge.socket
CredType=cred/munge
StateSaveLocation={home}/state/{cluster}
SlurmctldPidFile={home}/run/slurmctld.pid
SlurmctldLogFile={home}/log/slurmctld
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
AccountingStorageType=accounting_storage/slurmdbd
AccountingStorageHost=127.0.0.1
AccountingStoragePass={home}/run/munge.socket
PriorityType=priority/multifactor
PriorityFlags={flags}
PriorityDecayHalfLife=0
PriorityUsageResetPeriod=NONE
PriorityCalcPeriod=1
PriorityWeightFairshare=1000000
NodeName=absent NodeAddr=127.0.0.1 CPUs=1 State=UNKNOWN
PartitionName=standard Nodes=ALL Default=YES
"""

# Process 1 of the namespaces. glibc takes a network with nothing but 127.0.0.1 for one without IPv4.
FIRST_PROCESS = """
    hostname controller
    mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc"
    mount -t tmpfs tmpfs "$1/run" && mount -t tmpfs tmpfs "$1/tmp"
    mkdir -p "$1$2" && mount --bind "$2" "$1$2"
    chroot "$1" ip link set lo up && chroot "$1" ip address add 10.99.99.1/32 dev lo
    echo up
    exec sleep infinity
"""

# First two bytes of slurmctld's state files.
PROTOCOLS = {"22.05": 38, "23.02": 39, "23.11": 40, "24.05": 41, "24.11": 42, "25.05": 43, "25.11": 44, "26.05": 45}
COMMANDS = ("sacctmgr", "scontrol", "sshare")


class SlurmError(Exception):
    """A command of Slurm failed, or a daemon did not come up."""


class ThrowawaySlurm:
    def __init__(self, tree):
        self.tree = pathlib.Path(tree).resolve()
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="throwaway-slurm-", dir="/tmp"))
        self.home.chmod(0o755)
        self.daemons = []
        self.namespaces = None
        self.inside = []  # what runs a command inside
        self.settings = {"home": self.home, "cluster": "none", "flags": "FAIR_TREE"}
        self.environment = {"HOME": "/root", "LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
                            "MYSQL_UNIX_PORT": f"{self.home}/run/mysql.sock", "SLURM_CONF": f"{self.home}/etc/slurm.conf"}
        # For programs of the machine: the commands of Slurm are those inside.
        self.outside = {**self.environment, "PATH": f"{self.home}/bin:{os.environ['PATH']}"}

    # Daemons

    def start(self):
        for folder in ("bin", "etc", "log", "run", "state", "mysql", "munge", "files"):
            (self.home / folder).mkdir()
        (self.home / "run").chmod(0o1777)
        self.make_namespaces()
        self.version = self.run("slurmctld", "-V").split()[1]
        self.write_configuration()
        self.start_mariadb()
        self.start_munge()
        self.spawn("slurmdbd", ["slurmdbd", "-D"])
        self.wait_up("slurmdbd", "sacctmgr", "-n", "show", "cluster")

    def stop(self):
        if self.namespaces:
            self.namespaces.kill()  # and with it everything inside
            self.namespaces.wait()
        for process in self.daemons:
            process.wait()
        shutil.rmtree(self.home)

    def make_namespaces(self):
        self.namespaces = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", "unshare", "--mount", "--uts", "--ipc", "--pid", "--net", "--fork",
             "--kill-child", "sh", "-euc", FIRST_PROCESS, "sh", str(self.tree), str(self.home)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if (answer := self.namespaces.stdout.readline()) != "up\n":
            raise SlurmError(f"no namespaces for Slurm: {answer}")
        outer = self.namespaces.pid
        first = pathlib.Path(f"/proc/{outer}/task/{outer}/children").read_text().split()[0]
        self.inside = ["nsenter", "-t", first, "-m", "-u", "-i", "-p", "-n", "--", "chroot", str(self.tree)]
        for command in COMMANDS:
            script = self.home / "bin" / command
            script.write_text(f"#!/bin/sh\nPATH={self.environment['PATH']} exec {' '.join(self.inside)} {command} \"$@\"\n")
            script.chmod(0o755)

    def start_mariadb(self):
        data = self.home / "mysql"
        self.run("chown", "mysql:", data)
        self.run("mariadb-install-db", "--no-defaults", "--user=mysql", f"--datadir={data}",
                 "--auth-root-authentication-method=normal", "--skip-test-db")
        self.spawn("mariadbd", ["mariadbd", "--no-defaults", "--user=mysql", f"--datadir={data}", "--skip-networking",
                                f"--socket={self.home}/run/mysql.sock", f"--pid-file={data}/pid",
                                "--innodb-flush-log-at-trx-commit=0", "--loose-innodb-snapshot-isolation=OFF"])
        self.wait_up("mariadbd", "mariadb", "--no-defaults", "-u", "root", "-e", "create database accounting")

    def start_munge(self):
        folder = self.home / "munge"
        (folder / "key").write_bytes(os.urandom(1024))
        folder.chmod(0o700)
        (folder / "key").chmod(0o400)
        self.run("chown", "-R", "munge:", folder)
        self.spawn("munged", ["setpriv", "--reuid=munge", "--regid=munge", "--clear-groups", "munged", "--foreground",
                              "--force", f"--key-file={folder}/key", f"--socket={self.home}/run/munge.socket",
                              f"--pid-file={folder}/pid", f"--log-file={folder}/log", f"--seed-file={folder}/seed"])
        self.wait_up("munged", "test", "-S", f"{self.home}/run/munge.socket")

    @contextlib.contextmanager
    def controller(self, cluster, flags, usage):
        """slurmctld of `cluster` with these PriorityFlags. `usage` gives own usage, by the keys of associations()."""
        self.settings.update(cluster=cluster, flags=flags)
        state = self.home / "state" / cluster
        shutil.rmtree(state, ignore_errors=True)
        state.mkdir()
        (state / "assoc_usage").write_bytes(self.packed_usage(cluster, usage))
        self.write_configuration()
        process = self.spawn("slurmctld", ["slurmctld", "-D"])
        try:
            self.wait_up("slurmctld", "sh", "-c", "timeout 1 scontrol ping | grep -q 'is UP'")
            yield
        finally:
            self.kill(process)
            self.settings.update(cluster="none")
            self.write_configuration()

    def packed_usage(self, cluster, usage):
        """The state file that slurmctld reads its usage from, big endian."""
        ids = {key: number for number, key, *_ in self.associations(cluster)}
        protocol = PROTOCOLS[".".join(self.version.split(".")[:2])]
        packed = struct.pack(">Hq", protocol << 8, int(time.time()))
        for key, seconds in usage.items():
            text = seconds.encode() + b"\0"
            packed += struct.pack(">II", ids[key], len(text)) + text + struct.pack(">II", 0, 0)
        return packed

    def write_configuration(self):
        database = self.home / "etc/slurmdbd.conf"
        database.write_text(DATABASE_CONF.format_map(self.settings))
        database.chmod(0o600)
        (self.home / "etc/slurm.conf").write_text(CONTROLLER_CONF.format_map(self.settings))
        cgroups = "CgroupAutomount=no" if self.version.startswith("22.05") else "CgroupPlugin=disabled"
        (self.home / "etc/cgroup.conf").write_text(cgroups + "\n")

    def spawn(self, name, command):
        with open(self.home / "log" / f"{name}.out", "ab") as log:
            process = subprocess.Popen([*self.inside, *command], env=self.environment, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=log, start_new_session=True)
        self.daemons.append(process)
        return process

    def wait_up(self, name, *command, seconds=120):
        """Until the command succeeds."""
        end = time.monotonic() + seconds
        while (result := self.attempt(command)).returncode != 0:
            code = self.daemons[-1].poll()
            if code is not None or time.monotonic() > end:
                log = (self.home / "log" / f"{name}.out").read_text(errors="replace")[-2000:]
                state = f"not up within {seconds} s" if code is None else f"ended with exit code {code}"
                raise SlurmError(f"{name} {state}: {result.stdout}{result.stderr}\n{log}")
            time.sleep(0.1)

    def kill(self, process):
        """At once, with its children: state is made anew each time, and saving it takes seconds."""
        self.daemons.remove(process)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    # Commands

    def attempt(self, command):
        return subprocess.run([*self.inside, *map(str, command)], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)

    def run(self, *command):
        """What the command printed on standard output."""
        result = self.attempt(command)
        if result.returncode != 0:
            raise SlurmError(f"{' '.join(map(str, command))}: exit code {result.returncode}\n"
                             f"{result.stdout}{result.stderr}")
        return result.stdout

    def load(self, dump):
        """Loads a dump file, which also creates the cluster that it names."""
        self.run("sacctmgr", "-i", "load", f"file={dump}")

    def dump(self, cluster, target):
        self.run("sacctmgr", "dump", cluster, f"file={target}")

    def associations(self, cluster):
        """Rows (id, (account, user, partition), parent, shares) as stored, the root account left out."""
        # Not by sacctmgr, whose tables do not tell a '|' in a name from one between cells.
        columns = self.run("mariadb", "--no-defaults", "-u", "root", "-NBr", "accounting", "-e",
                           f"show columns from `{cluster}_assoc_table`")
        # From 23.11 on, the parent is stored as an id and in the lineage.
        by_id = "id_parent" in columns and "parent_acct" not in columns
        parent = f"(select p.acct from `{cluster}_assoc_table` p where p.id_assoc = a.id_parent)" if by_id else "a.parent_acct"
        table = self.run("mariadb", "--no-defaults", "-u", "root", "-NBr", "accounting", "-e", f"""
            select a.id_assoc, a.acct, a.user, a.`partition`, if(a.user = '', {parent}, a.acct),
                if(a.shares = 2147483647, 'parent', a.shares)
            from `{cluster}_assoc_table` a where a.deleted = 0 and (a.acct <> 'root' or a.user <> '')""")
        rows = (line.split("\t") for line in table.splitlines())
        return [(int(number), (account, user, partition), parent, shares)
                for number, account, user, partition, parent, shares in rows]
