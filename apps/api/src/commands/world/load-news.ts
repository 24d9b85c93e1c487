import {
  EXCLUSIVE_SET_ID,
  SPECIAL_MECHANICS_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import type { NewsEntry } from '@wallabee/demo-world/corpus/read-news';
import type pg from 'pg';
import { deletePosts, findNewestSet, findNthPlaceName, insertPost } from './load-news.queries.ts';

/** Runs after the catalogue and the places, to which posts refer. */
export async function loadNews(client: pg.Client, entries: readonly NewsEntry[]) {
  await deletePosts(client);
  for (const [place, { date, body, ...entry }] of entries.entries()) {
    const id = place + 1;
    const published_at = `${date}T08:00:00Z`;
    const names = await findNames(client, { id, published_at });
    const filled = body.map((paragraph) => fill(paragraph, names));
    await insertPost(client, { ...entry, id, published_at, body: filled });
  }
}

interface Names {
  set: string;
  item: string;
  place: string;
}

async function findNames(client: pg.Client, post: { id: number; published_at: string }): Promise<Names> {
  const set = await findNewestSet(client, { on: post.published_at, except: SPECIAL_SETS });
  return {
    set: set?.name ?? 'the new set',
    item: set?.items[post.id % set.items.length] ?? 'the smallest of them',
    // A factor keeps neighbouring posts from naming the same place.
    place: (await findNthPlaceName(client, post.id * 17)) ?? 'the bus stop',
  };
}

const SPECIAL_SETS = [WALLAGRAPHIC_SET_ID, EXCLUSIVE_SET_ID, UNIQUE_SET_ID, SPECIAL_MECHANICS_SET_ID];

function fill(paragraph: string, names: Names): string {
  return paragraph.replace(/\{(set|item|place)\}/g, (_, name: keyof Names) => names[name]);
}
