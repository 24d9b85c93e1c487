import { z } from 'zod';
import { ItemName } from '../items/item.ts';
import { isRetired, itemNumber, itemTypeName, setName } from '../items/item-fields.ts';
import { SHOWN_LOCATIONS } from '../items/item-location.ts';
import { ItemTypeCard } from '../items/item-type.ts';
import { PlaceSummary } from '../places/place.ts';
import { PlayerMatch } from '../players/player-search.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { ForumId, ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { SetSummary } from '../sets/set.ts';
import type { SearchKind } from './search-kinds.ts';

export const Span = z
  .object({
    from: z.number().int().meta({ description: 'Where it begins, in UTF-16 units.', example: 0 }),
    to: z.number().int().meta({ description: 'Where it ends.', example: 4 }),
  })
  .meta({ id: 'Span', description: 'A part of a text.' });

const kindOf = <Kind extends SearchKind>(kind: Kind) =>
  z.literal(kind).meta({ description: 'What kind of result it is.', example: kind });

/** What every result has. */
const found = {
  url: z.string().meta({ description: 'The address of its page on the site.', example: '/tools/item/109' }),
  marks: z
    .array(Span)
    .meta({ description: 'The parts of its name or title that the words match.', example: [] }),
  why: z.string().nullable().meta({
    description: 'Why it was found, where its name does not say so.',
    example: null,
  }),
};

export const FoundType = ItemTypeCard.extend({
  kind: kindOf('items'),
  description: z.string().meta({
    description: 'The description that pages show.',
    example: 'The apprentice has counted twenty-seven, and knows better than to mention it.',
  }),
  total_issued: z.number().int().meta({ description: 'How many have been made so far.', example: 2112 }),
  released: z.iso.datetime().nullable().meta({
    description: 'When it was released; null while it is undiscovered.',
    example: '2012-02-03T00:00:00.000Z',
  }),
  is: z.array(z.string()).meta({
    description: 'The values of `is:` that it has.',
    example: ['mix', 'component'],
  }),
  ...found,
}).meta({ id: 'FoundType', description: 'An item type that a search found.' });
export type FoundType = z.infer<typeof FoundType>;

/** A hidden item shows neither owner, place, price nor history. */
export const NUMBER_STATUSES = SHOWN_LOCATIONS;
export const NumberStatus = z.enum(NUMBER_STATUSES).meta({
  description: 'Where it is; `hidden` where its type is undiscovered, which shows neither owner nor history.',
  example: 'saved',
});
export type NumberStatus = z.infer<typeof NumberStatus>;

export const NumberClass = z
  .enum(['sd', 'dd', 'td', 'qd', 'beyond'])
  .meta({ description: 'The class of the number: its count of digits, up to four.', example: 'dd' });

export const ListedNumber = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    name: itemTypeName,
    set_id: SetId,
    number: itemNumber,
    class: NumberClass,
    status: NumberStatus,
    is_locked: z.boolean().meta({ description: 'Whether its owner has locked it.', example: false }),
    owner: z
      .object({ id: PlayerId, name: z.string().meta({ description: 'The name.', example: 'Robin Demo' }) })
      .meta({ id: 'NumberOwner', description: 'A player who holds a numbered item.' })
      .nullable()
      .meta({ description: 'The player who holds or has locked it; null where nobody does.' }),
    place: z
      .object({
        id: PlaceId,
        name: z.string().meta({ description: 'The name.', example: 'Liberty' }),
        lat: z.number().meta({ description: 'Its latitude.', example: 51.5138 }),
        lng: z.number().meta({ description: 'Its longitude.', example: -0.1402 }),
      })
      .meta({ id: 'NumberPlace', description: 'A place where a numbered item lies.' })
      .nullable()
      .meta({ description: 'The place where it lies; null where it does not.', example: null }),
    used_in: ItemName.nullable().meta({
      description: 'The item that it became part of; null where it did not.',
      example: null,
    }),
    price: z.number().int().nullable().meta({
      description: 'Its price on the Market, in honeycombs; null where it is not there.',
      example: null,
    }),
    created_at: z.iso.datetime().nullable().meta({
      description: 'When it was made; null for a hidden item.',
      example: '2016-04-02T00:07:20.000Z',
    }),
    moved_at: z.iso.datetime().nullable().meta({
      description: 'When it last moved; null for a hidden item.',
      example: '2016-05-01T10:00:00.000Z',
    }),
  })
  .meta({ id: 'ListedNumber', description: 'A numbered item in the list of its type.' });
