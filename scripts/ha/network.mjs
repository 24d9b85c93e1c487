// A network of machines on this one: each is a network namespace behind one bridge.
import { execFileSync, spawnSync } from 'node:child_process';

/** The last octet of this machine's address in it is 1. */
export function createNetwork() {
  process.setMaxListeners(100);
  const name = `wb${process.pid}`;
  const part = 1 + (process.pid % 250);
  const prefix = `10.231.${part}`;
  ip('link', 'add', name, 'type', 'bridge');
  process.once('exit', () => tryIp('link', 'del', name));
  ip('addr', 'add', `${prefix}.1/24`, 'dev', name);
  ip('link', 'set', name, 'up');
  return { range: `${prefix}.0/24`, addMachine: (number) => addMachine({ name, prefix, number }) };
}

function addMachine({ name, prefix, number }) {
  const space = `${name}-${number}`;
  const [outside, inside] = [`${name}o${number}`, `${name}i${number}`];
  const address = `${prefix}.${10 + number}`;
  ip('netns', 'add', space);
  process.once('exit', () => {
    killAll();
    tryIp('link', 'del', outside);
    tryIp('netns', 'del', space);
  });
  ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside);
  ip('link', 'set', inside, 'netns', space);
  ip('link', 'set', outside, 'master', name);
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', inside);
  for (const device of ['lo', inside]) ip('-n', space, 'link', 'set', device, 'up');
  ip('link', 'set', outside, 'up');

  function signalAll(signal) {
    const pids = spawnSync('ip', ['netns', 'pids', space]).stdout.toString().split('\n').filter(Boolean);
    for (const pid of pids) {
      try {
        process.kill(Number(pid), signal);
      } catch {
        // It has ended since.
      }
    }
    return pids.length;
  }

  function killAll() {
    // A process may have started another before it died.
    while (signalAll('SIGKILL') > 0);
  }

  return {
    address,
    signalAll,
    killAll,
    cut: () => ip('link', 'set', outside, 'down'),
    join: () => ip('link', 'set', outside, 'up'),
    /** The process id of the child is that of the program itself. */
    command: (program, ...args) => [
      'ip',
      ...['netns', 'exec', space, 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'],
      ...[program, ...args],
    ],
  };
}

function ip(...args) {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function tryIp(...args) {
  spawnSync('ip', args, { stdio: 'ignore' });
}
