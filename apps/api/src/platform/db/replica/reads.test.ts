import { expect, test } from 'vitest';
import { DatabaseTimeout } from '../connection/statement-timeout.ts';
import type { Db } from '../db.ts';
import { type Replica, readsFrom } from './reads.ts';

const primary = { name: 'primary' } as unknown as Db;
const standby = { name: 'replica' } as unknown as Db;

function aReplica(state: { isGood: boolean; wasClose: boolean }): Replica {
  return {
    find: () => (state.isGood ? standby : undefined),
    findInOutage: () => (state.wasClose ? standby : undefined),
    replayed: async () => {},
    failed: () => {
      state.isGood = false;
    },
    stop: async () => {},
  };
}

function readUnless(...lost: Db[]) {
  return async (db: Db) => {
    if (lost.includes(db)) throw new DatabaseTimeout();
    return db;
  };
}

test('a read whose replica is lost while the primary is away is tried at the replica again', async () => {
  const reads = readsFrom(primary, aReplica({ isGood: true, wasClose: true }));
  let tries = 0;

  const answer = await reads.anywhere(async (db) => {
    tries += 1;
    if (db === primary || tries === 1) throw new DatabaseTimeout();
    return db;
  });

  expect(answer).toBe(standby);
});

test('while the primary is away, a replica that was close before is read', async () => {
  const reads = readsFrom(primary, aReplica({ isGood: false, wasClose: true }));

  expect(await reads.anywhere(readUnless(primary))).toBe(standby);
});

test('while the primary is away, a replica that was too far behind before is not read', async () => {
  const reads = readsFrom(primary, aReplica({ isGood: false, wasClose: false }));

  await expect(reads.anywhere(readUnless(primary))).rejects.toThrow('The database does not answer.');
});

test('what the primary refuses is not asked of the replica', async () => {
  const reads = readsFrom(primary, aReplica({ isGood: false, wasClose: true }));
  const refused = async () => {
    throw new Error('There is no such item.');
  };

  await expect(reads.anywhere(refused)).rejects.toThrow('There is no such item.');
});
