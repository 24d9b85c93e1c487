import { z } from 'zod';
import { CalendarDay } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { statusAddresses } from './status.addresses.ts';
import { DAY_STATES, PARTS, STATES, STATUS_DAYS, TROUBLE } from './status-states.ts';

const state = z.enum(STATES).meta({
  description:
    '`well`; `slow`: it works, later than usual; `read_only`: everything can be read and nothing changed; `failing`: it does not work, or answers fail.',
  example: 'well',
});

export const StatusPart = z
  .object({
    part: z.enum(PARTS).meta({ description: 'Which part of the site.', example: 'database' }),
    state,
    words: z
      .string()
      .meta({ description: 'What is known of it, in a sentence.', example: 'It answers in 2 ms.' }),
  })
  .meta({ id: 'StatusPart', description: 'How a part of the site is.' });
export type StatusPart = z.infer<typeof StatusPart>;

const milliseconds = (description: string, example: number) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ description: `${description} Null without any answer.`, example });

export const StatusHour = z
  .object({
    is_of_one_server: z.boolean().meta({
      description:
        'True while the database is away: then only the server that answers is known, otherwise all of them.',
      example: false,
    }),
    failed_share: z.number().min(0).max(1).nullable().meta({
      description: 'The share of answers with a status of 500 or above. Null without any answer.',
      example: 0.0004,
    }),
    p50_ms: milliseconds('Half of the answers were there within so many milliseconds.', 4),
    p95_ms: milliseconds('Of 100 answers 95 were there within so many milliseconds.', 48),
  })
  .meta({ id: 'StatusHour', description: 'The calls and pages of the last hour; files do not count.' });
export type StatusHour = z.infer<typeof StatusHour>;

const minutes = (description: string, example: number) => z.number().int().meta({ description, example });

export const StatusDay = z
  .object({
    day: CalendarDay,
    state: z.enum(DAY_STATES).meta({
      description:
        '`well`: no recorded minute had trouble; `troubled`: some had; `unrecorded`: nothing is known of the day.',
      example: 'well',
    }),
    recorded_minutes: minutes(
      'Minutes in which a server ran and recorded it. What is missing was not recorded: the site was switched off, or its records were lost.',
      1440,
    ),
    troubled_minutes: minutes(
      `Recorded minutes with trouble: at least ${TROUBLE.failed} answers and one of ${TROUBLE.oneOf} failed, or a server could not reach the database.`,
      0,
    ),
    availability: z.number().min(0).max(1).nullable().meta({
      description:
        'The share of the recorded minutes that were without trouble; null where none was recorded.',
      example: 1,
    }),
  })
  .meta({ id: 'StatusDay', description: 'How the site was on a day in UTC.' });
export type StatusDay = z.infer<typeof StatusDay>;

export const Status = z
  .object({
    state,
    words: z.string().meta({ description: 'The same in a sentence.', example: 'Everything works.' }),
    at: z.iso.datetime().meta({
      description: 'When this was found out; a few seconds ago at most.',
      example: '2026-11-16T08:14:00.000Z',
    }),
    parts: z.array(StatusPart).meta({ description: 'The parts of the site.' }),
    last_hour: StatusHour.meta({ description: 'The answers of the last hour.' }),
    days: z
      .array(StatusDay)
      .nullable()
      .meta({
        description: `The last ${STATUS_DAYS} days, oldest first and today included; null where the history cannot be read.`,
      }),
  })
  .meta({ id: 'Status', description: 'How the site is, and how it was.' });
export type Status = z.infer<typeof Status>;

export const readStatus = {
  ...statusAddresses.readStatus,
  feature: 'status',
  access: 'open',
  summary: 'How the site is now, and how it was on the last days.',
  description:
    'It answers without the database, too, with what the server itself knows. Without any answer the site cannot be reached.',
  response: Status,
} as const satisfies Endpoint;
