import { ITEM_ROLES } from '@wallabee/game/state/item-type';
import { z } from 'zod';
import {
  date,
  fields,
  flag,
  hue,
  icon,
  id,
  LARGEST_INTEGER,
  list,
  name,
  sentence,
  slug,
  whole,
} from './fields.ts';

export const UNRELEASED = '?';

const itemTypeId = id.brand<'ItemTypeId'>();
const subsetId = id.brand<'SubsetId'>();

const Subset = fields('a subset', { id: subsetId, name, description: sentence, icon, hue, created: date });

export const SetHeader = fields('a set', {
  id: id.brand<'SetId'>(),
  name,
  description: sentence,
  generation: id.brand<'GenerationId'>(),
  hue,
  icon,
  designer: name.optional(),
  created: date,
  subsets: list(Subset).default([]),
  items: list(z.unknown()),
});
export type SetHeader = z.output<typeof SetHeader>;

const Formula = z.string('must be text').transform((formula, context) => {
  const [first, second, ...more] = formula.split('+').map((component) => component.trim());
  if (first && second && more.length === 0) return [first, second] as const;
  context.addIssue({ code: 'custom', message: 'must name two components, as in "Storm Glass + Lamp Oil"' });
  return z.NEVER;
});

const ReleasedItem = fields('an item', {
  id: itemTypeId,
  name,
  role: z.enum(ITEM_ROLES, `must be one of ${ITEM_ROLES.join(', ')}`).optional(),
  description: sentence,
  icon,
  accent: icon.optional(),
  released: date,
  subset: subsetId.optional(),
  kind: z.enum(['wallabee', 'player'], 'must be wallabee or player').default('wallabee'),
  designer: name.optional(),
  owners: whole(0, 1000).optional(),
  forage: list(slug).default([]),
  locations: list(sentence).default([]),
  store: fields('"store"', {
    at: list(slug).min(1, 'must name a store'),
    cost: whole(1, LARGEST_INTEGER),
  }).optional(),
  mix: list(Formula).default([]),
  market: flag.default(false),
  variants: list(fields('a variant', { name, hue })).default([]),
  wand: flag.default(false),
  retired: flag.default(false),
  'one-of-a-kind': flag.default(false),
  contains: list(name).default([]),
  perfume: sentence.optional(),
  aftershave: sentence.optional(),
});

export type Item = Omit<z.output<typeof ReleasedItem>, 'icon' | 'released'> & {
  icon: string | null;
  released: string | null;
};

const UnreleasedItem = fields(`an item named "${UNRELEASED}", which has an id and nothing else`, {
  id: itemTypeId,
  name: z.literal(UNRELEASED),
}).transform((item): Item => ({ ...NOTHING_KNOWN, ...item }));

const NOTHING_KNOWN = {
  description: '',
  icon: null,
  released: null,
  kind: 'wallabee',
  forage: [],
  locations: [],
  mix: [],
  market: false,
  variants: [],
  wand: false,
  retired: false,
  'one-of-a-kind': false,
  contains: [],
} as const satisfies Omit<Item, 'id' | 'name'>;

/** Chosen by name, because a union would only report that neither format fits. */
export function itemFormat(itemName: unknown): z.ZodType<Item> {
  return itemName === UNRELEASED ? UnreleasedItem : ReleasedItem;
}
