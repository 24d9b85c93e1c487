import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress } from '../protocol/ids.ts';
import { provenanceAddresses } from './provenance.addresses.ts';

export const SEAL_STATES = ['whole', 'partly', 'broken'] as const;

export const Seal = z
  .object({
    item_id: ItemId,
    state: z.enum(SEAL_STATES).meta({
      description:
        '`whole`: every step verifies. `partly`: the steps from `first_sealed_step` on verify, older ones have no digest. `broken`: a step does not verify.',
      example: 'whole',
    }),
    steps: z.number().int().meta({ description: 'How many steps there are.', example: 23 }),
    first_sealed_step: z.number().int().nullable().meta({
      description: 'The first step with a digest, from 1; null where there is none.',
      example: 1,
    }),
    first_sealed_at: z.iso.datetime().nullable().meta({
      description: 'When that step was; null where there is none.',
      example: '2016-09-09T07:12:00.000Z',
    }),
    broken_step: z.number().int().nullable().meta({
      description: 'The first step that does not verify, from 1; null where all do.',
      example: null,
    }),
    broken_history_id: z.number().int().nullable().meta({
      description: 'The id of that event; null where all steps verify.',
      example: null,
    }),
    published_until: z.iso.date().nullable().meta({
      description:
        'The last day whose published root covers these steps; null where no root covers them yet.',
      example: '2026-05-31',
    }),
    digest: z.string().nullable().meta({
      description: 'The first twelve digits of the last digest; null where there is none.',
      example: '7c41e09b52fd',
    }),
    checked_at: z.iso
      .datetime()
      .meta({ description: 'When the steps were checked.', example: '2026-06-01T09:00:00.000Z' }),
  })
  .meta({ id: 'Seal', description: 'Whether every step of an item’s history verifies.' });
export type Seal = z.infer<typeof Seal>;

export const readSeal = {
  ...provenanceAddresses.readSeal,
  feature: 'provenance',
  access: 'open',
  cost: 'suggestion',
  summary: 'Whether every step of an item’s history verifies.',
  description:
    'The server computes all digests again, and the way to the newest published root that covers them. 404 without events, and while the item type is undiscovered.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: Seal,
} as const satisfies Endpoint;
