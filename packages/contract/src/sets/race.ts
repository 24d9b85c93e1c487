import { z } from 'zod';
import { MonthlyTotal } from '../items/charts.ts';
import { PlayerReference } from '../items/item.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, SetId } from '../protocol/ids.ts';
import { setAddresses } from './sets.addresses.ts';

export const FIRST_FINISHERS = 10;

const Finisher = z
  .object({
    number: z
      .number()
      .int()
      .meta({ description: 'The finish number: 1 for the first player who completed the set.', example: 1 }),
    player: PlayerReference.meta({ description: 'The player.' }),
    completed_at: z.iso
      .datetime()
      .meta({ description: 'When the player completed it.', example: '2012-03-11T18:20:04.000Z' }),
  })
  .meta({ id: 'Finisher', description: 'A player who completed a set, and in which place.' });

export const SetRace = z
  .object({
    set_id: SetId,
    released_at: z.iso
      .datetime()
      .meta({ description: 'When the set was released.', example: '2012-02-03T00:00:00.000Z' }),
    total_completed: z
      .number()
      .int()
      .meta({ description: 'How many players have completed it.', example: 31 }),
    finishers: z.array(MonthlyTotal).meta({
      description:
        'How many players had completed it by the end of each month, from the month of the first to the current one.',
    }),
    first: z
      .array(Finisher)
      .meta({ description: `The first ${FIRST_FINISHERS} players who completed it, in order.` }),
  })
  .meta({ id: 'SetRace', description: 'The race to complete a set.' });
export type SetRace = z.infer<typeof SetRace>;

export const readSetRace = {
  ...setAddresses.readSetRace,
  feature: 'sets',
  access: 'key',
  sendsETag: true,
  summary: 'Who completed a set first, and how many since, at most a minute ago.',
  params: z.object({ setId: inAddress(SetId) }),
  response: SetRace,
} as const satisfies Endpoint;
