import { z } from 'zod';
import { BirthdayText } from '../players/birthday-text.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inBody } from '../protocol/ids.ts';
import { birthdayAddresses } from './birthdays.addresses.ts';

const birthdays = { feature: 'birthdays', access: 'player' } as const;

export const readBirthday = {
  ...birthdays,
  ...birthdayAddresses.readBirthday,
  scope: 'read',
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
  description: 'A second time it is refused with 409.',
  params: z.object({ player: PlayerInAddress }),
  body: z.object({
    month: within(1, 12).meta({ description: 'The month, from 1 to 12.', example: 10 }),
    day: within(1, 31).meta({
      description: 'The day, from 1 to 31. It is not checked against the month.',
      example: 9,
    }),
  }),
  response: Success.extend({ birthday: BirthdayText }),
} as const satisfies Endpoint;

function within(first: number, last: number) {
  const words = `must be a whole number from ${first} to ${last}`;
  return inBody(z.number().int().min(first, words).max(last, words));
}
