import { z } from 'zod';
import { CalendarDay } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { statusAddresses } from './status.addresses.ts';
import { DAY_STATES, PARTS, STATES, STATUS_DAYS, TROUBLE } from './status-states.ts';

const state = z.enum(STATES).meta({
  description:
    '`well`; `slow`: it works with delays; `read_only`: data can be read but not changed; `failing`: it does not work, or answers fail.',
  example: 'well',
});

export const StatusPart = z
  .object({
    part: z.enum(PARTS).meta({ description: 'Which part of the site.', example: 'database' }),
    state,
    words: z
      .string()
      .meta({ description: 'Its state in a sentence.', example: 'It answers, and changes are stored.' }),
  })
  .meta({ id: 'StatusPart', description: 'The state of a part of the site.' });
export type StatusPart = z.infer<typeof StatusPart>;

const milliseconds = (description: string, example: number) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ description: `${description} Null if there was no answer.`, example });

export const StatusHour = z
  .object({
    is_of_one_server: z.boolean().meta({
      description:
        'True while the database cannot be reached: the figures are then those of the answering server only.',
      example: false,
    }),
    failed_share: z.number().min(0).max(1).nullable().meta({
      description: 'The share of answers with a status of 500 or above. Null if there was no answer.',
      example: 0.0004,
    }),
    p50_ms: milliseconds('The median duration of an answer in milliseconds.', 4),
    p95_ms: milliseconds('The 95th percentile of the durations in milliseconds.', 48),
  })
  .meta({ id: 'StatusHour', description: 'The calls and pages of the last hour, without static files.' });
export type StatusHour = z.infer<typeof StatusHour>;

const minutes = (description: string, example: number) => z.number().int().meta({ description, example });

export const StatusDay = z
  .object({
    day: CalendarDay,
    state: z.enum(DAY_STATES).meta({
      description:
        '`well`: no recorded minute had trouble; `troubled`: some had; `unrecorded`: no minute was recorded.',
      example: 'well',
    }),
    recorded_minutes: minutes(
      'Minutes that a server recorded. The others are missing because the site was switched off or its records were lost.',
      1440,
    ),
    troubled_minutes: minutes(
      `Recorded minutes with trouble: at least ${TROUBLE.failed} answers and one in ${TROUBLE.oneOf} failed, or a server could not reach the database.`,
      0,
    ),
    availability: z.number().min(0).max(1).nullable().meta({
      description: 'The share of recorded minutes without trouble; null if none was recorded.',
      example: 1,
    }),
  })
  .meta({ id: 'StatusDay', description: 'The state of the site on a day in UTC.' });
export type StatusDay = z.infer<typeof StatusDay>;

export const Status = z
  .object({
    state,
    words: z.string().meta({ description: 'The same in a sentence.', example: 'Everything works.' }),
    at: z.iso.datetime().meta({
      description: 'When the status was determined, at most a few seconds ago.',
      example: '2026-11-16T08:14:00.000Z',
    }),
    parts: z.array(StatusPart).meta({ description: 'The parts of the site.' }),
    last_hour: StatusHour.meta({ description: 'The answers of the last hour.' }),
    days: z
      .array(StatusDay)
      .nullable()
      .meta({
        description: `The last ${STATUS_DAYS} days, oldest first and today included; null if the history cannot be read.`,
      }),
  })
  .meta({ id: 'Status', description: 'The state of the site, now and in the past days.' });
export type Status = z.infer<typeof Status>;

export const readStatus = {
  ...statusAddresses.readStatus,
  feature: 'status',
  access: 'open',
  summary: 'The state of the site, now and in the past days.',
  description:
    'Without the database it answers from the state of the server. If there is no answer, the site cannot be reached.',
  response: Status,
} as const satisfies Endpoint;
