import type { ItemTypeCard } from '../items/item-type.ts';
import { type Prestige, prestigeOf } from '../items/prestige-rules.ts';
import type { BlogPostCard } from '../news/news.ts';
import type { Place } from '../places/place.ts';
import type { Profile } from '../players/profile.ts';
import type { SetDetail } from '../sets/set.ts';
import { generationName, isUndiscovered } from '../sets/set-rules.ts';
import { coarse, inDays, inMonths } from './preview-words.ts';

/** Everything that a preview picture shows. */
export interface PreviewContent {
  /** Its address: `item-7`, `number-7.42`. */
  name: string;
  kind: string;
  eyebrow: string;
  title: string;
  text: string;
  number: number | null;
  facts: readonly { label: string; value: string }[];
  /** The keys of the drawings, which change with them. */
  art: readonly string[];
  /** How many items of a shelf are not drawn. */
  more: number;
}

const PLAIN = { eyebrow: '', text: '', number: null, facts: [], art: [], more: 0 } as const;

export const SITE_PREVIEW: PreviewContent = {
  ...PLAIN,
  name: 'site',
  kind: '',
  title: 'The world is full of small numbered things.',
  text: 'Forage them at real places, mix two into something new, trade for the numbers you love, and finish the set.',
};

type PreviewedItem = Pick<ItemTypeCard, 'item_type_id' | 'name' | 'set_name' | 'retired' | 'image_key'> & {
  description: string;
  total_issued: number;
  release_date: string | null;
};

export function itemPreview(item: PreviewedItem): PreviewContent {
  return {
    ...PLAIN,
    name: `item-${item.item_type_id}`,
    kind: item.retired ? 'Retired item' : 'Item',
    eyebrow: item.set_name,
    title: item.name,
    text: item.description,
    facts: [
      { label: 'Issued', value: coarse(item.total_issued) },
      ...(item.release_date === null ? [] : [{ label: 'Released', value: inMonths(item.release_date) }]),
    ],
    art: [item.image_key],
  };
}

interface PreviewedNumber {
  item_type_id: number;
  name: string;
  set_name: string;
  number: number;
  variant_id: number | null;
  total_issued: number;
  image_key: string;
  created_at: string;
}

export function numberPreview(item: PreviewedNumber): PreviewContent {
  return {
    ...PLAIN,
    name: `number-${item.item_type_id}.${item.number}`,
    kind: 'Numbered item',
    eyebrow: item.set_name,
    title: item.name,
    number: item.number,
    facts: [
      { label: 'Class', value: CLASSES[prestigeOf(item.number)] },
      { label: 'Made', value: inDays(item.created_at) },
      { label: 'Issued so far', value: coarse(item.total_issued) },
    ],
    art: [`${item.image_key}.${item.variant_id ?? ''}`],
  };
}

const CLASSES: Record<Prestige, string> = {
  sd: 'Single digit',
  dd: 'Double digit',
  td: 'Triple digit',
  qd: 'Quadruple digit',
  beyond: 'Beyond',
};

type PreviewedSet = Pick<SetDetail, 'id' | 'subset_id' | 'gen_id' | 'name' | 'description' | 'image_key'> & {
  items: readonly { name: string; image_key: string }[];
};

/** So many stand on the shelf. */
export const SHELVED = 5;

export function setPreview({ id, subset_id, gen_id, items, ...set }: PreviewedSet): PreviewContent {
  const shelved = onTheShelf(items);
  const count = items.length === 1 ? '1 item' : `${items.length} items`;
  return {
    ...PLAIN,
    name: subset_id === null ? `set-${id}` : `subset-${id}.${subset_id}`,
    kind: subset_id === null ? 'Set' : 'Subset',
    eyebrow: `${generationName(gen_id)} · ${count}`,
    title: set.name,
    text: set.description,
    art: [set.image_key, ...shelved.map(({ image_key }) => image_key)],
    more: items.length - shelved.length,
  };
}

/** Undiscovered items come after the others. */
export function onTheShelf<Item extends { name: string }>(items: readonly Item[]): Item[] {
  const shown = items.filter((item) => !isUndiscovered(item));
  const most = items.length === SHELVED + 1 ? SHELVED + 1 : SHELVED;
  return [...shown, ...items.filter(isUndiscovered)].slice(0, most);
}

type PreviewedPlayer = Pick<
  Profile,
  | 'id'
  | 'name'
  | 'bio'
  | 'account_type'
  | 'is_memorial'
  | 'completed_sets_count'
  | 'friends_count'
  | 'created_at'
  | 'image_key'
>;

export function playerPreview(player: PreviewedPlayer): PreviewContent {
  return {
    ...PLAIN,
    name: `player-${player.id}`,
    kind: 'Profile',
    eyebrow: player.is_memorial ? 'In memory' : RANKS[player.account_type],
    title: player.name,
    text: player.bio,
    facts: [
      { label: 'Sets completed', value: coarse(player.completed_sets_count) },
      { label: 'Friends', value: coarse(player.friends_count) },
      { label: 'Playing since', value: player.created_at.slice(0, 4) },
    ],
    art: [player.image_key],
  };
}

const RANKS: Record<Profile['account_type'], string> = {
  staff: 'WallaBee staff',
  beekeeper: 'BeeKeeper',
  player: 'Player',
};

type PreviewedPlace = Pick<
  Place,
  'id' | 'name' | 'city' | 'category_name' | 'item_count' | 'people_count' | 'image_key'
>;

export function placePreview(place: PreviewedPlace): PreviewContent {
  return {
    ...PLAIN,
    name: `place-${place.id}`,
    kind: 'Place',
    eyebrow: `${place.category_name} · ${place.city}`,
    title: place.name,
    facts: [
      { label: 'Items here', value: coarse(place.item_count) },
      { label: 'Visitors', value: coarse(place.people_count) },
    ],
    art: [place.image_key],
  };
}

export function postPreview(
  post: Pick<BlogPostCard, 'slug' | 'title' | 'summary' | 'date' | 'image_key'>,
): PreviewContent {
  return {
    ...PLAIN,
    name: `post-${post.slug}`,
    kind: 'News',
    eyebrow: inDays(post.date),
    title: post.title,
    text: post.summary,
    art: [post.image_key],
  };
}

interface PreviewedThread {
  id: number;
  title: string;
  forum: string;
  author: { name: string; image_key: string };
  /** The first post; null where it was removed or is HTML. */
  text: string | null;
}

export function threadPreview({ id, title, forum, author, text }: PreviewedThread): PreviewContent {
  return {
    ...PLAIN,
    name: `thread-${id}`,
    kind: 'Forum thread',
    eyebrow: forum,
    title,
    text: (text ?? '').slice(0, LONGEST_EXCERPT),
    facts: [{ label: 'By', value: author.name }],
    art: [author.image_key],
  };
}

const LONGEST_EXCERPT = 400;
