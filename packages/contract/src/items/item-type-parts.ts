import { z } from 'zod';
import { EXAMPLE_API, ImageKey, pictureUrl } from '../protocol/fields.ts';
import { ItemTypeId, SubsetId } from '../protocol/ids.ts';
import { Formula } from './item-fields.ts';

export const ofItsSet = {
  set_image: pictureUrl({ kind: 'set', id: 1 }, 100, 'Address of the set’s picture, 100 pixels square.'),
  set_image_key: ImageKey.meta({ description: 'Names the drawing of the set.', example: '4AlEloY9' }),
  subset_id: SubsetId.nullable().meta({
    description: 'The subset; null where there is none.',
    example: null,
  }),
  subset_name: z
    .string()
    .nullable()
    .meta({ description: 'The name of the subset; null where there is none.', example: null }),
  subset_image: z.string().nullable().meta({
    description: 'Address of the subset’s picture, 100 pixels square; null where there is none.',
    example: null,
  }),
};

export const SpecialMix = z
  .object({
    with: z.array(ItemTypeId).meta({ description: 'Any one of these item types.', example: [3193, 2632] }),
    explanation: z.string().meta({
      description: 'How it is made, in words.',
      example: 'Mix the unique with Maureen on a Sunday.',
    }),
  })
  .meta({ id: 'SpecialMix', description: 'A mix of any one of these item types with another item.' });

export const ItemTypeUse = z
  .object({
    item_type_id: ItemTypeId.meta({ description: 'The item type that is made.', example: 112 }),
    formula: Formula.meta({ description: 'The formula it is made by.', example: [109, 111] }),
  })
  .meta({ id: 'ItemTypeUse', description: 'A formula that an item type is part of.' });

export function messageOf(product: 'perfume' | 'aftershave') {
  return z
    .string()
    .nullable()
    .meta({
      description: `What is said when ${product} is used on it; null where it does nothing.`,
      example: null,
    });
}

/** A card as `related` has it. */
export function exampleCard(id: number, name: string) {
  const picture = (size: number) => `${EXAMPLE_API}/image/item-${id}-${size}.png`;
  return {
    item_type_id: id,
    name,
    set_id: 1,
    set_name: 'Before the Shutters Go Up',
    hue: 205,
    retired: false,
    image_key: 'jJCW2hRw',
    image_url_50: picture(50),
    image_url_100: picture(100),
    image_url_200: picture(200),
  };
}