export type ListedNumber = z.infer<typeof ListedNumber>;

export const FoundNumber = ListedNumber.extend({
  kind: kindOf('numbers'),
  set_name: setName,
  hue: Hue,
  retired: isRetired,
  ...picturesOf({ kind: 'item', id: 109 }),
  moves: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'How many events its history has; null for a hidden item.', example: 6 }),
  hands: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'How many different players have held it; null for a hidden item.', example: 2 }),
  distance_m: z.number().int().nullable().meta({
    description: 'How far it lies from the point of `near`, in metres; null without one.',
    example: null,
  }),
  ...found,
}).meta({ id: 'FoundNumber', description: 'A numbered item that a search found.' });
export type FoundNumber = z.infer<typeof FoundNumber>;

export const FoundSet = SetSummary.extend({
  kind: kindOf('sets'),
  set_name: setName.nullable().meta({
    description: 'The set that a subset is part of; null for a set.',
    example: null,
  }),
  ...found,
}).meta({ id: 'FoundSet', description: 'A set or subset that a search found.' });
export type FoundSet = z.infer<typeof FoundSet>;

export const FoundPlayer = PlayerMatch.extend({ kind: kindOf('players'), ...found }).meta({
  id: 'FoundPlayer',
  description: 'A player that a search found.',
});
export type FoundPlayer = z.infer<typeof FoundPlayer>;

export const FoundPlace = PlaceSummary.extend({
  kind: kindOf('places'),
  category_name: z.string().meta({ description: 'The name of its category.', example: 'Clothes Shop' }),
  ...found,
}).meta({ id: 'FoundPlace', description: 'A place that a search found.' });
export type FoundPlace = z.infer<typeof FoundPlace>;

export const FoundText = z
  .object({
    kind: kindOf('threads'),
    source: z.enum(['thread', 'news', 'faq']).meta({
      description: 'A thread of the forums, a post of the blog, or an answer of the FAQ.',
      example: 'news',
    }),
    id: z.string().meta({ description: 'Its id within its source.', example: 'winter-drops' }),
    title: z.string().meta({ description: 'Its title.', example: 'Winter Drops: Bring a Flask' }),
    excerpt: z.string().meta({
      description: 'The sentence that matches, in plain text.',
      example: 'The winter places are open until March.',
    }),
    excerpt_marks: z.array(Span).meta({ description: 'The parts of the excerpt that match.', example: [] }),
    forum: z
      .object({
        id: ForumId,
        title: z.string().meta({ description: 'The title of the forum.', example: 'Trading' }),
      })
      .meta({ id: 'FoundForum', description: 'The forum of a thread.' })
      .nullable()
      .meta({ description: 'The forum of a thread; null for others.', example: null }),
    post_count: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'How many posts a thread has; null for others.', example: null }),
    at: z.iso.datetime().nullable().meta({
      description: 'When it was published, for a thread when the newest post was; null for the FAQ.',
      example: '2026-11-10T08:00:00.000Z',
    }),
    ...found,
  })
  .meta({ id: 'FoundText', description: 'A thread, a post of the blog or an answer that a search found.' });
export type FoundText = z.infer<typeof FoundText>;

export const SearchResult = z
  .discriminatedUnion('kind', [FoundType, FoundNumber, FoundSet, FoundPlayer, FoundPlace, FoundText])
  .meta({ id: 'SearchResult', description: 'What a search found.' });
export type SearchResult = z.infer<typeof SearchResult>;
