import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSimulatedPlayers, type SimulatedPlayer } from './simulated-players.queries.ts';

export interface People {
  /** Those who play at the time. */
  around(): Promise<readonly SimulatedPlayer[]>;
  /** Somebody who comes by, mostly one of the last to have played. */
  drawVisitor(): Promise<SimulatedPlayer | undefined>;
}

interface PeopleOptions {
  db: Db;
  random: () => number;
  now: () => Date;
}

export function createPeople({ db, random, now }: PeopleOptions): People {
  const cache = createCache<readonly SimulatedPlayer[]>({
    name: 'simulated-players',
    maxEntries: 1,
    ttlMs: 60_000,
    clock: () => now().getTime(),
  });
  const lastVisits = new Map<PlayerId, number>();
  const around = async () => cache.getOrLoad('', () => listSimulatedPlayers(db, MOST_AROUND));
  return {
    around,
    drawVisitor: async () => {
      const at = now().getTime();
      const players = await around();
      const isDue = ({ id, lastActiveAt }: SimulatedPlayer) =>
        at - Math.max(lastVisits.get(id) ?? 0, lastActiveAt) > BETWEEN_VISITS_MS;
      const due = players.filter(isDue);
      const visitor = drawByWeight(due.length > 0 ? due : players, {
        weightOf: ({ lastActiveAt }) => 1 / (2 + Math.max(0, at - lastActiveAt) / DAY_MS),
        draw: random(),
      });
      if (visitor) lastVisits.set(visitor.id, at);
      return visitor;
    },
  };
}

const MOST_AROUND = 400;
const BETWEEN_VISITS_MS = 20 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

function drawByWeight<Entry>(
  list: readonly Entry[],
  { weightOf, draw }: { weightOf: (entry: Entry) => number; draw: number },
): Entry | undefined {
  let left = draw * list.reduce((sum, entry) => sum + weightOf(entry), 0);
  for (const entry of list) {
    left -= weightOf(entry);
    if (left < 0) return entry;
  }
  return list.at(-1);
}
