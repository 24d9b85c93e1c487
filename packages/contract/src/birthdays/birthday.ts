import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inBody } from '../protocol/ids.ts';
import { birthdayAddresses } from './birthdays.addresses.ts';

const BirthdayText = z.string();

const birthdays = { feature: 'birthdays', access: 'player' } as const;

export const readBirthday = {
  ...birthdays,
  ...birthdayAddresses.readBirthday,
  summary: 'The birthday of the player whose token it is.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ birthday: BirthdayText }),
} as const satisfies Endpoint;

/** The day is not checked against the month. */
export const setBirthday = {
  ...birthdays,
  ...birthdayAddresses.setBirthday,
  takesIdempotencyKey: true,
  summary: 'Sets the birthday of the player whose token it is, once and for all.',
  params: z.object({ player: PlayerInAddress }),
  body: z.object({ month: within(1, 12), day: within(1, 31) }),
  response: z.object({ success: z.literal(true), birthday: BirthdayText }),
} as const satisfies Endpoint;

function within(first: number, last: number) {
  const words = `must be a whole number from ${first} to ${last}`;
  return inBody(z.number().int().min(first, words).max(last, words));
}
