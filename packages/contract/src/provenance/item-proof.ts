import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress, PlaceId, PlayerId } from '../protocol/ids.ts';
import { provenanceAddresses } from './provenance.addresses.ts';
import { Day, Digest } from './provenance-fields.ts';

export const ProofStep = z
  .object({
    history_id: z.number().int().meta({ description: 'The id of the event.', example: 7744 }),
    item_id: ItemId,
    type: z.string().meta({ description: 'What happened.', example: 'itemdropped' }),
    created_at: z.iso
      .datetime({ precision: 3 })
      .meta({ description: 'When.', example: '2016-04-02T00:08:46.000Z' }),
    user_id: PlayerId.nullable().meta({ description: 'Who did it; null where nobody did.' }),
    place_id: PlaceId.nullable().meta({ description: 'Where; null away from places.' }),
    primary_item_id: ItemId.meta({ description: 'The item it is about.' }),
    secondary_item_id: ItemId.nullable().meta({
      description: 'The second item; null elsewhere.',
      example: null,
    }),
    tertiary_item_id: ItemId.nullable().meta({
      description: 'The third item; null elsewhere.',
      example: null,
    }),
    gift_user_id: PlayerId.nullable().meta({
      description: 'Who got it by a gift or trade; null elsewhere.',
      example: null,
    }),
    location: z
      .string()
      .min(1)
      .nullable()
      .meta({ description: 'Where the step left the item.', example: 'dropped' }),
    holder_id: PlayerId.nullable().meta({
      description: 'Whose it was after the step; null where nobody’s.',
      example: null,
    }),
    digest: Digest.nullable().meta({
      description: 'Covers the step and the digest before; null for steps from before there were digests.',
    }),
  })
  .meta({ id: 'ProofStep', description: 'A step of an item’s history with all that its digest covers.' });
export type ProofStep = z.infer<typeof ProofStep>;

const ProofNode = z
  .object({
    side: z.enum(['left', 'right']).meta({ description: 'On which side this node is.', example: 'right' }),
    digest: Digest,
  })
  .meta({ id: 'ProofNode', description: 'A node beside the path from a leaf to the root.' });

export const ProofDay = z
  .object({
    day: Day,
    root: Digest.meta({ description: 'The published root of the day.' }),
    previous: Digest.nullable().meta({ description: 'The root of the day before; null for the first day.' }),
    nodes: z
      .array(ProofNode)
      .meta({ description: 'From the item’s last digest of the day up to the top of the tree.' }),
  })
  .meta({ id: 'ProofDay', description: 'How the steps of a day lead to its published root.' });
export type ProofDay = z.infer<typeof ProofDay>;

export const ItemProof = z
  .object({
    item_id: ItemId,
    events: z.array(ProofStep).meta({ description: 'Every step, oldest first.' }),
    path: z.array(ProofDay).meta({
      description:
        'How the events lead to published roots: the published days on which the item has steps with a digest, oldest first.',
    }),
  })
  .meta({ id: 'ItemProof', description: 'What is needed to check the history of an item by oneself.' });
export type ItemProof = z.infer<typeof ItemProof>;

export const readProof = {
  ...provenanceAddresses.readProof,
  feature: 'provenance',
  access: 'open',
  cost: 'drawing',
  summary: 'The proof of an item’s history, as a file.',
  description:
    '404 without events, and while the item type is undiscovered. Check it with `npm run provenance:verify -- <file>`. A digest is the SHA-256 of the digest before and of the text `history_id|item_id|type|created_at in ms|user_id|place_id|primary_item_id|secondary_item_id|tertiary_item_id|gift_user_id|location|holder_id`, with nothing for null. A leaf is the SHA-256 of a byte 0, the item id as 8 bytes and the item’s last digest of the day; a node that of a byte 1 and the two nodes below; the root that of a byte 2, the day as text, the root of the day before (or 32 zero bytes) and the top of the tree (or 32 zero bytes).',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: ItemProof,
} as const satisfies Endpoint;
