import { z } from 'zod';
import { PlayerAchievement } from '../achievements/player-achievement.ts';
import { Notification } from '../bell/notification.ts';
import { ConversationSummary } from '../inbox/inbox.ts';
import { MOST_SHOWN_GAPS, NearSet, SetGap } from '../plan/plan.ts';
import { StartPoint } from '../plan/start.ts';
import { hasWholePoint, pointInAddress, WHOLE_POINT } from '../plan/ways.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { RadarFind } from '../radar/radar.ts';
import { Swap } from '../swaps/swap.ts';
import { hiveAddresses } from './hive.addresses.ts';

/** How many things one shelf shows. */
export const ON_A_SHELF = 4;
/** How many entries one panel shows. */
export const IN_A_PANEL = 3;

const total = (description: string, example: number) => z.number().int().meta({ description, example });

export const NewGap = SetGap.extend({
  released: z.iso
    .datetime()
    .meta({ description: 'When the type was released.', example: '2026-11-10T08:00:00.000Z' }),
}).meta({ id: 'NewGap', description: 'A new item type that a player lacks.' });
export type NewGap = z.infer<typeof NewGap>;

export const NearAchievement = PlayerAchievement.extend({
  left: total('How often it still has to be done.', 4),
  percentage: total('How much of it is done, in percent, rounded down.', 96),
}).meta({ id: 'NearAchievement', description: 'An achievement that a player has nearly earned.' });
export type NearAchievement = z.infer<typeof NearAchievement>;

export const readHive = {
  ...hiveAddresses.readHive,
  feature: 'hive',
  access: 'player',
  scope: 'read',
  cost: 'search',
  summary: 'What matters to the player today: everything that the hive page shows.',
  query: z.object(pointInAddress).refine(hasWholePoint, WHOLE_POINT),
  response: z.object({
    waiting: z.array(Swap).meta({
      description: `The swaps that wait for the player, the nearest to happening first, ${IN_A_PANEL} at most.`,
    }),
    waiting_total: total('How many swaps wait for the player.', 3),
    new_types: z
      .array(NewGap)
      .meta({ description: `The newest item types that the player lacks, ${ON_A_SHELF} at most.` }),
    new_total: total('How many new item types the player lacks.', 9),
    new_days: total('How many days a type counts as new.', 30),
    lower: z.array(RadarFind).meta({
      description: `Numbers near the start that beat a saved one, the best first, ${ON_A_SHELF} at most.`,
    }),
    lower_total: total('How many such numbers there are.', 14),
    sets: z.array(NearSet).meta({
      description: `The begun sets with ${MOST_SHOWN_GAPS} gaps or fewer, the fewest first, ${IN_A_PANEL} at most.`,
    }),
    post: z.array(ConversationSummary).meta({
      description: `The conversations with unread messages, the newest first, ${ON_A_SHELF} at most.`,
    }),
    unread: total('How many conversations have unread messages.', 2),
    alerts: z.array(Notification).meta({
      description: `The newest unread notifications of alerts, ${IN_A_PANEL} at most.`,
      example: [],
    }),
    achievements: z.array(NearAchievement).meta({
      description: `The achievements that are not earned and lack the least, ${IN_A_PANEL} at most.`,
    }),
    start: StartPoint.nullable().meta({
      description: 'Where distances are measured from; null where unknown.',
    }),
    at: z.iso.datetime().meta({
      description: 'When it was looked up.',
      example: '2026-11-15T18:04:00.000Z',
    }),
  }),
} as const satisfies Endpoint;
