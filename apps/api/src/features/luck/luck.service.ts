import type { LuckDraw, LuckOptions } from '@wallabee/contract/luck/luck';
import type { Db } from '../../platform/db/db.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import { listDrawnItems, listOptions, listPlayerNames, type StoredDraw } from './luck.queries.ts';
import { toDraw } from './luck.views.ts';

/** The draws with names, derived again where their seeds are public, and the lists of their options. */
export async function showDraws(
  db: Db,
  stored: readonly StoredDraw[],
  catalogue: Catalogue,
): Promise<{ draws: LuckDraw[]; options: LuckOptions[] }> {
  const picks = stored.flatMap((draw) => draw.picks);
  const lists = await listOptions(db, [...new Set(picks.flatMap(({ options }) => options ?? []))]);
  const items = await listDrawnItems(db, [...new Set(stored.flatMap(({ item_ids }) => item_ids))]);
  const people = picks.flatMap(({ of, options }) =>
    of === 'players' && options !== null ? (lists.get(options) ?? []) : [],
  );
  const players = await listPlayerNames(db, [...new Set(people)]);
  const known = { lists, items: new Map(items.map((item) => [item.item_id, item])), players, catalogue };
  const draws = stored.map((draw) => toDraw(draw, known));
  const shown = new Set(draws.flatMap((draw) => draw.picks.flatMap(({ options_key }) => options_key ?? [])));
  return {
    draws,
    options: [...lists].filter(([key]) => shown.has(key)).map(([options_key, ids]) => ({ options_key, ids })),
  };
}
