# Looks in /proc for what tells machines apart: kernel command line, identity of the start, disks, devices, mounts, groups.
import os

names = ["cmdline", "sys/kernel/random/boot_id", "sys/kernel/core_pattern", "partitions", "diskstats", "interrupts", "modules"]
names += ["keys", "swaps", "bus", "fs", "scsi", "acpi", "1", "self/mountinfo", "self/mounts", "mounts"]
for name in names:
    path = "/proc/" + name
    try:
        found = os.listdir(path) if os.path.isdir(path) else open(path, "rb").read()
    except OSError:
        continue
    if found:
        print(name)
groups = {line.split(":", 2)[2] for line in open("/proc/self/cgroup")}
if groups != {"/\n"}:
    print(groups)
