// A machine with a member of etcd, Patroni and its PostgreSQL, on a small disk of its own.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillFiles, owner } from './fill.mjs';

const DISK_MB = 1_500;
const LEAST_FREE_MB = 64;

export function createDatabaseMachine({ name, machine, folder, settings }) {
  const home = join(folder, name);
  const disk = join(home, 'disk');
  makeFolders(home, disk);
  const [etcd, patroni] = fillFiles({
    folder: home,
    settings: {
      ...settings,
      NODE: name,
      ADDRESS: machine.address,
      POSTGRES_DATA: join(disk, 'data'),
      POSTGRES_RUN: join(home, 'run'),
      ETCD_DATA: join(home, 'etcd'),
    },
    files: ['etcd.yml', 'patroni.yml'],
  });
  // The checkout may be closed to the user postgres.
  const leaveFullDisk = join(home, 'leave-full-disk.sh');
  copyFileSync('deploy/ha/leave-full-disk.sh', leaveFullDisk);
  const log = openSync(join(home, 'log'), 'a');
  const filler = join(disk, 'filler');

  function run(program, ...args) {
    const [command, ...rest] = machine.command(program, ...args);
    spawn(command, rest, { stdio: ['ignore', log, log], cwd: '/', detached: true });
  }

  return {
    name,
    address: machine.address,
    start() {
      run('etcd', '--config-file', etcd);
      run('patroni', patroni);
      run(leaveFullDisk, name, patroni, disk, String(LEAST_FREE_MB));
    },
    kill: machine.killAll,
    freeze: () => machine.signalAll('SIGSTOP'),
    thaw: () => machine.signalAll('SIGCONT'),
    cut: machine.cut,
    join: machine.join,
    fillDisk: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' }),
    freeDisk: () => rmSync(filler, { force: true }),
  };
}

function makeFolders(home, disk) {
  for (const path of [home, disk, join(home, 'run'), join(home, 'etcd')]) mkdirSync(path, { mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'tmpfs', disk]);
  for (const path of [home, disk, join(home, 'run'), join(home, 'etcd')])
    chownSync(path, owner.uid, owner.gid);
}

/** Before the folder of the trial is removed. */
export function unmountBelow(folder) {
  for (const name of ['pg1', 'pg2', 'pg3'])
    spawnSync('umount', ['-l', join(folder, name, 'disk')], { stdio: 'ignore' });
}
