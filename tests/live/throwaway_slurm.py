# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A real Slurm on the loopback for the length of one test run: MariaDB, munge, slurmdbd and, on demand, slurmctld.

Needs root and the packages of the group `live` in packaging/dependencies.txt. No daemon outlives this process.
Each cluster name is a database of its own, so tests need not clean up behind each other.
"""
import contextlib
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time

DATABASE_CONF = """\
AuthType=auth/munge
AuthInfo=socket={home}/run/munge.socket
DbdHost=localhost
DbdAddr=127.0.0.1
DbdPort={database_port}
SlurmUser=root
LogFile={home}/log/slurmdbd
PidFile={home}/run/slurmdbd.pid
StorageType=accounting_storage/mysql
StorageHost=localhost
StorageUser=root
StorageLoc=accounting
CommunicationParameters=NoInAddrAny
"""

# Usage does not decay, and what fairshare weighs in a job's priority does not matter here.
CONTROLLER_CONF = """\
ClusterName={cluster}
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller_port}
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
AccountingStoragePort={database_port}
AccountingStoragePass={home}/run/munge.socket
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
PriorityType=priority/multifactor
PriorityFlags={flags}
PriorityDecayHalfLife=0
PriorityUsageResetPeriod=NONE
PriorityCalcPeriod=1
PriorityWeightFairshare=1000000
NodeName=absent NodeAddr=127.0.0.1 CPUs=1 State=UNKNOWN
PartitionName=standard Nodes=ALL Default=YES
"""


class SlurmError(Exception):
    """A command of Slurm failed, or a daemon did not come up."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class ThrowawaySlurm:
    def __init__(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="throwaway-slurm-"))
        self.home.chmod(0o755)
        self.daemons = []
        self.settings = {"home": self.home, "host": socket.gethostname().split(".")[0], "cluster": "none",
                         "flags": "FAIR_TREE", "database_port": free_port(), "controller_port": free_port()}
        self.environment = {**os.environ, "SLURM_CONF": f"{self.home}/etc/slurm.conf", "LC_ALL": "C.UTF-8",
                            "MYSQL_UNIX_PORT": f"{self.home}/run/mysql.sock", "TMPDIR": f"{self.home}/run"}
        self.environment.pop("SLURM_TIME_FORMAT", None)

    # Daemons

    def start(self):
        for folder in ("etc", "log", "run", "state", "mysql", "munge"):
            (self.home / folder).mkdir()
        self.write_configuration()
        self.start_mariadb()
        self.start_munge()
        self.spawn("slurmdbd", ["slurmdbd", "-D"])
        self.wait_up("slurmdbd", "sacctmgr", "-n", "show", "cluster")

    def stop(self):
        for process in self.daemons[::-1]:
            self.terminate(process)
        shutil.rmtree(self.home)

    def start_mariadb(self):
        data = self.home / "mysql"
        shutil.chown(data, "mysql", "mysql")
        shutil.chown(self.home / "run", "mysql", "mysql")
        self.run("mariadb-install-db", "--no-defaults", "--user=mysql", f"--datadir={data}",
                 "--auth-root-authentication-method=normal", "--skip-test-db")
        self.spawn("mariadbd", ["mariadbd", "--no-defaults", f"--datadir={data}", "--skip-networking",
                                f"--socket={self.home}/run/mysql.sock", f"--pid-file={self.home}/run/mariadb.pid",
                                "--innodb-flush-log-at-trx-commit=0"], user="mysql")
        self.wait_up("mariadbd", "mariadb", "--no-defaults", "-u", "root", "-e", "create database accounting")

    def start_munge(self):
        folder = self.home / "munge"
        (folder / "key").write_bytes(os.urandom(1024))
        for path, mode in ((folder, 0o700), (folder / "key", 0o400)):
            path.chmod(mode)
            shutil.chown(path, "munge", "munge")
        (self.home / "run").chmod(0o1777)
        self.spawn("munged", ["munged", "--foreground", "--force", f"--key-file={folder}/key",
                              f"--socket={self.home}/run/munge.socket", f"--pid-file={folder}/pid",
                              f"--log-file={folder}/log", f"--seed-file={folder}/seed"], user="munge")
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
            self.wait_up("slurmctld", "timeout", "1", "scontrol", "ping")
            yield
        finally:
            self.kill(process)
            self.settings.update(cluster="none")
            self.write_configuration()

    def packed_usage(self, cluster, usage):
        """The state file that slurmctld reads its usage from; format of protocol 22.05, big endian."""
        ids = {key: number for number, key, *_ in self.associations(cluster)}
        packed = struct.pack(">Hq", 0x2600, int(time.time()))
        for key, seconds in usage.items():
            text = seconds.encode() + b"\0"
            packed += struct.pack(">II", ids[key], len(text)) + text + struct.pack(">II", 0, 0)
        return packed

    def write_configuration(self):
        database = self.home / "etc/slurmdbd.conf"
        database.write_text(DATABASE_CONF.format_map(self.settings))
        database.chmod(0o600)
        (self.home / "etc/slurm.conf").write_text(CONTROLLER_CONF.format_map(self.settings))
        (self.home / "etc/cgroup.conf").write_text("CgroupAutomount=no\n")

    def spawn(self, name, command, user=None):
        # The kernel ends the daemon when this process dies, however that happens.
        with_user = [f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user else []
        with open(self.home / "log" / f"{name}.out", "ab") as log:
            process = subprocess.Popen(["setpriv", "--pdeathsig", "TERM", *with_user, *command], env=self.environment,
                                       stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        self.daemons.append(process)
        return process

    def wait_up(self, name, *command, seconds=60):
        """Until the command succeeds."""
        end = time.monotonic() + seconds
        while (result := self.attempt(command)).returncode != 0:
            code = self.daemons[-1].poll()
            if code is not None or time.monotonic() > end:
                log = (self.home / "log" / f"{name}.out").read_text(errors="replace")[-2000:]
                state = f"not up within {seconds} s" if code is None else f"ended with exit code {code}"
                raise SlurmError(f"{name} {state}: {result.stdout}{result.stderr}\n{log}")
            time.sleep(0.1)

    def terminate(self, process):
        self.daemons.remove(process)
        process.terminate()
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def kill(self, process):
        """With its children; for slurmctld, whose state is made anew each time, while saving it takes seconds."""
        self.daemons.remove(process)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    # Commands

    def attempt(self, command):
        return subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def run(self, *command):
        """What the command printed on standard output."""
        result = self.attempt(command)
        if result.returncode != 0:
            raise SlurmError(f"{' '.join(command)}: exit code {result.returncode}\n{result.stdout}{result.stderr}")
        return result.stdout

    def load(self, dump):
        """Loads a dump file, which also creates the cluster that it names."""
        self.run("sacctmgr", "-i", "load", f"file={dump}")

    def dump(self, cluster, target):
        self.run("sacctmgr", "dump", cluster, f"file={target}")

    def associations(self, cluster):
        """Rows (id, (account, user, partition), parent, shares) as stored, the root account left out."""
        # Not by sacctmgr, whose tables do not tell a '|' in a name from one between cells.
        table = self.run("mariadb", "--no-defaults", "-u", "root", "-NBr", "accounting", "-e", f"""
            select id_assoc, acct, user, `partition`, if(user = '', parent_acct, acct),
                if(shares = 2147483647, 'parent', shares)
            from `{cluster}_assoc_table` where deleted = 0 and (acct <> 'root' or user <> '')""")
        rows = (line.split("\t") for line in table.splitlines())
        return [(int(number), (account, user, partition), parent, shares)
                for number, account, user, partition, parent, shares in rows]
