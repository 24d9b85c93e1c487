import { z } from 'zod';
import { setName } from '../items/item-fields.ts';
import { ItemTypeCard } from '../items/item-type.ts';
import { decimalInAddress } from '../protocol/decimal-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ItemTypeId, inAddress, SetId } from '../protocol/ids.ts';
import { QueryMistake } from '../search/query-answer.ts';
import { QueryText } from '../search/search.ts';
import { SwapNumber } from '../swaps/ring.ts';
import { planAddresses } from './plan.addresses.ts';
import {
  DEFAULT_RATE,
  HIGHEST_RATE,
  IMPOSSIBLE_REASONS,
  MOST_PLANNED_TYPES,
  PLAN_PREFERENCES,
} from './plan-costs.ts';
import { StartPoint } from './start.ts';
import { hasWholePoint, honeycombs, minutes, pointInAddress, Way, WHOLE_POINT } from './ways.ts';

const StepPart = z
  .object({
    item: ItemTypeCard.meta({ description: 'The item type that goes into the mix.' }),
    held: SwapNumber.nullable().meta({
      description: 'The item in the pouch that is used; null where a step gets it.',
      example: null,
    }),
    is_spare: z
      .boolean()
      .meta({ description: 'Whether a better number of what is held is saved already.', example: true }),
    from_step: z.number().int().nullable().meta({
      description: 'The step that gets it; null where it is held.',
      example: 1,
    }),
  })
  .meta({ id: 'StepPart', description: 'One of the two parts of a mix of a plan.' });
export type StepPart = z.infer<typeof StepPart>;

export const PlanStep = z
  .object({
    step: z.number().int().meta({ description: 'Its place in the order, from 1.', example: 1 }),
    phase: z.enum(['now', 'walk', 'after']).meta({
      description: 'What can be done now, what is done on the walk, and mixes that need the walk.',
      example: 'now',
    }),
    item: ItemTypeCard.meta({ description: 'The item type that the step gets.' }),
    count: z.number().int().meta({
      description: 'How many of it: more than one only where they are bought new or foraged.',
      example: 1,
    }),
    is_target: z
      .boolean()
      .meta({ description: 'Whether one of it is to be saved; other steps get parts only.', example: true }),
    feeds: z
      .array(z.number().int())
      .meta({ description: 'The steps that mix what this one gets.', example: [2] }),
    honeycombs: honeycombs.meta({ description: 'What the step costs, for all of its items.', example: 70 }),
    minutes: minutes.meta({ description: 'The effort in minutes, without walking.', example: 0 }),
    way: Way.meta({ description: 'How it is got.' }),
    parts: z.array(StepPart).meta({ description: 'The two parts of a mix; else empty.', example: [] }),
    others: z.array(Way).meta({
      description: 'The other ways to it, the cheapest first. `use` takes their keys.',
      example: [],
    }),
    is_chosen: z
      .boolean()
      .meta({ description: 'Whether the player chose this way by `use`.', example: false }),
    words: z.string().meta({
      description: 'The step in a sentence.',
      example: 'The Corner Oven has it. Buy two: one to save, one for step 2.',
    }),
  })
  .meta({ id: 'PlanStep', description: 'One step of a plan.' });
export type PlanStep = z.infer<typeof PlanStep>;

export const ImpossibleType = z
  .object({
    item_type_id: ItemTypeId,
    item: ItemTypeCard.meta({ description: 'The item type.' }),
    reason: z.enum(IMPOSSIBLE_REASONS).meta({ description: 'Why, as a word.', example: 'retired' }),
    why: z.string().meta({
      description: 'Why it cannot be had, in a sentence.',
      example: 'It is retired, and nobody offers one now.',
    }),
    others: z.array(Way).meta({
      description: 'What may still bring it: containers and gifts, which no plan can count on.',
      example: [],
    }),
  })
  .meta({ id: 'ImpossibleType', description: 'An item type that no plan reaches.' });
export type ImpossibleType = z.infer<typeof ImpossibleType>;

export const PlannedSet = z
  .object({
    id: SetId,
    name: setName,
    hue: Hue,
    ...picturesOf({ kind: 'set', id: 1 }),
    found: z.number().int().meta({ description: 'How many of it the player has saved.', example: 11 }),
    size: z.number().int().meta({ description: 'How many item types of it are released.', example: 16 }),
  })
  .meta({ id: 'PlannedSet', description: 'A set, and how far the player is with it.' });
export type PlannedSet = z.infer<typeof PlannedSet>;

