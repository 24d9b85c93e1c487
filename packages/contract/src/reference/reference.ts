import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { referenceAddresses } from './reference.addresses.ts';

export const CallAnswers = z
  .object({
    made_at: z.iso
      .datetime()
      .meta({ description: 'When the answers were made.', example: '2024-06-06T12:00:00.000Z' }),
    answers: z.record(z.string(), z.unknown()).meta({
      description: 'The answers of calls, by their path and query.',
      example: { '/stores/2': { id: 2, name: 'The Corner Shop' } },
    }),
  })
  .meta({ id: 'CallAnswers', description: 'The answers of calls, and when they were made.' });
export type CallAnswers = z.infer<typeof CallAnswers>;

export const readReference = {
  ...referenceAddresses.readReference,
  feature: 'bulk',
  access: 'key',
  sendsETag: true,
  summary: 'The answers of all calls about the catalogue as one file.',
  description:
    'For use without a network: every answer is the one that its own call gave at `made_at`. It is made again at most once an hour, and its ETag changes with the catalogue and once a day.',
  response: CallAnswers,
} as const satisfies Endpoint;
