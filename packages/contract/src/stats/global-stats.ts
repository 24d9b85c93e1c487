import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { statsAddresses } from './stats.addresses.ts';

const count = z.number().int();

export const GlobalStats = z.object({
  item_types: count,
  sets: count,
  items_issued: count,
  sets_completed: count,
  players: count,
  places: count,
});
export type GlobalStats = z.infer<typeof GlobalStats>;

export const readGlobalStats = {
  ...statsAddresses.readGlobalStats,
  feature: 'stats',
  access: 'key',
  summary: 'How large the world is, at most a minute ago.',
  response: GlobalStats,
} as const satisfies Endpoint;
