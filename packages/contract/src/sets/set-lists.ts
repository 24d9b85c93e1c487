import { z } from 'zod';
import { firstFormula } from '../items/item-fields.ts';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, SetId } from '../protocol/ids.ts';
import { SetDetail, SetItem, SetSummary } from './set.ts';
import { setAddresses } from './sets.addresses.ts';

const sets = { feature: 'sets', access: 'key', sendsETag: true } as const;
const SetList = z
  .object({ sets: z.array(SetSummary).meta({ description: 'The sets.' }) })
  .meta({ id: 'SetList', description: 'Sets, without their items.' });

export const listSets = {
  ...sets,
  ...setAddresses.listSets,
  summary: 'Every set, without its items.',
  response: SetList,
} as const satisfies Endpoint;

export const LATEST_SET_COUNT = 8;

export const listLatestSets = {
  ...sets,
  ...setAddresses.listLatestSets,
  summary: 'The newest sets, newest first.',
  response: SetList,
} as const satisfies Endpoint;

const SetItemWithMix = SetItem.extend({ mix: firstFormula }).meta({
  id: 'SetItemWithMix',
  description: 'An item type of a set, with its first formula.',
});

export const SetWithMixes = SetDetail.extend({
  items: z.array(SetItemWithMix).meta({ description: 'Its item types.' }),
}).meta({ id: 'SetWithMixes', description: 'A set with its items and their first formula.' });
export type SetWithMixes = z.infer<typeof SetWithMixes>;

export const readSetWithMixes = {
  ...sets,
  ...setAddresses.readSetWithMixes,
  summary: 'One set with its items and their first formula.',
  description:
    'With `at`, `total_completed` is how many players had completed it by then; the rest is as of now.',
  params: z.object({ setId: inAddress(SetId) }),
  query: z.object({ at: At }),
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readExclusives = {
  ...sets,
  ...setAddresses.readExclusives,
  summary: 'The exclusive items.',
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readUniques = {
  ...sets,
  ...setAddresses.readUniques,
  summary: 'The unique items.',
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readWallagraphics = {
  ...sets,
  ...setAddresses.readWallagraphics,
  summary: 'The Wallagraphic items.',
  response: SetWithMixes,
} as const satisfies Endpoint;
