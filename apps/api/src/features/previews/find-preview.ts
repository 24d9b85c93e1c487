import { readNumberedItem } from '@wallabee/contract/items/item';
import { readItemType } from '@wallabee/contract/items/item-type';
import { readBlogPost } from '@wallabee/contract/news/news';
import { readPlace } from '@wallabee/contract/places/place';
import { readProfile } from '@wallabee/contract/players/profile';
import {
  itemPreview,
  numberPreview,
  onTheShelf,
  type PreviewContent,
  placePreview,
  playerPreview,
  postPreview,
  SITE_PREVIEW,
  setPreview,
  threadPreview,
} from '@wallabee/contract/previews/preview-content';
import { type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { ThreadId } from '@wallabee/contract/protocol/ids';
import { readSet, readSubset, type SetDetail } from '@wallabee/contract/sets/set';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../platform/db/db.ts';
import { type PreviewRecipe, playerImageKey } from '../art/art.public.ts';
import { findThreadInPreview } from './previews.queries.ts';

export interface FoundPreview {
  content: PreviewContent;
  layout: PreviewRecipe['layout'];
  hue: number;
  art: readonly ArtOf[];
  /** Only readers of the subject know the key of its picture. */
  isPrivate?: boolean;
  /** Few enough to be stored on disk. */
  isStored?: boolean;
}

interface ArtOf {
  kind: 'item' | 'player' | 'place' | 'post';
  id: number;
  part?: number | undefined;
}

interface Sources {
  db: Db;
  /** Calls without a player, as the pages for everybody make them. */
  callApi: CallApi;
}

/** Undefined where there is no such subject, or where its page does not show it. */
export async function findPreview(name: string, sources: Sources): Promise<FoundPreview | undefined> {
  if (name === SITE_PREVIEW.name)
    return { content: SITE_PREVIEW, layout: 'brand', hue: HOUSE_HUE, art: [], isStored: true };
  const [, kind = '', id = '', part] = ADDRESS.exec(name) ?? [];
  const found = await FINDERS.get(kind)?.({ id, part }, sources);
  // 'number-7.042' is not a second address of 'number-7.42'.
  return found?.content.name === name ? found : undefined;
}

const ADDRESS = /^([a-z]+)-([a-z0-9-]{1,100})(?:\.(\d{1,10}))?$/;

const HOUSE_HUE = 78;

type Find = (
  address: { id: string; part: string | undefined },
  sources: Sources,
) => Promise<FoundPreview | undefined>;

const FINDERS_BY_KIND: Record<string, Find> = {
  item: async ({ id }, { callApi }) => {
    const item = await ask(callApi, readItemType, { params: { itemTypeId: id } });
    if (!item || isUndiscovered(item)) return undefined;
    const art = [{ kind: 'item', id: item.item_type_id } as const];
    return { content: itemPreview(item), layout: 'subject', hue: item.hue, art, isStored: true };
  },
  number: async ({ id, part }, { callApi }) => {
    const item = await ask(callApi, readNumberedItem, { params: { itemTypeId: id, number: part } });
    if (!item || isUndiscovered(item)) return undefined;
    const art = [{ kind: 'item', id: item.item_type_id, part: item.variant_id ?? undefined } as const];
    return { content: numberPreview(item), layout: 'subject', hue: item.hue, art };
  },
  set: async ({ id }, { callApi }) => shelfOf(await ask(callApi, readSet, { params: { setId: id } })),
  subset: async ({ id, part }, { callApi }) =>
    shelfOf(await ask(callApi, readSubset, { params: { setId: id, subsetId: part } })),
  player: async ({ id }, { callApi }) => {
    const player = await ask(callApi, readProfile, { params: { player: id } });
    if (!player) return undefined;
    const art = [{ kind: 'player', id: player.id } as const];
    return { content: playerPreview(player), layout: 'subject', hue: player.hue, art };
  },
  place: async ({ id }, { callApi }) => {
    const place = await ask(callApi, readPlace, { params: { placeId: id } });
    const art = place && [{ kind: 'place', id: place.id } as const];
    return art && { content: placePreview(place), layout: 'subject', hue: place.hue, art };
  },
  post: async ({ id: slug }, { callApi }) => {
    const post = await ask(callApi, readBlogPost, { params: { slug } });
    const art = post && [{ kind: 'post', id: post.id } as const];
    return art && { content: postPreview(post), layout: 'subject', hue: post.hue, art, isStored: true };
  },
  thread: async ({ id }, { db }) => {
    const threadId = ThreadId.safeParse(Number(id)).data;
    const thread = threadId && (await findThreadInPreview(db, threadId));
    if (!thread) return undefined;
    const { author, ...rest } = thread;
    const content = threadPreview({
      ...rest,
      author: { name: author.name, image_key: playerImageKey(author) },
    });
    return {
      content,
      layout: 'talk',
      hue: HOUSE_HUE,
      art: [{ kind: 'player', id: author.id }],
      isPrivate: true,
    };
  },
};

const FINDERS = new Map(Object.entries(FINDERS_BY_KIND));

function shelfOf(set: SetDetail | null | undefined): FoundPreview | undefined {
  if (!set) return undefined;
  const art = onTheShelf(set.items).map(({ item_type_id }) => ({ kind: 'item', id: item_type_id }) as const);
  return { content: setPreview(set), layout: 'shelf', hue: set.hue, art, isStored: true };
}

/** Undefined for an address that the call does not take, and for a subject that does not exist. */
async function ask<E extends Endpoint>(
  callApi: CallApi,
  endpoint: E,
  { params }: { params: Record<string, string | undefined> },
): Promise<ResponseOf<E> | undefined> {
  const parsed = endpoint.params?.safeParse(params);
  if (!parsed?.success) return undefined;
  const call = callApi as (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;
  try {
    return await call(endpoint, { params: parsed.data } as InputOf<E>);
  } catch (failure) {
    if (isApiFailure(failure) && failure.status === 404) return undefined;
    throw failure;
  }
}
