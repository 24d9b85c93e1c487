import type { ItemId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createTrialLuck } from '../luck/luck.ts';
import { forage } from '../rules/foraging-rules.ts';
import { mix } from '../rules/mixing-rules.ts';
import { TYPE, typeId } from '../samples/sample-catalogue.ts';
import { ADA, BEN, createSampleWorld, OVEN_STREET, SAMPLE_START } from '../samples/sample-world.ts';
import type { Changes } from '../state/changes.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { divideApplied, mergeChanges } from './merge-changes.ts';
import { performInMemory } from './perform-in-memory.ts';
import { settleChanges } from './settling.ts';

const world = createSampleWorld();
const snapshot: Snapshot = {
  now: SAMPLE_START,
  luck: createTrialLuck(),
  catalogue: world.catalogue,
  pooled_id: null,
  state: world,
};
const find = (player_id: typeof ADA, type: number) =>
  ({ type: 'forage', player_id, place_id: OVEN_STREET, item_type_id: typeId(type) }) as const;

function anItem(type: number): ItemId {
  const { applied } = performInMemory(world, find(ADA, type), { now: SAMPLE_START, luck: createTrialLuck() });
  const [item] = applied?.minted ?? [];
  if (!item) throw new Error('Nothing was made.');
  return item.item_id;
}

const changesOf = ({ changes }: { changes?: Changes }) => changes as Changes;
const [first_id, second_id] = [anItem(TYPE.flour), anItem(TYPE.starter)];
const all = [
  changesOf(forage(snapshot, find(BEN, TYPE.flour))),
  changesOf(
    mix(snapshot, { type: 'mix', player_id: ADA, first_id, second_id, result_type_id: typeId(TYPE.dough) }),
  ),
  changesOf(forage(snapshot, find(BEN, TYPE.flour))),
];
const made = [901, 902, 903].map((id, at) => ({ item_id: id as ItemId, number: at + 1 }));

test('a merged change settles as its parts do, each with its own items', () => {
  const merged = settleChanges(mergeChanges(all), { items: made, completed: [] }, world.items);

  const parts = all.map((changes, at) =>
    settleChanges(changes, { items: made.slice(at, at + 1), completed: [] }, world.items),
  );
  expect(divideApplied(merged, all)).toEqual(parts);
  expect(merged.events.map(({ primary_item }) => primary_item)).toEqual([901, 902, 903]);
  expect(merged.moved.map(({ used_in_item_id }) => used_in_item_id)).toEqual([902, 902]);
});
