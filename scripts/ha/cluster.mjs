// What Patroni says of the cluster.
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 180_000;

/** Resolves with the primary when both others follow it closely and one of them is synchronous. */
export async function untilHealthy(machines) {
  const began = Date.now();
  let members = [];
  while (Date.now() - began < LONGEST_MS) {
    members = await findMembers(machines);
    const leader = members.find(({ role }) => role === 'leader');
    const standbys = members.filter((member) => member !== leader && isFollowing(member, leader));
    const isSynchronous = standbys.some(({ role }) => role === 'sync_standby');
    if (leader?.state === 'running' && standbys.length === machines.length - 1 && isSynchronous)
      return machines.find(({ name }) => name === leader.name);
    await sleep(250);
  }
  throw new Error(`the cluster did not become whole: ${JSON.stringify(members)}`);
}

/** The name of the primary, as the machines that answer know it. */
export async function findLeader(machines) {
  const members = await findMembers(machines);
  return members.find(({ role }) => role === 'leader')?.name;
}

function isFollowing({ state, timeline, lag }, leader) {
  return ['running', 'streaming'].includes(state) && timeline === leader?.timeline && lag < 1_000_000;
}

async function findMembers(machines) {
  for (const { address } of machines) {
    try {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
      const { members } = /** @type {{ members: any[] }} */ (await answer.json());
      return members;
    } catch {
      // Another one may answer.
    }
  }
  return [];
}
