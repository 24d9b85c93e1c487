#!/bin/sh
# Hands the role of the primary to a standby when the disk of this machine is nearly full, because PostgreSQL goes
# on as a primary whose writes fail: leave-full-disk.sh <node> <configuration of Patroni> <data folder> <megabytes>
set -eu
node=$1 configuration=$2 data=$3 least=$4
while sleep 2; do
  free=$(df --output=avail -BM "$data" | tail -n 1 | tr -dc '0-9')
  [ "$free" -lt "$least" ] || continue
  echo "only $free MB are free in $data"
  # It refuses by itself where this machine is not the primary.
  patronictl -c "$configuration" switchover wallabee --primary "$node" --force || true
  sleep 10
done
