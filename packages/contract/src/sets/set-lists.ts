import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress, SetId } from '../protocol/ids.ts';
import { SetDetail, SetItem, SetSummary } from './set.ts';

const sets = { method: 'GET', feature: 'sets', access: 'key' } as const;

export const listSets = {
  ...sets,
  path: '/sets',
  summary: 'Every set, without its items.',
  response: z.object({ sets: z.array(SetSummary) }),
} as const satisfies Endpoint;

export const LATEST_SET_COUNT = 8;

export const listLatestSets = {
  ...sets,
  path: '/latest-sets',
  summary: 'The newest sets, newest first.',
  response: z.object({ sets: z.array(SetSummary) }),
} as const satisfies Endpoint;

export const SetWithMixes = SetDetail.extend({
  items: z.array(
    SetItem.extend({
      /** The first formula; empty where there is none. */
      mix: z.array(ItemTypeId),
    }),
  ),
});
export type SetWithMixes = z.infer<typeof SetWithMixes>;

export const readSetWithMixes = {
  ...sets,
  path: '/sets/:setId',
  summary: 'One set with its items and their first formula.',
  params: z.object({ setId: inAddress(SetId) }),
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readExclusives = {
  ...sets,
  path: '/branded',
  summary: 'The exclusive items.',
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readUniques = {
  ...sets,
  path: '/uniqueitems',
  summary: 'The unique items.',
  response: SetWithMixes,
} as const satisfies Endpoint;

export const readWallagraphics = {
  ...sets,
  path: '/wallagraphics',
  summary: 'The Wallagraphic items.',
  response: SetWithMixes,
} as const satisfies Endpoint;