export const Plan = z
  .object({
    set: PlannedSet.nullable().meta({ description: 'The set of the plan; null for a list or a query.' }),
    title: z.string().meta({
      description: 'What is planned: the name of the set, or the query said back in words.',
      example: 'Prompt Side',
    }),
    mistakes: z.array(QueryMistake).meta({ description: 'What is wrong with the query.', example: [] }),
    shelf: z
      .array(
        z
          .object({
            item: ItemTypeCard.meta({ description: 'The item type.' }),
            has: z.boolean().meta({ description: 'Whether the player has saved it.', example: true }),
          })
          .meta({ id: 'ShelfPlace', description: 'An item type of what is planned.' }),
      )
      .meta({ description: 'Everything that is planned; for a set all its released types.' }),
    steps: z.array(PlanStep).meta({ description: 'The steps, in an order in which they can be done.' }),
    honeycombs: honeycombs.meta({ description: 'What the plan costs in honeycombs.', example: 155 }),
    minutes: minutes.meta({ description: 'The effort in minutes, with the walk.', example: 32.6 }),
    walk_m: z.number().int().meta({ description: 'The walk there and back, in metres.', example: 800 }),
    mixes: z.number().int().meta({ description: 'How often is mixed.', example: 3 }),
    balance: z.number().int().meta({ description: 'The honeycombs that the player has.', example: 477 }),
    bound: z.number().meta({
      description: 'How far the plan may be above the best at most: 0.06 is 6 %. 0 where it is the best.',
      example: 0,
    }),
    impossible: z.array(ImpossibleType).meta({ description: 'What cannot be had, and why.', example: [] }),
    rate: z.number().meta({ description: 'How many honeycombs count as a minute.', example: DEFAULT_RATE }),
    prefer: z.enum(PLAN_PREFERENCES).meta({ description: 'What mattered most.', example: 'cheapest' }),
    start: StartPoint.nullable().meta({
      description: 'Where the walk starts. Without a start nothing at a place is planned.',
    }),
    at: z.iso.datetime().meta({
      description: 'When prices and places were looked up.',
      example: '2026-11-15T18:04:00.000Z',
    }),
  })
  .meta({ id: 'Plan', description: 'The cheapest way to get several item types together.' });
export type Plan = z.infer<typeof Plan>;

const own = { feature: 'plan', access: 'player', scope: 'read' } as const;

const typeList = z
  .string()
  .max(2_200, 'must have at most 2200 characters')
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'must be ids with commas between them');

export const readPlan = {
  ...own,
  ...planAddresses.readPlan,
  cost: 'search',
  summary: 'The cheapest whole plan for what is missing of a set, or for a list of item types.',
  description: `Exactly one of \`set\`, \`types\` and \`q\` is needed, and at most ${formatNumber(MOST_PLANNED_TYPES)} item types. Of a type that the player has saved, only a lower number is planned.`,
  query: z
    .object({
      set: inAddress(SetId).optional().meta({ description: 'The set to finish.', example: 40 }),
      types: typeList
        .optional()
        .meta({ description: 'The item types, with commas between them.', example: '109,107' }),
      q: QueryText.min(1, 'must not be empty')
        .optional()
        .meta({ description: 'A query for item types.', example: 'missing:me is:store' }),
      ...pointInAddress,
      rate: decimalInAddress(
        z
          .number()
          .min(1, 'must be at least 1')
          .max(HIGHEST_RATE, `must be at most ${formatNumber(HIGHEST_RATE)}`),
        'must be a number, such as 10',
      )
        .default(DEFAULT_RATE)
        .meta({ description: 'How many honeycombs count as a minute.', example: DEFAULT_RATE }),
      prefer: z
        .enum(PLAN_PREFERENCES, { error: `must be one of ${PLAN_PREFERENCES.join(', ')}` })
        .default('cheapest')
        .meta({
          description: 'The cheapest plan, the one with the least walking, or the one with low numbers.',
          example: 'cheapest',
        }),
      use: z
        .string()
        .max(2_000, 'must have at most 2000 characters')
        .regex(/^\d{1,10}~[a-z0-9:+-]+(,\d{1,10}~[a-z0-9:+-]+)*$/, 'must be ids and keys of ways')
        .optional()
        .meta({
          description:
            'Ways that the player chose: the id of the item type, `~` and the `key` of the way, with commas between them. A way that is gone is ignored.',
          example: '109~market:12',
        }),
    })
    .refine(hasWholePoint, WHOLE_POINT),
  response: Plan,
} as const satisfies Endpoint;

export const SetGap = z
  .object({
    item: ItemTypeCard.meta({ description: 'The item type that is missing.' }),
    way: Way.meta({ description: 'The cheapest way to it; of the kind `none` where there is none.' }),
  })
  .meta({ id: 'SetGap', description: 'An item type that a player lacks, and the cheapest way to it.' });
export type SetGap = z.infer<typeof SetGap>;

export const PLANS_LISTED = 12;
/** A set with more gaps is listed without the ways to them. */
export const MOST_SHOWN_GAPS = 3;

export const NearSet = PlannedSet.extend({
  gaps: z.array(SetGap).meta({
    description: `The ways to what is missing, where that is ${MOST_SHOWN_GAPS} item types or fewer; otherwise empty.`,
  }),
}).meta({ id: 'NearSet', description: 'A set that a player has not finished yet.' });
export type NearSet = z.infer<typeof NearSet>;

export const listPlans = {
  ...own,
  ...planAddresses.listPlans,
  cost: 'search',
  summary: `The ${PLANS_LISTED} unfinished sets of the player with the fewest gaps, those not begun last, and the ways to close them.`,
  query: z.object(pointInAddress).refine(hasWholePoint, WHOLE_POINT),
  response: z.object({
    sets: z.array(NearSet).meta({ description: 'The sets, the nearest to their end first.' }),
    start: StartPoint.nullable().meta({
      description: 'Where distances are measured from; null where unknown.',
    }),
  }),
} as const satisfies Endpoint;
