import { z } from 'zod';
import { HISTORY_EVENT_TYPES } from '../items/history-event-type.ts';
import { setName } from '../items/item-fields.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, SetId } from '../protocol/ids.ts';
import { actionAddresses } from './actions.addresses.ts';
import { OwnedItem } from './owned-item.ts';
import { ACTION_FIELDS, SITE_ACTIONS } from './site-actions.ts';

export const ChangedItem = OwnedItem.extend({
  is_new: z.boolean().meta({ description: 'Whether the action made it.', example: true }),
}).meta({ id: 'ChangedItem', description: 'An item that an action made or changed.' });
export type ChangedItem = z.infer<typeof ChangedItem>;

export const ActionAnswer = z
  .object({
    events: z
      .array(
        z
          .object({
            type: z
              .enum(HISTORY_EVENT_TYPES)
              .meta({ description: 'What happened.', example: 'itempurchased' }),
            item_id: ItemId.meta({ description: 'The item that it happened to.' }),
            at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-15T18:04:00.000Z' }),
          })
          .meta({ id: 'ActionEvent', description: 'An event that an action added to a history.' }),
      )
      .meta({ description: 'The events that the action added to histories.' }),
    items: z.array(ChangedItem).meta({ description: 'The items that the action made or changed.' }),
    balance: z.number().int().meta({ description: 'The honeycombs that the player has now.', example: 322 }),
    completed: z
      .object({
        set_id: SetId,
        name: setName,
        number: z.number().int().meta({ description: 'The finish number.', example: 41 }),
      })
      .meta({ id: 'CompletedSet', description: 'A set that an action completed.' })
      .nullable()
      .meta({ description: 'The set that the action completed; else null.', example: null }),
  })
  .meta({ id: 'ActionAnswer', description: 'What an action did.' });
export type ActionAnswer = z.infer<typeof ActionAnswer>;

export const performAction = {
  ...actionAddresses.performAction,
  feature: 'actions',
  access: 'player',
  takesIdempotencyKey: true,
  summary: 'Does something in the game that needs no place: buys, sells, mixes, saves, locks or stashes.',
  description: [
    'A rule of the game that says no is a 409 with a `reason`. Which fields an action needs:',
    SITE_ACTIONS.map(
      (action) => `- \`${action}\`: ${ACTION_FIELDS[action].map((f) => `\`${f}\``).join(', ')}`,
    ).join('\n'),
  ].join('\n\n'),
  body: z
    .object({
      action: z
        .enum(SITE_ACTIONS, { error: `must be one of ${SITE_ACTIONS.join(', ')}` })
        .meta({ description: 'What to do.', example: 'buy' }),
      item_id: ItemId.optional().meta({ description: 'The item that it is done to.' }),
      item_type_id: ItemTypeId.optional().meta({ description: 'The item type to buy.', example: 109 }),
      first_id: ItemId.optional().meta({ description: 'One of the items to mix.', example: 12 }),
      second_id: ItemId.optional().meta({ description: 'The other item to mix.', example: 34 }),
      result_type_id: ItemTypeId.optional().meta({ description: 'What to mix.', example: 109 }),
      cost: z.number().int('must be a whole number').optional().meta({
        description:
          'For `list_on_market` the asking price in honeycombs. For `buy` and `buy_on_market` the price that the player saw, which may be left out: another price now is refused.',
        example: 35,
      }),
    })
    .superRefine((body, context) => {
      for (const field of ACTION_FIELDS[body.action] ?? [])
        if (body[field] === undefined)
          context.addIssue({ code: 'custom', message: `is needed for ${body.action}`, path: [field] });
    })
    .meta({ example: { action: 'buy_on_market', item_id: 41396, cost: 367 } }),
  response: ActionAnswer,
  limit: { calls: 120, seconds: 60 },
} as const satisfies Endpoint;
