import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { statsAddresses } from './stats.addresses.ts';

const count = (description: string, example: number) => z.number().int().meta({ description, example });

export const GlobalStats = z
  .object({
    item_types: count('How many item types there are.', 1963),
    sets: count('How many sets there are.', 106),
    items_issued: count('How many items were ever made.', 20236),
    sets_completed: count('How often a player has completed a set.', 113),
    players: count('How many players there are.', 56),
    places: count('How many places there are.', 120),
  })
  .meta({ id: 'GlobalStats', description: 'How large the world is.' });
export type GlobalStats = z.infer<typeof GlobalStats>;

export const readGlobalStats = {
  ...statsAddresses.readGlobalStats,
  feature: 'stats',
  access: 'key',
  sendsETag: true,
  summary: 'How large the world is, at most a minute ago.',
  response: GlobalStats,
} as const satisfies Endpoint;
