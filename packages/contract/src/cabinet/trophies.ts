import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { SetSummary } from '../sets/set.ts';
import { cabinetAddresses } from './cabinet.addresses.ts';

export const Trophy = SetSummary.pick({
  id: true,
  name: true,
  hue: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
})
  .extend({
    number: z.number().int().meta({
      description: 'The finish number: 1 for the first player who finished the set.',
      example: 12,
    }),
    completed_at: z.iso
      .datetime()
      .meta({ description: 'When the player finished the set.', example: '2019-06-02T17:40:11.000Z' }),
  })
  .meta({ id: 'Trophy', description: 'A set that a player has finished.' });
export type Trophy = z.infer<typeof Trophy>;

export const listTrophies = {
  ...cabinetAddresses.listTrophies,
  feature: 'cabinet',
  access: 'key',
  summary: 'All sets that a player has finished, the lowest finish numbers first.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ trophies: z.array(Trophy).meta({ description: 'The finished sets.' }) }),
} as const satisfies Endpoint;
