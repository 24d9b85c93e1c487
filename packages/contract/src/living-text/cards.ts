import { z } from 'zod';
import { itemNumber, itemTypeName } from '../items/item-fields.ts';
import { Hue, ImageKey } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, PlayerId } from '../protocol/ids.ts';

export const CardHolder = z
  .object({
    id: PlayerId.meta({ example: 10 }),
    name: z.string().meta({ description: 'The display name.', example: 'Zoë Demofriend' }),
    image_key: ImageKey,
    hue: Hue,
  })
  .meta({ id: 'CardHolder', description: 'A player who has an item that a text names.' });

export const BecameItem = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId.meta({ example: 109 }),
    name: itemTypeName,
    number: itemNumber,
  })
  .meta({ id: 'BecameItem', description: 'An item that another became a part of.' });

export const LivingCard = z
  .object({
    words: z.string().meta({
      description: 'What stands between the brackets of the text, as it was typed.',
      example: 'Eighty-One Layer Croissant #7',
    }),
    item_type_id: ItemTypeId.meta({ example: 109 }),
    item_id: ItemId.nullable().meta({ description: 'Null where the text names no number.', example: 4210 }),
    name: itemTypeName,
    number: itemNumber.nullable().meta({ description: 'Null where the text names none.', example: 7 }),
    image_key: ImageKey,
    hue: Hue,
    holder: CardHolder.nullable().meta({ description: 'Who has it now; null where nobody does.' }),
    became: BecameItem.nullable().meta({
      description: 'What it became a part of; null where it did not.',
      example: null,
    }),
    since: z.iso.datetime().nullable().meta({
      description: 'Since when it is there; null where the text names no number.',
      example: '2020-11-03T08:14:00.000Z',
    }),
    where: z.string().meta({
      description: 'Where it is, in words.',
      example: 'with Zoë Demofriend, saved since 3 Nov 2020',
    }),
    state: z.enum(['here', 'moved', 'gone']).meta({
      description:
        '`moved` where the author had it when the text was written and has it no more, `gone` where no player can have it; otherwise `here`.',
      example: 'here',
    }),
  })
  .meta({ id: 'LivingCard', description: 'An item that a text names in brackets, as it is now.' });
export type LivingCard = z.infer<typeof LivingCard>;

/** The cards of one text. */
export const cardsOfText = z.array(LivingCard).meta({ description: 'What it names, in no order.' });
