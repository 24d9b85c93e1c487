import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

/** 400 types with 200 numbers each. */
export async function fillWithItems(db: Db) {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    `insert into category_group (slug, position, name, description, icon) values ('a', 1, 'A', '', 'bread')`,
  );
  await run(`insert into category (id, slug, group_slug, name, icon, includes, excludes, subcategories)
    select id, 'c' || id, 'a', 'C' || id, 'bread', '{}', '{}', '{}' from generate_series(1, 40) id`);
  await run(
    `insert into player (id, username, name) select id, 'p' || id, 'P ' || id from generate_series(1, 3000) id`,
  );
  await run(`insert into place (id, name, category_id, city, lat, lng, created_at)
    select id, 'P ' || id, 1 + id % 40, 'City ' || id % 500, id % 90, id % 180, now() from generate_series(1, 3000) id`);
  await run(`
    begin;
    insert into generation (gen_id, primary_set_id) values (1, 1);
    insert into item_set (id, gen_id, name, description, hue, icon, created_at) values (1, 1, 'S', '', 1, 'bread', now());
    commit`);
  await run(`insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
                                    works_with_wand, is_retired, is_one_of_a_kind)
    select id, 1, 'T' || id, '', 'wallabee', now(), false, '{}', false, false, false from generate_series(1, 400) id`);
  await run(`
    insert into item (item_type_id, number, location, is_locked, user_id, place_id, created_at, changed_at, moves, hands)
    select 1 + n % 400, 1 + n / 400, location, location = 'lockbox',
           case when location in ('pouch', 'saved', 'lockbox') then 1 + n % 2999 end,
           case when location = 'dropped' then 1 + n * 7 % 3000 end,
           '2014-01-01'::timestamptz + n * interval '30 minutes', '2015-01-01'::timestamptz + n * 7 % 80000 * interval '20 minutes',
           1 + n * 11 % 50, 1 + n * 13 % 20
    from generate_series(0, 79999) n, lateral (
      select case when n % 50 = 0 then 'dropped' when n % 50 = 1 then 'lockbox' when n % 100 = 2 then 'limbo'
                  when n % 50 = 3 then 'saved' when n % 50 < 20 then 'pouch' else 'mixed' end) as at (location)
    on conflict do nothing`);
  await run(`insert into market_listing select item_id, user_id, 1 + item_id % 900, now()
    from item where location = 'pouch' and item_id % 40 = 0`);
  await run('vacuum analyze item');
  await run('analyze');
}
