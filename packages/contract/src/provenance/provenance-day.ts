import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { provenanceAddresses } from './provenance.addresses.ts';
import { Day, Digest } from './provenance-fields.ts';

export const DAYS_A_PAGE = 60;

export const ProvenanceDay = z
  .object({
    day: Day,
    root: Digest.meta({ description: 'The root of the day.' }),
    previous: Digest.nullable().meta({
      description: 'The root of the day before, which this one covers; null for the first day.',
    }),
    items: z.number().int().meta({ description: 'How many items had a step that day.', example: 812 }),
    events: z
      .number()
      .int()
      .meta({ description: 'How many steps of items there were that day.', example: 1_204 }),
    published_at: z.iso
      .datetime()
      .meta({ description: 'When the root was published.', example: '2026-06-01T00:05:00.000Z' }),
  })
  .meta({ id: 'ProvenanceDay', description: 'What was published of a day: the root over all its steps.' });
export type ProvenanceDay = z.infer<typeof ProvenanceDay>;

const provenance = { feature: 'provenance', access: 'open' } as const;

export const listProvenanceDays = {
  ...provenance,
  ...provenanceAddresses.listProvenanceDays,
  summary: 'The roots of all days, newest first.',
  description:
    'Also as a feed: `/feeds/provenance.atom` and `/feeds/provenance.json` at the site. Store them elsewhere, to check later that nothing changed.',
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({
    results: z.array(ProvenanceDay).meta({ description: 'The days.' }),
    paging: Paging.meta({ description: 'Which page it is.' }),
  }),
} as const satisfies Endpoint;

export const readProvenanceDay = {
  ...provenance,
  ...provenanceAddresses.readProvenanceDay,
  summary: 'The root of a day.',
  description: 'It is published some minutes after the day is over, and never changes.',
  params: z.object({ day: Day }),
  response: ProvenanceDay,
} as const satisfies Endpoint;
