# Sourced: a private Slurm of two nodes, n0 and n1, of one core each, on the loopback of this machine; needs root.

# start_cluster FOLDER: keys, sockets, state and logs all lie there. Sets SLURM_CONF.
start_cluster() {
  local folder=$1 host memory node
  host=$(hostname -s)
  memory=$(awk '/MemTotal/ { print int($2 / 1024 * 0.4) }' /proc/meminfo)
  mkdir -p "$folder"/{state,spool,log,run}
  (umask 077 && head -c 1024 /dev/urandom >"$folder/run/munge.key")
  cat >"$folder/slurm.conf" <<CONF
ClusterName=longwood
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmctldPort=26817
SlurmdTimeout=5
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
AuthType=auth/munge
AuthInfo=socket=$folder/run/munge.socket,cred_expire=5
CryptoType=crypto/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool/%n
SlurmctldPidFile=$folder/run/slurmctld.pid
SlurmdPidFile=$folder/run/slurmd.%n.pid
SlurmctldLogFile=$folder/log/slurmctld.log
SlurmdLogFile=$folder/log/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SchedulerParameters=sched_min_interval=10000,sched_interval=2,bf_interval=2,batch_sched_delay=0
MpiDefault=none
ReturnToService=2
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/filetxt
JobCompLoc=$folder/log/jobcomp.log
NodeName=n0 NodeHostname=$host NodeAddr=127.0.0.1 Port=26818 CPUs=1 RealMemory=$memory State=UNKNOWN
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=26819 CPUs=1 RealMemory=$memory State=UNKNOWN
PartitionName=main Nodes=n0,n1 Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF=$folder/slurm.conf
  munged --force --key-file="$folder/run/munge.key" --socket="$folder/run/munge.socket" \
    --pid-file="$folder/run/munged.pid" --log-file="$folder/log/munged.log" --seed-file="$folder/run/munge.seed"
  slurmctld -c -f "$SLURM_CONF"
  for node in n0 n1; do slurmd -N "$node" -f "$SLURM_CONF"; done
  for _ in {1..60}; do
    [[ $(sinfo -h -N -o %t 2>/dev/null | grep -c idle) == 2 ]] && return 0
    sleep 0.5
  done
  sinfo -N >&2 || true
  return 1
}

# The processes which Slurm started on a node of this cluster.
processes_of() {
  grep -slzxF "SLURM_CONF=$SLURM_CONF" /proc/[0-9]*/environ | xargs -r grep -slzxF "SLURMD_NODENAME=$1" | cut -d/ -f3
}

# lose_node FOLDER NODE: its daemon and all that ran under it end at once.
lose_node() {
  local pid
  kill -9 "$(<"$1/run/slurmd.$2.pid")"
  for pid in $(processes_of "$2"); do
    # The step's keeper is not of the node's environment, but the parent of what is.
    local keeper
    keeper=$(awk '{ print $4 }' "/proc/$pid/stat" 2>/dev/null || true)
    if [[ -n $keeper && $(cat "/proc/$keeper/comm" 2>/dev/null) == slurmstepd ]]; then kill -9 "$keeper" || true; fi
    kill -9 "$pid" 2>/dev/null || true
  done
}

stop_cluster() {
  local name file
  scancel --user=root --quiet 2>/dev/null || true
  for name in slurmd.n0 slurmd.n1 slurmctld munged; do
    file=$1/run/$name.pid
    [[ -f $file ]] && kill "$(<"$file")" 2>/dev/null || true
  done
  sleep 1
}
